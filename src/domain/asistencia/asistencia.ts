import { conDosDecimales } from '../base/numeros.ts'

/** Whether a class day's list is whole: everybody who is enrolled has a mark in it. */
export const isTomada = (marcados: number, inscritos: number) => inscritos > 0 && marcados >= inscritos

/** What a mark says besides: that who was there came late, that who was not is excused. */
export const matices = ['TARDE', 'JUSTIFICADO'] as const
export type Matiz = (typeof matices)[number]

/** A present one may be late, an absent one excused, and nothing else. */
export const isMatizDe = (presente: boolean, matiz: Matiz | null) =>
  matiz === null || matiz === (presente ? 'TARDE' : 'JUSTIFICADO')

/** A mark in one word, as screens and sums say it; null where nobody made one. */
export const marcas = ['PRESENTE', 'TARDE', 'AUSENTE', 'JUSTIFICADO'] as const
export type Marca = (typeof marcas)[number]

export function marcaDe(presente: boolean | null, matiz: Matiz | null = null): Marca | null {
  if (presente === null) return null
  return matiz ?? (presente ? 'PRESENTE' : 'AUSENTE')
}

/** That somebody was there, late or not. */
export const isPresente = (marca: Marca | null) => marca === 'PRESENTE' || marca === 'TARDE'

/** That somebody was not, excused or not. */
export const isAusente = (marca: Marca | null) => marca === 'AUSENTE' || marca === 'JUSTIFICADO'

/** The mark as it is kept and sent. */
export const valorDe = (marca: Marca): { presente: boolean; matiz: Matiz | null } => ({
  presente: isPresente(marca),
  matiz: marca === 'TARDE' || marca === 'JUSTIFICADO' ? marca : null,
})

/** What nobody has marked. */
export const SIN_REGISTRO = 'Sin Registro'

/** What is said where a later mark of somebody else stays. */
export const YA_MARCADO = 'Ya lo había marcado otra persona'

/** Marks that waited for longer count as made so long ago. */
export const HECHA_HACE_MAXIMO = 365 * 86_400_000

export function etiquetaDeAsistencia(presente: boolean | null, matiz: Matiz | null = null): string {
  if (presente === null) return SIN_REGISTRO
  if (matiz !== null) return matiz === 'TARDE' ? 'Tarde' : 'Justificado'
  return presente ? 'Presente' : 'Ausente'
}

export function etiquetaDeMarca(marca: Marca | null): string {
  if (marca === null) return SIN_REGISTRO
  const { presente, matiz } = valorDe(marca)
  return etiquetaDeAsistencia(presente, matiz)
}

/** 'Presente 8, Ausente 3, Sin Registro 1', and who was late or excused where anybody was: what a strip shows. */
export function textoDeMarcas(suyas: readonly (Marca | null)[]): string {
  const cuantas = (marca: Marca | null) => suyas.filter((una) => una === marca).length
  return [...marcas, null]
    .filter((marca) => !isDeMatiz(marca) || cuantas(marca) > 0)
    .map((marca) => `${etiquetaDeMarca(marca)} ${cuantas(marca)}`)
    .join(', ')
}

const isDeMatiz = (marca: Marca | null) => marca !== null && valorDe(marca).matiz !== null

/** Of the one figure that is said of a student, wherever one is looked at: that of the classes given. */
export const HASTA_HOY = 'hasta hoy'

/** Of what is counted over all of them, whichever year is looked at. */
export const SOBRE_TODO_EL_CURSO = 'Sobre todo el curso'

/** Present / all class days of the course × 100, with two decimals; null where there are none. */
export function porcentajeDeAsistencia(presentes: number, totalClases: number): number | null {
  return totalClases === 0 ? null : Math.round((presentes * 10_000) / totalClases) / 100
}

/** '87,50 %', or 'N/A' */
export function textoDePorcentaje(porcentaje: number | null): string {
  return porcentaje === null ? 'N/A' : `${conDosDecimales(porcentaje)} %`
}
