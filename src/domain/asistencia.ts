import { conDosDecimales } from './numeros.ts'

/** Whether a class day's list is whole: everybody who is enrolled has a mark in it. */
export const isTomada = (marcados: number, inscritos: number) => inscritos > 0 && marcados >= inscritos

/** What a mark says besides: that who was there came late, that who was not is excused. */
export const matices = ['TARDE', 'JUSTIFICADO'] as const
export type Matiz = (typeof matices)[number]

/** A present one may be late, an absent one excused, and nothing else. */
export const isMatizDe = (presente: boolean, matiz: Matiz | null) =>
  matiz === null || matiz === (presente ? 'TARDE' : 'JUSTIFICADO')

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

/** 'Presente 8, Ausente 3, Sin Registro 1': what a strip of marks shows. */
export function textoDeMarcas(marcas: readonly (boolean | null)[]): string {
  const cuantas = (marca: boolean | null) => marcas.filter((una) => una === marca).length
  return [true, false, null].map((marca) => `${etiquetaDeAsistencia(marca)} ${cuantas(marca)}`).join(', ')
}

/** Present / all class days of the course × 100, with two decimals; null where there are none. */
export function porcentajeDeAsistencia(presentes: number, totalClases: number): number | null {
  return totalClases === 0 ? null : Math.round((presentes * 10_000) / totalClases) / 100
}

/** '87,50 %', or 'N/A' */
export function textoDePorcentaje(porcentaje: number | null): string {
  return porcentaje === null ? 'N/A' : `${conDosDecimales(porcentaje)} %`
}
