import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { createCopia } from '../casa/copias/crear'
import { orderCopias } from '../casa/copias/ordenar'
import { createSueltos } from '../casa/copias/sueltos'
import { UsageError } from '../services/settings'
import { type Invocation, settingsOf } from './command'

/**
 * `guarania copias …`: what the program that serves has another one do, so that it does not have to wait. Whoever is
 * being served goes before.
 */
export async function copiasCommand(invocation: Invocation): Promise<void> {
  const [act = '', what = ''] = invocation.positionals
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const { dataDir } = settingsOf(invocation)
  if (act === 'hacer') return makeDiaria(dataDir, what)
  if (act === 'ordenar') return orderCopias(what, Date.now())
  throw new UsageError('Esta orden la usa el programa mismo: para hacer una copia está guarania backup.')
}

async function makeDiaria(dataDir: string, file: string): Promise<void> {
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => stopping.abort())
  const sueltos = createSueltos(dirname(file))
  await createCopia({ dataDir, file, now: Date.now, signal: stopping.signal, sueltos })
}
