import { dispositivo } from '../../../lib/dispositivo'
import { type Estado, type Guardada, pendientes } from './estado'
import type { Detenida } from './fallas'
import { createOyentes, type Oyentes } from './oyentes'
import { reduce, type Suceso } from './reductor'
import type { Remitente } from './remitente'

/** A queue in this page: what waits, and where its sending stands. */
export interface Nucleo<D> {
  readonly remitente: Remitente<D>
  readonly oyentes: Oyentes
  estado: Estado<D>
  /** Under which name it was read: who signs in next has their own. */
  leidaDe: string | null
  /** Whether the browser had room for it: otherwise it is here alone. */
  cabe: boolean
  detenida: Detenida
  enviando: boolean
  /** Without getting through. */
  intentos: number
  reloj: ReturnType<typeof setTimeout> | undefined
  /** When the first was put of those that are gathered to be sent together. */
  reunidasDesde: number | null
}

export const createNucleo = <D>(remitente: Remitente<D>): Nucleo<D> => ({
  remitente,
  oyentes: createOyentes(),
  estado: new Map(),
  leidaDe: null,
  cabe: true,
  detenida: null,
  enviando: false,
  intentos: 0,
  reloj: undefined,
  reunidasDesde: null,
})

/** What nobody sees, nor has to outlive this page. */
export function note<D>(n: Nucleo<D>, suceso: Suceso<D>) {
  n.estado = reduce(n.estado, suceso)
}

/** Kept, and told. Read anew each time: another tab may have added its own. */
export function change<D>(n: Nucleo<D>, claves: Iterable<string>, suceso: Suceso<D>) {
  sync(n)
  note(n, suceso)
  const faltan = pendientes(n.estado)
  const texto = faltan.length > 0 ? n.remitente.formato.write(faltan) : null
  n.cabe = dispositivo.keep(n.remitente.nombre(), texto) === 'guardado'
  n.oyentes.announce(claves)
}

/** What is here alone is nowhere to be read again. */
export function sync<D>(n: Nucleo<D>) {
  const nombre = n.remitente.nombre()
  if (nombre !== n.leidaDe) Object.assign(n, { estado: new Map(), cabe: true, leidaDe: nombre })
  if (n.cabe) note(n, { tipo: 'leídas', guardadas: guardadasEn(n, dispositivo.read(nombre)) })
}

export function guardadasEn<D>(
  { remitente: { formato, claveDe } }: Nucleo<D>,
  texto: string | null,
): Guardada<D>[] {
  if (texto === null) return []
  try {
    return formato.read(texto).map((una) => ({ ...una, clave: claveDe(una.dato) }))
  } catch {
    return []
  }
}

export function stop<D>(n: Nucleo<D>, por: Detenida) {
  if (n.detenida === por) return
  n.detenida = por
  n.oyentes.announce(pendientes(n.estado).map(({ clave }) => clave))
}
