import type { Query, QueryClient } from '@tanstack/react-query'
import {
  type PersistedQuery,
  experimental_createQueryPersister as persister,
} from '@tanstack/react-query-persist-client'
import { del, delMany, entries, get, keys, set } from 'idb-keyval'
import { version } from '../../../../package.json'
import { almacen, emptyAlmacen } from '../../../lib/almacen'
import { bearer } from '../../../lib/llaves'
import { duenoDe } from '../../../lib/persona'
import { $sesion } from '../../../lib/sesion'
import { watchWho } from '../otra-persona'
import { seGuarda } from './que-se-guarda'

/** Many answers come at once: they are written together. */
const PAUSA_MS = 200

const porGuardar = new Set<Query>()

const dueno = () => duenoDe(bearer() ?? '')

/** What was kept of a query for whoever is signed in, with the instant at which it was read. */
export async function recover(consulta: Query): Promise<unknown> {
  const quien = dueno()
  if (!quien || !seGuarda(consulta.queryKey)) return undefined
  return almacenDe(quien).retrieveQuery(consulta.queryHash, ({ state: { dataUpdatedAt } }) =>
    consulta.setState({ dataUpdatedAt }),
  )
}

/** From here on keeps what is read; the session's end erases it. */
export function startSaving(queryClient: QueryClient) {
  const consultas = queryClient.getQueryCache()
  leaveOwn()
  $sesion.listen(leaveOwn)
  watchWho()
  consultas.getAll().forEach(note)
  // Whoever leaves now may not be here when it would be their turn.
  document.addEventListener('visibilitychange', () => document.hidden && void save())
  consultas.subscribe((evento) => {
    if (evento.type === 'updated' && evento.action.type === 'success') note(evento.query)
  })
}

function leaveOwn() {
  porGuardar.clear()
  // A browser that lets nothing be kept has nothing to erase.
  leaveOnly(dueno()).catch(() => {})
}

/** Whoever leaves takes everything along. */
export function forget(): Promise<void> {
  porGuardar.clear()
  return leaveOnly(null)
}

function note(consulta: Query) {
  if (consulta.state.status !== 'success' || !seGuarda(consulta.queryKey)) return
  if (porGuardar.size === 0) setTimeout(save, PAUSA_MS)
  porGuardar.add(consulta)
}

async function save() {
  const quien = dueno()
  const estas = [...porGuardar]
  porGuardar.clear()
  if (quien) await Promise.all(estas.map(almacenDe(quien).persistQuery)).catch(() => {})
}

/** How what is read is named: what was kept under other names is of no use. */
const CLAVES = 'por dirección'
const DOS_SEMANAS = 14 * 24 * 60 * 60 * 1000

const storage = {
  getItem: (clave: string) => get<PersistedQuery>(clave, almacen),
  setItem: (clave: string, una: PersistedQuery) => set(clave, una, almacen),
  removeItem: (clave: string) => del(clave, almacen),
  entries: () => entries<string, PersistedQuery>(almacen),
}
const igual = (una: PersistedQuery) => una

/** What somebody has read: that of this version of the program, for two weeks. */
const almacenDe = (dueno: string) =>
  persister({
    storage,
    serialize: igual,
    deserialize: igual,
    buster: `${version} ${CLAVES}`,
    maxAge: DOS_SEMANAS,
    prefix: dueno,
  })

/** Nothing of anybody else stays on this device. */
async function leaveOnly(dueno: string | null): Promise<void> {
  if (!dueno) return emptyAlmacen()
  const ajenas = (await keys<string>(almacen)).filter((clave) => !clave.startsWith(`${dueno}-`))
  await delMany(ajenas, almacen)
  await almacenDe(dueno).persisterGc()
}
