import type { Azar } from './azar.ts'
import { type Creador, nombreCompleto } from './creadores.ts'
import { etiquetaDePeriodo, type Periodo, periodosDeLinea } from './periodos.ts'
import { claveDeOpcion, type PreguntaEscrita } from './preguntas.ts'
import { etiquetaDeRol, type Rol, roles } from './roles.ts'
import { fold } from './texto.ts'

export type CreadorDelCatalogo = Pick<
  Creador,
  'id' | 'first_name' | 'last_name' | 'birth_year' | 'period' | 'mainRole' | 'notable_works' | 'bio'
>

interface Pedido {
  preguntas: number
  opciones: number
  periodo: Periodo | null
  rol: Rol | null
}

type Tipo = (
  quien: CreadorDelCatalogo,
  otros: readonly CreadorDelCatalogo[],
  azar: Azar,
) => Escrita | undefined

interface Escrita {
  texto: string
  correcta: string
  /** The most plausible first; none is right. */
  incorrectas: string[]
}

/**
 * Questions about `sujetos` that follow from the catalogue alone, with wrong options out of it as well: as many as
 * asked, or fewer where there is no more. No creator is asked about twice while another one is left.
 */
export function preguntasDelCatalogo(
  sujetos: readonly CreadorDelCatalogo[],
  todos: readonly CreadorDelCatalogo[],
  { preguntas, opciones, periodo, rol }: Pedido,
  azar: Azar,
): PreguntaEscrita[] {
  // Who is sought by period or role is not asked about it: every answer would be the same.
  const tipos = azar.barajar([
    ...[deObra, deNacimiento],
    ...(periodo ? [] : [dePeriodo]),
    ...(rol ? [] : [deRol]),
  ])
  const quienes = azar.barajar(sujetos)
  const hechas: PreguntaEscrita[] = []
  for (let vuelta = 0; vuelta < tipos.length; vuelta++) {
    for (const [i, quien] of quienes.entries()) {
      if (hechas.length === preguntas) return hechas
      const tipo = tipos[(i + vuelta) % tipos.length] as Tipo
      const pregunta = conOpciones(tipo(quien, otrosQue(quien, todos, azar), azar), opciones, azar)
      if (pregunta) hechas.push(pregunta)
    }
  }
  return hechas
}

function conOpciones(escrita: Escrita | undefined, cuantas: number, azar: Azar): PreguntaEscrita | undefined {
  if (!escrita) return undefined
  const distintas = new Map(
    [escrita.correcta, ...escrita.incorrectas].map((texto) => [claveDeOpcion(texto), texto]),
  )
  if (distintas.size < cuantas) return undefined
  const textos = [...distintas.values()].slice(0, cuantas)
  return {
    texto: escrita.texto,
    opciones: azar.barajar(textos.map((texto, i) => ({ texto, es_correcta: i === 0 }))),
  }
}

/** All others, the most alike first: of the same kind, then period and role. */
function otrosQue(quien: CreadorDelCatalogo, todos: readonly CreadorDelCatalogo[], azar: Azar) {
  const parecido = (otro: CreadorDelCatalogo) =>
    (isAgrupacion(otro) === isAgrupacion(quien) ? 4 : 0) +
    (otro.mainRole.some((rol) => quien.mainRole.includes(rol)) ? 2 : 0) +
    (otro.period === quien.period ? 1 : 0)
  return azar
    .barajar(todos.filter(({ id }) => id !== quien.id))
    .toSorted((uno, otro) => parecido(otro) - parecido(uno))
}

const isAgrupacion = ({ mainRole }: CreadorDelCatalogo) => mainRole.includes('ENSEMBLE_ORCHESTRA')

const OBRA_LARGA = 80

/** Titles only: the catalogue also describes ('arreglos para guitarra'), and names who else took part. */
function obrasDe({ notable_works }: CreadorDelCatalogo): string[] {
  return notable_works
    .split(/[;\n]/)
    .map((obra) => obra.trim().replace(/\.$/, ''))
    .filter((obra) => /^[\p{Lu}\d¡¿«"]/u.test(obra) && !/[()[\]]/.test(obra) && obra.length <= OBRA_LARGA)
}

function deObra(quien: CreadorDelCatalogo, otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const apellido = fold(quien.last_name || quien.first_name)
  const [obra] = azar.barajar(obrasDe(quien).filter((una) => !fold(una).includes(apellido)))
  if (!obra) return undefined
  const ajenos = otros.filter((otro) => !fold(`${otro.notable_works} ${otro.bio}`).includes(fold(obra)))
  return {
    texto: `¿Quién tiene «${obra}» entre sus obras destacadas?`,
    correcta: nombreCompleto(quien),
    incorrectas: ajenos.map(nombreCompleto),
  }
}

function deNacimiento(quien: CreadorDelCatalogo, otros: readonly CreadorDelCatalogo[]) {
  const { birth_year } = quien
  if (birth_year === null) return undefined
  const anios = otros.map((otro) => otro.birth_year).filter((anio) => anio !== null && anio !== birth_year)
  const cercanos = anios.filter((anio) => Math.abs(Number(anio) - birth_year) <= 40)
  const nombre = nombreCompleto(quien)
  return {
    texto: isAgrupacion(quien) ? `¿En qué año se fundó ${nombre}?` : `¿En qué año nació ${nombre}?`,
    correcta: String(birth_year),
    incorrectas: [...cercanos, ...anios].map(String),
  }
}

/** Only those that years bound: a creator may as well be of one that says nothing, or of the other vocabulary. */
const periodosConAnios: readonly Periodo[] = periodosDeLinea.filter(
  (periodo) => periodo !== 'INDETERMINADO' && periodo !== 'UNKNOWN',
)

function dePeriodo(quien: CreadorDelCatalogo, _otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const lugar = periodosConAnios.indexOf(quien.period)
  if (lugar < 0) return undefined
  const lejania = (periodo: Periodo) => Math.abs(periodosConAnios.indexOf(periodo) - lugar)
  const vecinos = azar
    .barajar(periodosConAnios.filter((periodo) => periodo !== quien.period))
    .toSorted((uno, otro) => lejania(uno) - lejania(otro))
  return {
    texto: `¿A qué período de la línea de tiempo pertenece ${nombreCompleto(quien)}?`,
    correcta: etiquetaDePeriodo[quien.period],
    incorrectas: vecinos.map((periodo) => etiquetaDePeriodo[periodo]),
  }
}

/** Who is the one may well be called the other, so they never stand side by side. */
const parientes: Partial<Record<Rol, Rol[]>> = {
  POET: ['ESCRITOR'],
  ESCRITOR: ['POET'],
  COMPOSER: ['ARRANGER'],
  ARRANGER: ['COMPOSER', 'CONDUCTOR'],
  CONDUCTOR: ['ARRANGER', 'PERFORMER'],
  PERFORMER: ['CONDUCTOR'],
}

function deRol(quien: CreadorDelCatalogo, _otros: readonly CreadorDelCatalogo[], azar: Azar) {
  const [rol] = quien.mainRole
  if (!rol || isAgrupacion(quien)) return undefined
  const suyos = new Set(quien.mainRole.flatMap((uno) => [uno, ...(parientes[uno] ?? [])]))
  const ajenos = roles.filter((uno) => !suyos.has(uno) && uno !== 'ENSEMBLE_ORCHESTRA')
  return {
    texto: `¿Con qué rol figura ${nombreCompleto(quien)} en la línea de tiempo?`,
    correcta: etiquetaDeRol[rol],
    incorrectas: azar.barajar(ajenos).map((uno) => etiquetaDeRol[uno]),
  }
}
