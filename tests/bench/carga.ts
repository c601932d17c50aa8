import { setTimeout as sleep } from 'node:timers/promises'
import { azarDe } from '../../src/domain/azar'
import { CON_TABLON } from './support/academia'
import { type Aula, startAula } from './support/aula'
import { check, info, type Measure } from './support/measure'
import { percentile } from './support/stats'

const CLIENTES = 500
const SEGUNDOS = 120
/** How long a person looks at what came, at most, before asking for more. */
const MIRA_MS = 2000
const ESCRIBE = 0.05
const CREADORES = 200

/** Two minutes of 500 people, visitors and students, who read and now and then write. Nothing may fail. */
export async function* carga(): AsyncGenerator<Measure> {
  for (const workers of [1, 2]) {
    await using aula = await startAula({
      conCatalogo: true,
      env: { WORKERS: String(workers) },
      isPinned: false,
    })
    const tiempos: number[] = []
    const fallas: string[] = []
    const hasta = performance.now() + SEGUNDOS * 1000
    const clientes = Array.from({ length: CLIENTES }, (_, i) => unaPersona(aula, i, hasta, tiempos, fallas))
    await Promise.all(clientes)
    const name = `carga, ${CLIENTES} people, ${workers === 1 ? '1 process' : `WORKERS=${workers}`}`
    yield info(`${name}: answers per second`, tiempos.length / SEGUNDOS)
    yield info(`${name}: median`, percentile(tiempos, 0.5), 'ms')
    yield check(`${name}: p99`, percentile(tiempos, 0.99), '<', 50, 'ms')
    yield check(`${name}: errors${fallas[0] ? ` (${fallas[0]})` : ''}`, fallas.length, '≤', 0)
  }
}

async function unaPersona(aula: Aula, turno: number, hasta: number, tiempos: number[], fallas: string[]) {
  const { uno, entero, suerte } = azarDe(turno + 1)
  // The course with the long board has 200 students; the others are visitors.
  const alumno = turno < 200 ? await aula.tokenDeAlumno(turno + 1) : undefined
  const headers = { 'content-type': 'application/json', ...(alumno && { authorization: `Bearer ${alumno}` }) }
  await sleep(entero(0, MIRA_MS))
  while (performance.now() < hasta) {
    const creador = entero(1, CREADORES)
    const [method, path, body] = suerte(ESCRIBE)
      ? uno(escrituras(creador, alumno))
      : uno(lecturas(creador, alumno))
    const desde = performance.now()
    try {
      const response = await fetch(aula.url + path, { method, headers, body: body && JSON.stringify(body) })
      await response.arrayBuffer()
      tiempos.push(performance.now() - desde)
      if (!response.ok) fallas.push(`${method} ${path}: ${response.status}`)
    } catch (error) {
      fallas.push(`${method} ${path}: ${error}`)
    }
    await sleep(entero(0, MIRA_MS))
  }
}

type Pedido = [method: string, path: string, body?: object]

const lecturas = (creador: number, alumno?: string): Pedido[] =>
  alumno
    ? [
        ['GET', '/alumnos/dashboard'],
        ['GET', '/api/alumnos/me/dashboard'],
        ['GET', `/api/publicaciones/catedra/${CON_TABLON}`],
        ['GET', '/api/alumnos/me/tareas'],
        ['GET', '/api/alumnos/me/evaluaciones'],
      ]
    : [
        ['GET', '/'],
        ['GET', '/hoy'],
        ['GET', '/?q=flores'],
        ['GET', `/?pagina=${1 + (creador % 3)}`],
        ['GET', `/api/composers?limit=20&page=${1 + (creador % 10)}`],
        ['GET', `/api/composers/${creador}`],
        ['GET', `/api/composers/comments/${creador}`],
      ]

const escrituras = (creador: number, alumno?: string): Pedido[] =>
  alumno
    ? [
        ['POST', `/api/publicaciones/${creador}/interacciones`],
        ['DELETE', `/api/publicaciones/${creador}/interacciones`],
        [
          'POST',
          `/api/publicaciones/${creador}/comentarios`,
          { contenido: `Lo leí ${performance.now()} veces.` },
        ],
      ]
    : [
        ['POST', `/api/ratings/${creador}`, { rating: 1 + (creador % 5) }],
        [
          'POST',
          `/api/composers/comments/${creador}`,
          { name: 'Ana', text: `Qué obra. ${performance.now()}` },
        ],
      ]
