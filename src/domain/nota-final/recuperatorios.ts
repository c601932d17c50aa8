import { groupBy } from '../base/grupos.ts'

export const RECUPERA_AJENO = 'Elige qué se recupera: algo de la misma clase, de esta cátedra.'
export const NO_SE_RECUPERA = 'Un recuperatorio no se recupera.'

interface Eslabon {
  id: number
  recupera: number | null
}

/** What is wrong with what one says that it makes up for; `suyos` are all of its kind in the course. */
export function faltaDeRecuperatorio(
  suyos: readonly Eslabon[],
  { id, recupera }: { id: number | null; recupera: number | null },
): string | null {
  if (recupera === null) return null
  const primera = suyos.find((uno) => uno.id === recupera)
  if (!primera) return RECUPERA_AJENO
  const seRecupera = id !== null && suyos.some((uno) => uno.recupera === id)
  return primera.id === id || primera.recupera !== null || seRecupera ? NO_SE_RECUPERA : null
}

export const tiposDePuntaje = ['TAREA', 'EVALUACION', 'PRUEBA'] as const
export type TipoDePuntaje = (typeof tiposDePuntaje)[number]

/** What a student was asked for, and has got. */
export interface Recuperable {
  tipo: TipoDePuntaje
  id: number
  /** Of which part of the course; null of none. */
  rubroId: number | null
  /** What it makes up for, whose points and part count then. */
  primera: { id: number; rubroId: number | null; posibles: number } | null
  /** Null while it is not graded. */
  obtenidos: number | null
  posibles: number
  entregado: boolean
}

/** One student's, each once: of what was made up for, the better percentage, in the first one's points. */
export function conRecuperatorios<T extends Recuperable>(puntajes: readonly T[]): Contado<T>[] {
  const primeras = puntajes.filter(({ primera }) => primera === null)
  const otras = groupBy(
    puntajes.filter(({ primera }) => primera !== null),
    ({ tipo, primera }) => claveDe(tipo, primera?.id),
  )
  const conocidas = new Set(primeras.map(({ tipo, id }) => claveDe(tipo, id)))
  const nuncaPedidas = [...otras]
    .filter(([clave]) => !conocidas.has(clave))
    .map(([, [una]]) => sinPedir(una as T))
  return [...primeras.map((una) => ({ ...una, pedido: una.id })), ...nuncaPedidas].map((una) =>
    mejorDe(una, otras.get(claveDe(una.tipo, una.id)) ?? []),
  )
}

type Contado<T> = T & {
  recuperado_por: number | null
  /** The one that the student knows of. */
  pedido: number
}

const claveDe = (tipo: TipoDePuntaje, id: number | undefined) => `${tipo} ${id}`

/** The first one, of whom it was never asked: only what makes up for it. */
const sinPedir = <T extends Recuperable>(una: T): T & { pedido: number } => ({
  ...una,
  ...una.primera,
  pedido: una.id,
  primera: null,
  obtenidos: null,
  entregado: false,
})

function mejorDe<T extends Recuperable & { pedido: number }>(
  primera: T,
  otras: readonly Recuperable[],
): T & { recuperado_por: number | null } {
  const mejor = mejorQue(primera, otras)
  if (!mejor) {
    const entregado = primera.entregado || otras.some((una) => una.entregado)
    return { ...primera, entregado, recuperado_por: null }
  }
  const obtenidos = (Number(mejor.obtenidos) * primera.posibles) / mejor.posibles
  return { ...primera, obtenidos, entregado: true, recuperado_por: mejor.id }
}

interface Nota {
  obtenidos: number | null
  posibles: number
}

/** Of what makes up for it the best, where that is better than it is. */
function mejorQue<T extends Nota>(primera: Nota, otras: readonly T[]): T | undefined {
  const [mejor] = otras.toSorted((una, otra) => comparar(otra, una))
  return mejor && comparar(mejor, primera) > 0 ? mejor : undefined
}

/** What a student got in one of a kind. */
export interface NotaDeAlumno extends Nota {
  id: number
  alumnoId: number
}

/** What counts in each one's place: its id, or null. */
export function recuperadoPor(
  otras: readonly (NotaDeAlumno & { recupera: number | null })[],
): (una: NotaDeAlumno) => number | null {
  const suyas = groupBy(otras, ({ recupera, alumnoId }) => `${recupera} ${alumnoId}`)
  return (una) => mejorQue(una, suyas.get(`${una.id} ${una.alumnoId}`) ?? [])?.id ?? null
}

/** By their percentages, in whole numbers; what is not graded, or asks for nothing, is the least. */
function comparar(una: Nota, otra: Nota): number {
  const [obtenidos, otros] = [obtenidosDe(una), obtenidosDe(otra)]
  if (obtenidos === null || otros === null) return Number(obtenidos !== null) - Number(otros !== null)
  return obtenidos * otra.posibles - otros * una.posibles
}

const obtenidosDe = ({ obtenidos, posibles }: Nota) => (posibles > 0 ? obtenidos : null)
