import { join } from 'node:path'
import { openDb } from '../../db/client'
import { startAula } from './support/aula'
import { startBareApi } from './support/bare'
import { copyOf } from './support/catalogos'
import { temporaryFolder } from './support/cleanup'
import { cpuOf } from './support/cpu'
import { runGuarania, startServer } from './support/guarania'
import { deUnaCatedra, deUnaGrande, type Llamada } from './support/llamadas-medidas'
import { check, info, type Measure, skipped } from './support/measure'
import { timeOf } from './support/pedir'
import { type Rol, sesionesEn } from './support/sesiones'
import { median } from './support/stats'

const ROUNDS = 5
/** Not as many as those after which the program collects what they left: that would always fall on the same calls. */
const REQUESTS = 130
const WARMING = 200
/** A program built before, to be measured beside this one. */
const ANTES = process.env.PEDIDOS_ANTES
const BARE_TIMES = 2.5

interface Side {
  url: string
  pid: number
  tokens: Record<Rol, string>
}

/** What a request takes of the processor, beside Bun's own server that asks SQLite the same and sends the same. */
export async function* pedidos(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('pedidos', '/proc')
  yield* demostracion()
  await using aula = await startAula({ isPinned: false })
  for (const llamada of deUnaGrande) {
    await costOf(aula, llamada, WARMING / 10)
    const cost = await costOf(aula, llamada, REQUESTS)
    yield check(`pedidos, 200 × 120: ${llamada.path}`, cost, '≤', llamada.limite, 'ms')
  }
}

async function* demostracion(): AsyncGenerator<Measure> {
  using folder = temporaryFolder()
  await runGuarania(['seed', 'demo'], folder.path)
  await using ours = await startSide(folder.path)
  await using bare = await startBareApi(folder.path, deUnaCatedra)
  using copy = copyOf({ dataDir: folder.path, seedMs: 0 })
  await using antes = ANTES ? await startSide(copy.path, ANTES) : null
  const sides: Side[] = [ours, { ...bare, tokens: ours.tokens }, ...(antes ? [antes] : [])]
  const rounds = await inTurns(sides)
  let [sum, sumOfBare, sumOfAntes] = [0, 0, 0]
  for (const llamada of deUnaCatedra) {
    const [cost = 0, ofBare = 0, ofAntes = 0] = sides.map((_, side) =>
      median(rounds.map((round) => round.get(llamada)?.[side] ?? 0)),
    )
    const beside = `bare ${ofBare.toFixed(2)}${antes ? `, before ${ofAntes.toFixed(2)}` : ''}`
    yield check(`pedidos: ${llamada.path} (${beside})`, cost, '≤', llamada.limite, 'ms')
    sum += cost
    sumOfBare += ofBare
    sumOfAntes += ofAntes
  }
  const name = `pedidos: mean of ${deUnaCatedra.length}`
  yield info(name, sum / deUnaCatedra.length, 'ms')
  if (antes) yield info(`${name}, before`, sumOfAntes / deUnaCatedra.length, 'ms')
  yield check(`${name}, as many times as bare`, sum / sumOfBare, '≤', BARE_TIMES, 'times')
}

async function startSide(dataDir: string, program?: string) {
  const server = await startServer(dataDir, { isPinned: false, program })
  const { db, sqlite } = openDb(join(dataDir, 'guarania.db'))
  const tokenDe = sesionesEn(dataDir, db)
  const tokens = {
    admin: await tokenDe('admin'),
    docente: await tokenDe('docente', 1),
    alumno: await tokenDe('alumno', 1),
  }
  sqlite.close()
  return { ...server, tokens }
}

/** Of each call, what each side takes: a round forwards, a round backwards. */
async function inTurns(sides: readonly Side[]): Promise<Map<Llamada, number[]>[]> {
  for (const side of sides) for (const llamada of deUnaCatedra) await costOf(side, llamada, WARMING)
  const rounds: Map<Llamada, number[]>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const costs = new Map<Llamada, number[]>()
    for (const llamada of deUnaCatedra) {
      const order = round % 2 ? [...sides.entries()].reverse() : [...sides.entries()]
      const suyos: number[] = []
      for (const [which, side] of order) suyos[which] = await costOf(side, llamada, REQUESTS)
      costs.set(llamada, suyos)
    }
    rounds.push(costs)
  }
  return rounds
}

/** Of one request, in milliseconds. */
async function costOf({ url, pid, tokens }: Side, { rol, path }: Llamada, requests: number): Promise<number> {
  const headers = { authorization: `Bearer ${tokens[rol]}` }
  const before = cpuOf(pid)
  for (let i = 0; i < requests; i++) await timeOf(`${url}/api${path}`, headers)
  return (cpuOf(pid) - before) / requests
}
