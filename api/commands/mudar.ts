import { resolve } from 'node:path'
import { createCopia } from '../casa/copias/crear'
import { turnMantenimiento } from '../casa/mantenimiento/service'
import { soloLecturaDesde } from '../suelo/services/mantenimiento'
import { temas } from '../temas'
import { type Invocation, onlyArgument, openData, settingsOf } from './command'

const ADMIN = { rol: 'admin', id: 0 } as const

/** `guarania mudar FILE`: from here on the site only reads, and the archive has all that it took. */
export async function mudarCommand(invocation: Invocation): Promise<void> {
  const file = onlyArgument(invocation, 'mudar COPIA.tar [--data-dir CARPETA]')
  const { dataDir } = settingsOf(invocation)
  const { db, sqlite } = openData(dataDir)
  const isEmpezada = soloLecturaDesde(db) !== null
  // What the administrator may do depends on no day.
  const deps = { db, now: Date.now, zona: 'UTC', temas }
  // It waits for who is writing; whoever comes later is refused, whichever process answers.
  turnMantenimiento(deps, ADMIN, true)
  console.log('El sitio quedó solo para leer.')
  try {
    await createCopia({ dataDir, file, now: Date.now, signal: AbortSignal.any([]) })
  } catch (error) {
    if (!isEmpezada) turnMantenimiento(deps, ADMIN, false)
    console.log(
      `No se pudo hacer la copia: el sitio ${isEmpezada ? 'sigue solo para leer' : 'vuelve a recibir cambios'}.`,
    )
    throw error
  } finally {
    sqlite.close()
  }
  console.log(`Copia lista en ${resolve(file)}. En la otra máquina:

  guarania restore ${file} --data-dir CARPETA
  guarania serve --data-dir CARPETA

Cuando atienda allí, detén este programa. Para quedarse aquí: Administración, Copias, «Volver a recibir cambios».`)
}
