import type { Marca } from '../../domain/asistencia/asistencia'
import type { EstadoDeUnidadDada } from '../../domain/clases/cierres-de-clase'
import { claveNueva } from '../../lib/clave-nueva'
import { DIAS_DE_BORRADOR, dispositivo, nombreDe } from '../../lib/dispositivo'
import { personaDe } from '../../lib/persona'
import type { Sesion } from '../../lib/sesion'

/** Which class: one has as many as its course has days. */
export interface Clase {
  catedraId: number
  /** YYYY-MM-DD */
  fecha: string
}

/** What is written of how a class was, until the server has it. */
export interface Borrador {
  /** The same however often it is sent. */
  clave: string
  /** Of whom something was said here. */
  marcas: Record<number, Marca>
  unidades: Record<number, EstadoDeUnidadDada>
  frase: string
  tarea: { titulo: string; fecha_entrega: string; puntos: string }
  /** Somebody else closed it, or it was closed before: this goes besides. */
  agregar: boolean
  /** Why the server did not want it. */
  rechazo: { code: string; message: string } | null
}

export const borradorNuevo = (proxima: string | null): Borrador => ({
  clave: claveNueva(),
  marcas: {},
  unidades: {},
  frase: '',
  tarea: { titulo: '', fecha_entrega: proxima ?? '', puntos: '10' },
  agregar: false,
  rechazo: null,
})

/** Whose what is written here is; null where no teacher is signed in. */
export const duenoDeCierres = ({ docenteToken }: Sesion) =>
  personaDe(docenteToken ?? '')?.id.toString() ?? null

const COSA = 'cierre-escrito'
const nombreDeUno = (dueno: string, { catedraId, fecha }: Clase) => nombreDe(COSA, dueno, catedraId, fecha)

/** Those of this page, each the same until it changes. */
const leidos = new Map<string, Borrador | null>()
const oyentes = new Set<() => void>()

/** It outlives a reload, and a session. */
export function readBorrador(dueno: string, clase: Clase): Borrador | null {
  const nombre = nombreDeUno(dueno, clase)
  if (!leidos.has(nombre)) leidos.set(nombre, dispositivo.readDato(nombre))
  return leidos.get(nombre) ?? null
}

export function saveBorrador(dueno: string, clase: Clase, borrador: Borrador | null) {
  const nombre = nombreDeUno(dueno, clase)
  leidos.set(nombre, borrador)
  dispositivo.keepDato(nombre, borrador, DIAS_DE_BORRADOR)
  for (const oyente of oyentes) oyente()
}

/** Another tab wrote it, or sent it. */
dispositivo.listen(({ key }) => {
  if (key === null || !leidos.delete(key)) return
  for (const oyente of oyentes) oyente()
})

export function listen(oyente: () => void) {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}

/** The days of a course whose closing the server did not want. */
export function listRechazadas(dueno: string, catedraId: number): string[] {
  const fechas = dispositivo.idsDe(COSA, dueno, catedraId)
  return fechas.filter((fecha) => readBorrador(dueno, { catedraId, fecha })?.rechazo).toSorted()
}

/** The courses that have such a day. */
export const listCatedrasConRechazadas = (dueno: string): number[] =>
  [...new Set(dispositivo.idsDe(COSA, dueno).map((ids) => Number(ids.split(':')[0])))]
    .filter((catedraId) => listRechazadas(dueno, catedraId).length > 0)
    .toSorted((una, otra) => una - otra)
