import {
  type PersistedQuery,
  experimental_createQueryPersister as persister,
} from '@tanstack/react-query-persist-client'
import { del, delMany, entries, get, keys, set } from 'idb-keyval'
import { version } from '../../../../package.json'
import { almacen, vaciarAlmacen } from '../../../lib/almacen'

const DOS_SEMANAS = 14 * 24 * 60 * 60 * 1000

const storage = {
  getItem: (clave: string) => get<PersistedQuery>(clave, almacen),
  setItem: (clave: string, una: PersistedQuery) => set(clave, una, almacen),
  removeItem: (clave: string) => del(clave, almacen),
  entries: () => entries<string, PersistedQuery>(almacen),
}
const igual = (una: PersistedQuery) => una

/** What somebody has read: that of this version of the program, for two weeks. */
export const almacenDe = (dueno: string) =>
  persister({
    storage,
    serialize: igual,
    deserialize: igual,
    buster: version,
    maxAge: DOS_SEMANAS,
    prefix: dueno,
  })

/** Nothing of anybody else stays on this device. */
export async function dejarSolo(dueno: string | null): Promise<void> {
  if (!dueno) return vaciarAlmacen()
  const ajenas = (await keys<string>(almacen)).filter((clave) => !clave.startsWith(`${dueno}-`))
  await delMany(ajenas, almacen)
  await almacenDe(dueno).persisterGc()
}
