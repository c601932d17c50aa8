import { join } from 'node:path'
import type { Statement } from '../../../db/sqlite'
import { testApi } from '../../support/api'
import type { Llamada } from './llamadas-medidas'

/** What a call asked of SQLite, and its answer. */
export interface Grabada {
  consultas: [texto: string, valores: (string | number | null)[]][]
  respuesta: unknown
}

/** Of each of these calls, by its path, in the API of a data folder. */
export async function grabar(
  dataDir: string,
  llamadas: readonly Llamada[],
): Promise<Record<string, Grabada>> {
  const base = join(dataDir, 'guarania.db')
  const { call, sesion, sqlite } = testApi({ base, now: new Date().toISOString(), sinLimites: true })
  const grabadas: Record<string, Grabada> = {}
  const consultas = listen(Object.getPrototypeOf(sqlite.prepare('select 1')))
  for (const { rol, path } of llamadas) {
    const quien = rol === 'admin' ? undefined : { id: 1, nombre: '', apellido: '', email: '' }
    const headers = await sesion(rol, quien)
    // The first time each plan is looked at besides.
    await call(path, { headers })
    consultas.length = 0
    const respuesta = await (await call(path, { headers })).json()
    grabadas[path] = { consultas: [...consultas], respuesta }
  }
  sqlite.close()
  return grabadas
}

/** From now on, what is asked of any statement of the driver. */
function listen(
  driver: Record<'all' | 'get', (this: Statement, ...valores: unknown[]) => unknown>,
): Grabada['consultas'] {
  const consultas: Grabada['consultas'] = []
  for (const como of ['all', 'get'] as const) {
    const ask = driver[como]
    driver[como] = function (this: Statement, ...valores) {
      consultas.push([this.source, valores as Grabada['consultas'][number][1]])
      return ask.apply(this, valores)
    }
  }
  return consultas
}
