import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDb } from '../../db/client'
import { catalogoDe, copyTo } from './support/catalogos'
import { temporaryFolder } from './support/cleanup'
import { recibir } from './support/gente'
import { ENGINE, runGuarania, type Server, startServer } from './support/guarania'
import { check, info, type Measure, skipped } from './support/measure'
import { peakOfAll } from './support/memory'
import { sesionesEn } from './support/sesiones'
import { median, percentile } from './support/stats'
import { milPersonas } from './support/universidad/carga'
import { crecimientos } from './support/universidad/crecimiento'
import { isEntera, type Llamada, llamadasDe } from './support/universidad/llamadas'
import { mundoDe } from './support/universidad/mundo'
import { type Numeros, numerosDe } from './support/universidad/numeros'
import { fillUniversidad } from './support/universidad/universidad'

/** How many students, from the smallest on. */
const TAMANOS = (process.env.UNIVERSIDAD_ALUMNOS ?? '2000,10000,50000').split(',').map(Number)
/** A folder in which what was filled stays for the next time: the largest takes minutes. */
const GUARDADAS = process.env.UNIVERSIDAD_EN
const MB = 1024 * 1024
const STARTS = 3
const VECES = 100
const CALENTAMIENTO = 5
const SEGUNDOS = 120
const PROCESOS = [1, 2] as const
/** Of 2,000 students. */
const PROMETIDOS = 2000
const PROMESA: Record<1 | 2, { porSegundo?: number; p99?: number; megas?: number }> = {
  1: { porSegundo: 850, megas: 320 },
  2: { porSegundo: 950, p99: 150, megas: 520 },
}
/** What takes less does not matter, however it grows. */
const SE_NOTA_MS = 10
const ENV = { ...ENGINE, WORKERS: '2', BACKUP_EVERY_HOURS: '0' }

/** A university of ten years in one file, and how what it takes grows with it. */
export async function* universidad(): AsyncGenerator<Measure> {
  if (process.platform !== 'linux') return yield skipped('universidad', '/proc')
  const crecen = crecimientos()
  for (const alumnos of TAMANOS) {
    const numeros = numerosDe(alumnos)
    const name = `universidad, ${alumnos.toLocaleString('en')}`
    using folder = temporaryFolder()
    const dataDir = filled(folder.path, numeros)
    yield info(`${name}: marks`, numeros.marcas)
    yield info(`${name}: size of the file`, statSync(join(dataDir, 'guarania.db')).size / MB, 'MB')
    yield* arranques(name, dataDir)
    yield* llamadas(name, dataDir, crecen)
    for (const workers of PROCESOS) yield* milALaVez(name, dataDir, numeros, workers)
    yield* copia(name, dataDir, join(folder.path, 'copias'))
  }
  yield* crecen.list(SE_NOTA_MS)
}

function filled(temporary: string, numeros: Numeros): string {
  const dataDir = join(GUARDADAS ?? temporary, String(numeros.alumnos))
  if (existsSync(dataDir)) return dataDir
  copyTo(catalogoDe(numeros.creadores), dataDir)
  fillUniversidad(dataDir, numeros)
  return dataDir
}

async function* arranques(name: string, dataDir: string): AsyncGenerator<Measure> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) {
    await using server = await startServer(dataDir, { env: ENV, isPinned: false })
    times.push(server.startMs)
  }
  yield info(`${name}: to «Guarania lista», median`, median(times), 'ms')
}

