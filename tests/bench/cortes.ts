import { rmSync } from 'node:fs'
import { cut } from '../support/cortes'
import { check, info, type Measure } from './support/measure'

const VECES = 200

/** Kills the program while several write to it: what it had acknowledged has to be there. */
export async function* cortes(): AsyncGenerator<Measure> {
  const { dataDir, escritas, perdidas, diagnostico } = await cut(VECES)
  for (const path of perdidas) console.error(`     lost: ${path}`)
  rmSync(dataDir, { recursive: true, force: true })

  const quejas = diagnostico.match(/^✘ (Base de datos|Referencias|Archivos): .*|^.*que nadie usa.*/gm) ?? []
  for (const queja of quejas) console.error(`     ${queja}`)
  yield info(`cortes: writes acknowledged around ${VECES} SIGKILLs`, escritas)
  yield check('cortes: of them lost', perdidas.length, '≤', 0)
  yield check('cortes: complaints of guarania doctor', quejas.length, '≤', 0)
}
