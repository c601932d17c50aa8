import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyDatabase } from '../../../api/casa/copias/foto.ts'
import { testApi } from '../../support/api.ts'
import type { Client } from '../../support/client.ts'
import { createSimulacion } from '../../support/simulacion.ts'
import type { Mundo } from './mundo.ts'

/** Of a copy another program says the same. */
export async function restoreCopia(mundo: Mundo, compara: (mundo: Mundo) => Promise<void>): Promise<void> {
  const { api, desacuerdos } = mundo
  mkdirSync(api.dataDir, { recursive: true })
  const base = join(api.dataDir, 'copia.db')
  copyDatabase(api.sqlite, base)
  const otra = testApi({ base, now: new Date(api.deps.now()).toISOString(), sinLimites: true })
  try {
    const suya = createSimulacion(otra, desacuerdos)
    await compara({ ...mundo, ...suya, api: otra, admin: otra.asAdmin, cualquiera: otra.send as Client })
  } finally {
    otra.sqlite.close()
    rmSync(otra.dataDir, { recursive: true, force: true })
  }
}
