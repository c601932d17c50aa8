import { CON_TABLON } from './support/academia.ts'
import { startAula } from './support/aula.ts'
import { catalogoDe } from './support/catalogos.ts'
import { alumno, recibir, visitante } from './support/gente.ts'
import { startServer } from './support/guarania.ts'
import { latencies } from './support/latencias.ts'
import { check, info, type Measure } from './support/measure.ts'
import { apiTargets } from './support/queries.ts'
import { percentile } from './support/stats.ts'

const PERSONAS = 500
const SEGUNDOS = 60
/** As many as the course with the long board has. */
const ALUMNOS = 200
const CREADORES = 200
const PUBLICACIONES = 200

/** Each read of the creators answers within a bar, and all where 500 people ask at once. */
export async function* api(): AsyncGenerator<Measure> {
  for (const creadores of [10_000, 100_000]) {
    await using server = await startServer(catalogoDe(creadores).dataDir, { isPinned: false })
    const name = `api, ${creadores.toLocaleString('en')} creators`
    yield* latencies(name, server, creadores, { targetsOf: apiTargets, medianMs: 5 })
  }
  yield* personas()
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
