import { rmSync } from 'node:fs'
import { cutPapelera } from '../support/cortes-de-papelera'
import { CATEDRA } from './support/academia'
import { type Aula, startAula } from './support/aula'
import { check, info, type Measure } from './support/measure'

const VECES = 500
const VUELTAS = 3

/** How long the largest course takes to go to the bin and to come back, and what a power cut does to either. */
export async function* papelera(): AsyncGenerator<Measure> {
  yield* idaYVuelta()
  const { dataDir, respondidas, faltas } = await cutPapelera(VECES)
  for (const falta of faltas) console.error(`     ${falta}`)
  rmSync(dataDir, { recursive: true, force: true })
  yield info(`papelera: calls answered before ${VECES} SIGKILLs`, respondidas)
  yield check('papelera: of them half done, or not what was said', faltas.length, '≤', 0)
}

async function* idaYVuelta(): AsyncGenerator<Measure> {
  await using aula = await startAula()
  const [ida, vuelta]: number[][] = [[], []]
  for (let vez = 0; vez < VUELTAS; vez++) {
    ida?.push(await secondsOf(aula, 'DELETE', `catedras/${CATEDRA}`))
    const [entrada] = await (await call(aula, 'GET', 'papelera')).json()
    vuelta?.push(await secondsOf(aula, 'POST', `papelera/${entrada.id}/restaurar`))
  }
  yield check('papelera: a course of 200 × 120 days deleted, slowest', Math.max(...(ida ?? [])), '<', 3, 's')
  yield check('papelera: the same restored, slowest', Math.max(...(vuelta ?? [])), '<', 3, 's')
}

async function secondsOf(aula: Aula, method: string, path: string): Promise<number> {
  const begun = performance.now()
  const response = await call(aula, method, path)
  if (!response.ok) throw new Error(`${method} ${path} respondió ${response.status}`)
  return (performance.now() - begun) / 1000
}

const call = ({ url, tokens }: Aula, method: string, path: string) =>
  fetch(`${url}/api/admin/${path}`, { method, headers: { authorization: `Bearer ${tokens.admin}` } })
