import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { folderOf, proveCopia } from '../casa/copias/prueba-de-copia'
import type { EnMarcha } from '../casa/copias/prueba-en-marcha'
import type { Site } from '../site/site'
import { readSettings } from '../suelo/services/settings'
import { adminSession, signSesion, startSesion } from '../suelo/services/sign-in'
import { type Invocation, onlyArgument, openData, settingsOf } from './command'
import { createPrograma } from './programa'

/**
 * `guarania probar FILE`: restores a copy beside it, looks at it and starts the program on it; says how it went in
 * JSON. The program that serves asks another one, and stays small.
 */
export async function probarCommand(invocation: Invocation): Promise<void> {
  const file = onlyArgument(invocation, 'probar ARCHIVO.tar [--data-dir CARPETA]')
  const { dataDir } = settingsOf(invocation)
  const dropFolder = () => rmSync(folderOf(file), { recursive: true, force: true })
  for (const name of ['SIGTERM', 'SIGINT']) {
    process.once(name, () => {
      dropFolder()
      process.exit(1)
    })
  }
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const startOn = (restored: string) => start(restored, invocation.site)
  console.log(JSON.stringify(await proveCopia({ file, dataDir, startOn, now: Date.now })))
}

/** None of this program's settings but its own folder: no provider of mail, no job, nobody to answer but itself. */
async function start(dataDir: string, site: Site): Promise<EnMarcha> {
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0', BACKUP_EVERY_HOURS: '0' })
  const data = openData(dataDir)
  try {
    const { deps, listen } = createPrograma(settings, site, data)
    const server = listen()
    deps.site.url = `http://localhost:${server.port}`
    return {
      url: `http://127.0.0.1:${server.port}`,
      sqlite: data.sqlite,
      authorization: `Bearer ${await signSesion(deps, startSesion(deps, adminSession))}`,
      async stop() {
        deps.oyentes.stop()
        await server.stop(true)
        data.sqlite.close()
      },
    }
  } catch (error) {
    data.sqlite.close()
    throw error
  }
}
