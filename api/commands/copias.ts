import { constants, setPriority } from 'node:os'
import { dirname } from 'node:path'
import { createCopia } from '../casa/copias/crear'
import { orderCopias } from '../casa/copias/ordenar'
import { openToSend } from '../casa/copias/remota/clave'
import { openTienda } from '../casa/copias/remota/tienda'
import { forget, sendBase, sendDiaria } from '../casa/copias/remota/turno'
import { createSueltos } from '../casa/copias/sueltos'
import { type Settings, UsageError } from '../suelo/services/settings'
import { type Invocation, settingsOf } from './command'

const BASE_SOLA = 'base'

/**
 * `guarania copias …`: what the program that serves has another one do, so that it does not have to wait. Whoever is
 * being served goes before.
 */
export async function copiasCommand(invocation: Invocation): Promise<void> {
  const [act = '', what = '', ...more] = invocation.positionals
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const settings = settingsOf(invocation)
  if (act === 'hacer') return makeDiaria(settings, what)
  if (act === 'ordenar') return orderCopias(what, Date.now())
  if (act === 'mandar') return sendRemota(settings, what, more.includes('olvidar'))
  throw new UsageError('Esta orden la usa el programa mismo: para hacer una copia está guarania backup.')
}

async function makeDiaria({ dataDir }: Settings, file: string): Promise<void> {
  const stopping = new AbortController()
  for (const name of ['SIGTERM', 'SIGINT']) process.once(name, () => stopping.abort())
  const sueltos = createSueltos(dirname(file))
  await createCopia({ dataDir, file, now: Date.now, signal: stopping.signal, sueltos })
}

/** A daily copy by its name, or the database alone. It ends with who asked for it: two would be in each other's way. */
async function sendRemota(
  { dataDir, backup, remota }: Settings,
  nombre: string,
  mayForget: boolean,
): Promise<void> {
  if (!remota.destino) throw new UsageError('Falta BACKUP_S3: la dirección del otro lugar.')
  process.stdin.resume().once('end', () => process.exit(1))
  const almacen = await openToSend(openTienda(remota.destino), remota.frase)
  const deps = { almacen, dataDir, dir: backup.dir, now: Date.now }
  const isDiaria = nombre !== BASE_SOLA
  await (isDiaria ? sendDiaria(deps, nombre) : sendBase(deps))
  if (mayForget) await forget(almacen, backup.keep, isDiaria || backup.everyHours === 0)
}
