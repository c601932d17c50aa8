import { setTimeout as sleep } from 'node:timers/promises'
import { type Azar, azarDe } from '../../../src/domain/base/azar'

/** How long a person looks at what came, at most, before asking for more. */
const MIRA_MS = 2000
const ESCRIBE = 0.05

export type Pedido = [method: string, path: string, body?: object]

export interface Persona {
  /** Of a session; a visitor has none. */
  token?: string
  lecturas: (azar: Azar) => Pedido[]
  escrituras: (azar: Azar) => Pedido[]
}

/** People who read and, one time in twenty, write, for so long: what each answer took, and what failed. */
export async function recibir(url: string, personas: readonly Persona[], segundos: number) {
  const tiempos: number[] = []
  const fallas: string[] = []
  const hasta = performance.now() + segundos * 1000
  await Promise.all(personas.map((persona, turno) => atender(url, persona, turno, hasta, tiempos, fallas)))
  return { tiempos, fallas }
}

async function atender(
  url: string,
  { token, lecturas, escrituras }: Persona,
  turno: number,
  hasta: number,
  tiempos: number[],
  fallas: string[],
) {
  const azar = azarDe(turno + 1)
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  await sleep(azar.entero(0, MIRA_MS))
  while (performance.now() < hasta) {
    const [method, path, body] = azar.uno(azar.suerte(ESCRIBE) ? escrituras(azar) : lecturas(azar))
    const desde = performance.now()
    try {
      const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
      await response.arrayBuffer()
      tiempos.push(performance.now() - desde)
      if (!response.ok) fallas.push(`${method} ${path}: ${response.status}`)
    } catch (error) {
      fallas.push(`${method} ${path}: ${error}`)
    }
    await sleep(azar.entero(0, MIRA_MS))
  }
}

/** Somebody at the timeline, and whom they look at. */
export const visitante = (creadorDe: (azar: Azar) => number): Persona => ({
  lecturas: (azar) => [
    ['GET', '/'],
    ['GET', '/hoy'],
    ['GET', '/?q=flores'],
    ['GET', `/?pagina=${azar.entero(1, 3)}`],
    ['GET', `/api/composers?limit=20&page=${azar.entero(1, 10)}`],
    ['GET', `/api/composers/${creadorDe(azar)}`],
    ['GET', `/api/composers/comments/${creadorDe(azar)}`],
  ],
  escrituras: (azar) => [
    ['POST', `/api/ratings/${creadorDe(azar)}`, { rating: azar.entero(1, 5) }],
    [
      'POST',
      `/api/composers/comments/${creadorDe(azar)}`,
      { name: 'Ana', text: `Qué obra. ${performance.now()}` },
    ],
  ],
})

/** A student of a course, some of whose posts these are. */
export const alumno = (token: string, catedraId: number, publicacionDe: (azar: Azar) => number): Persona => ({
  token,
  lecturas: () => [
    ['GET', '/alumnos/dashboard'],
    ['GET', '/api/alumnos/me/dashboard'],
    ['GET', `/api/publicaciones/catedra/${catedraId}`],
    ['GET', '/api/alumnos/me/tareas'],
    ['GET', '/api/alumnos/me/evaluaciones'],
  ],
  escrituras: (azar) => {
    const publicacion = `/api/publicaciones/${publicacionDe(azar)}`
    return [
      ['POST', `${publicacion}/interacciones`],
      ['DELETE', `${publicacion}/interacciones`],
      ['POST', `${publicacion}/comentarios`, { contenido: `Lo leí ${performance.now()} veces.` }],
    ]
  },
})