/** Each list and each detail by each role, of one process that does nothing else. */
async function* llamadas(
  name: string,
  dataDir: string,
  crecen: ReturnType<typeof crecimientos>,
): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir, { env: { ...ENV, WORKERS: '1' }, isPinned: false })
  const { sqlite, db } = openDb(join(dataDir, 'guarania.db'))
  const [mundo, tokenDe] = [mundoDe(sqlite), sesionesEn(dataDir, db)]
  const tokens = {
    admin: await tokenDe('admin'),
    docente: await tokenDe('docente', mundo.docente),
    alumno: await tokenDe('alumno', mundo.alumno),
    visitante: undefined,
  }
  sqlite.close()
  const tiempos: { llamada: Llamada; p99: number }[] = []
  for (const llamada of await llamadasDe(server.url, mundo)) {
    const p99 = await p99De(server, llamada, tokens[llamada.rol])
    tiempos.push({ llamada, p99 })
    crecen.note(`${llamada.rol} ${llamada.path.replace(/\d+/g, '0')}`, p99)
  }
  const paginas = tiempos.filter(({ llamada }) => !isEntera(llamada.path))
  const lentas = paginas.filter(({ p99 }) => p99 >= LIMITE_MS)
  yield check(
    `${name}: of ${paginas.length} lists and details, those of ${LIMITE_MS} ms or more`,
    lentas.length,
    '≤',
    0,
  )
  for (const { llamada, p99 } of lentas) {
    yield check(`${name}: ${llamada.rol} ${llamada.path}, p99`, p99, '<', LIMITE_MS, 'ms')
  }
}

const LIMITE_MS = 50

async function p99De({ url }: Server, { path }: Llamada, token: string | undefined): Promise<number> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const tiempos: number[] = []
  const hasta = performance.now() + LARGO_MS
  for (let i = 0; i < CALENTAMIENTO + VECES; i++) {
    const desde = performance.now()
    const response = await fetch(`${url}/api${path}`, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    if (i >= CALENTAMIENTO) tiempos.push(performance.now() - desde)
    // What takes long is known to after a few.
    if (performance.now() > hasta && tiempos.length > CALENTAMIENTO) break
  }
  return percentile(tiempos, 0.99)
}

const LARGO_MS = 3000

async function* milALaVez(
  name: string,
  dataDir: string,
  { alumnos, creadores }: Numeros,
  workers: (typeof PROCESOS)[number],
): AsyncGenerator<Measure> {
  await using server = await startServer(dataDir, { env: { ...ENV, WORKERS: `${workers}` }, isPinned: false })
  const { sqlite, db } = openDb(join(dataDir, 'guarania.db'))
  const personas = await milPersonas(sqlite, sesionesEn(dataDir, db), creadores)
  sqlite.close()
  const { tiempos, fallas } = await recibir(server.url, personas, SEGUNDOS)
  const what = `${name}: ${personas.length} people, WORKERS=${workers}`
  // What is promised is for an institution of this size; the others show how it grows.
  const promesa = alumnos === PROMETIDOS ? PROMESA[workers] : {}
  yield measure(`${what}: answers per second`, tiempos.length / SEGUNDOS, '≥', promesa.porSegundo)
  yield info(`${what}: median`, percentile(tiempos, 0.5), 'ms')
  yield measure(`${what}: p99`, percentile(tiempos, 0.99), '≤', promesa.p99, 'ms')
  yield check(`${what}: errors${fallas[0] ? ` (${fallas[0]})` : ''}`, fallas.length, '≤', 0)
  yield measure(`${what}: memory, all processes`, peakOfAll(server.pid), '≤', promesa.megas, 'MB')
}

/** Against its target, where it has one. */
const measure = (name: string, value: number, sign: '≥' | '≤', target: number | undefined, unit = '') =>
  target === undefined ? info(name, value, unit) : check(name, value, sign, target, unit)

async function* copia(name: string, dataDir: string, dir: string): AsyncGenerator<Measure> {
  mkdirSync(dir)
  const file = join(dir, 'guarania-2026-03-01T03-00-00.tar')
  const hacer = await runGuarania(['copias', 'hacer', file], dataDir)
  yield info(`${name}: daily copy`, hacer.ms / 1000, 's')
  yield info(`${name}: its memory`, hacer.peak, 'MB')
  const probar = await runGuarania(['probar', file], dataDir)
  yield info(`${name}: its proof`, probar.ms / 1000, 's')
  yield info(`${name}: the proof's memory`, probar.peak, 'MB')
}
