import { testApi } from '../support/api.ts'
import { AHORA, CON_TABLON, insertMundo } from './support/academia.ts'
import { startAula } from './support/aula.ts'
import { catalogoDe } from './support/catalogos.ts'
import { alumno, recibir, visitante } from './support/gente.ts'
import { startServer } from './support/guarania.ts'
import { latencies } from './support/latencias.ts'
import { lecturasDe, limiteDe } from './support/lecturas.ts'
import { check, info, type Measure } from './support/measure.ts'
import { apiTargets } from './support/queries.ts'
import { percentile } from './support/stats.ts'

const VECES = 50
const CALENTAMIENTO = 20
const PERSONAS = 500
const SEGUNDOS = 60
/** As many as the course with the long board has. */
const ALUMNOS = 200
const CREADORES = 200
const PUBLICACIONES = 200

/** Each read of the creators and of the courses answers within a bar, also where 500 people ask at once. */
export async function* api(): AsyncGenerator<Measure> {
  for (const creadores of [10_000, 100_000]) {
    await using server = await startServer(catalogoDe(creadores).dataDir, { isPinned: false })
    const name = `api, ${creadores.toLocaleString('en')} creators`
    yield* latencies(name, server, creadores, { targetsOf: apiTargets, medianMs: 5 })
  }
  yield* academia()
  yield* personas()
}

/** The academic lists and details in process, with 2,000 students and 50 courses of 200. */
async function* academia(): AsyncGenerator<Measure> {
  const { db, call, sesion } = testApi({ now: AHORA })
  const mundo = insertMundo(db)
  const de = { admin: undefined, docente: mundo.docente, alumno: mundo.alumno }
  for (const [rol, paths] of Object.entries(lecturasDe(mundo)) as [keyof typeof de, string[]][]) {
    const headers = await sesion(rol, de[rol])
    for (const path of paths) {
      const ms = await costOf(() => call(path, { headers }))
      const limite = limiteDe(path)
      const name = `api ${path}: processor's time`
      yield limite === undefined ? info(name, ms, 'ms') : check(name, ms, '<', limite, 'ms')
    }
  }
}

/** Of one call, in milliseconds: what else the machine does meanwhile does not count. */
async function costOf(call: () => Promise<Response>): Promise<number> {
  const ask = async (veces: number) => {
    for (let i = 0; i < veces; i++) {
      const response = await call()
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${response.url} respondió ${response.status}`)
    }
  }
  await ask(CALENTAMIENTO)
  const before = process.cpuUsage()
  await ask(VECES)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / VECES
}

/** A minute of people, visitors and students, who read and now and then write. Nothing may fail. */
async function* personas(): AsyncGenerator<Measure> {
  await using aula = await startAula({ conCatalogo: true, isPinned: false })
  const tokens = await Promise.all(Array.from({ length: ALUMNOS }, (_, i) => aula.tokenDeAlumno(i + 1)))
  const { tiempos, fallas } = await recibir(
    aula.url,
    [
      ...tokens.map((token) => alumno(token, CON_TABLON, ({ entero }) => entero(1, PUBLICACIONES))),
      ...Array.from({ length: PERSONAS - ALUMNOS }, () => visitante(({ entero }) => entero(1, CREADORES))),
    ],
    SEGUNDOS,
  )
  const name = `api, ${PERSONAS} people`
  yield info(`${name}: answers per second`, tiempos.length / SEGUNDOS)
  yield check(`${name}: p99`, percentile(tiempos, 0.99), '<', 50, 'ms')
  yield check(`${name}: errors${fallas[0] ? ` (${fallas[0]})` : ''}`, fallas.length, '≤', 0)
}
