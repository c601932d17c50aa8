import { CON_TABLON } from './support/academia'
import { startAula } from './support/aula'
import { alumno, recibir, visitante } from './support/gente'
import { check, info, type Measure } from './support/measure'
import { percentile } from './support/stats'

const CLIENTES = 500
const SEGUNDOS = 120
/** As many as the course with the long board has. */
const ALUMNOS = 200
const CREADORES = 200
const PUBLICACIONES = 200

/** Two minutes of 500 people, visitors and students, who read and now and then write. Nothing may fail. */
export async function* carga(): AsyncGenerator<Measure> {
  for (const workers of [1, 2]) {
    await using aula = await startAula({
      conCatalogo: true,
      env: { WORKERS: String(workers) },
      isPinned: false,
    })
    const tokens = await Promise.all(Array.from({ length: ALUMNOS }, (_, i) => aula.tokenDeAlumno(i + 1)))
    const { tiempos, fallas } = await recibir(
      aula.url,
      [
        ...tokens.map((token) => alumno(token, CON_TABLON, ({ entero }) => entero(1, PUBLICACIONES))),
        ...Array.from({ length: CLIENTES - ALUMNOS }, () => visitante(({ entero }) => entero(1, CREADORES))),
      ],
      SEGUNDOS,
    )
    const name = `carga, ${CLIENTES} people, ${workers === 1 ? '1 process' : `WORKERS=${workers}`}`
    yield info(`${name}: answers per second`, tiempos.length / SEGUNDOS)
    yield info(`${name}: median`, percentile(tiempos, 0.5), 'ms')
    yield check(`${name}: p99`, percentile(tiempos, 0.99), '<', 50, 'ms')
    yield check(`${name}: errors${fallas[0] ? ` (${fallas[0]})` : ''}`, fallas.length, '≤', 0)
  }
}
