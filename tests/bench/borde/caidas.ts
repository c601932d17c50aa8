import { setTimeout as sleep } from 'node:timers/promises'
import { azarDe } from '../../../src/domain/base/azar'
import { ask, type Bordes, type Institucion } from '../support/bordes'
import { check, info, type Measure } from '../support/measure'
import { percentile } from '../support/stats'

const CAIDO_S = 60
const PEDIDOS = 150_000
const POR_SEGUNDO = 2000
/** The edges are told of the last publication once more after a second. */
const SEGUNDO_AVISO_MS = 2500

/** Addresses that many ask for: pages of the timeline, creators, searches, lists of the API. */
async function listAddresses(institucion: Institucion): Promise<string[]> {
  const response = await ask(institucion.server.url, institucion, '/api/composers?limit=100')
  const { data } = (await response.json()) as { data: { slug: string }[] }
  return [
    ...['/', '/hoy', '/gamification', '/contribute', '/about', '/feed.xml', '/sitemap.xml'],
    ...data.map(({ slug }) => `/creador/${slug}`),
    ...Array.from({ length: 93 }, (_, i) => `/pagina/${i + 2}`),
    ...Array.from({ length: 100 }, (_, i) => `/api/composers?page=${i + 1}&limit=20`),
  ]
}

interface Suma {
  failed: number
  /** What an edge did not have. */
  asked: number
  times: number[]
}

/** Asks for these addresses in no order, so many in a second. */
async function readMany(
  mundo: Bordes,
  institucion: Institucion,
  paths: readonly string[],
  total: number,
  midway = () => {},
): Promise<Suma> {
  const { uno } = azarDe(7)
  const suma: Suma = { failed: 0, asked: 0, times: [] }
  const begun = performance.now()
  let next = 0
  const one = async () => {
    while (next < total) {
      const turn = next++
      if (turn === Math.floor(total / 2)) midway()
      const early = (turn / POR_SEGUNDO) * 1000 - (performance.now() - begun)
      if (early > 1) await sleep(early)
      const start = performance.now()
      try {
        const response = await ask(mundo.url, institucion, uno(paths))
        await response.arrayBuffer()
        suma.times.push(performance.now() - start)
        if (!response.ok) suma.failed++
        if (response.headers.get('x-borde') !== 'guardado') suma.asked++
      } catch {
        suma.failed++
      }
    }
  }
  await Promise.all(Array.from({ length: 64 }, one))
  return suma
}

export async function* askForTheSame(mundo: Bordes): AsyncGenerator<Measure> {
  const [una] = mundo.instituciones as [Institucion]
  const paths = await listAddresses(una)
  await sleep(SEGUNDO_AVISO_MS)
  const start = performance.now()
  const { failed, asked } = await readMany(mundo, una, paths, PEDIDOS, () => {
    mundo.bordes[1]?.child.process.kill('SIGKILL')
  })
  const rate = PEDIDOS / ((performance.now() - start) / 1000)
  yield info(`borde: ${PEDIDOS.toLocaleString('en')} requests of ${paths.length} addresses`, rate, 'a second')
  yield check('borde: of those the origin sees', (asked / PEDIDOS) * 100, '≤', 0.5, '%')
  yield check('borde: an edge is killed meanwhile: failed', failed, '≤', 0)
  await mundo.restartEdge(1)
}

export async function* withoutOrigin(mundo: Bordes): AsyncGenerator<Measure> {
  const [una] = mundo.instituciones as [Institucion]
  const paths = await listAddresses(una)
  for (const { url } of mundo.bordes)
    for (const path of paths) await (await ask(url, una, path)).arrayBuffer()
  una.kill()
  const until = performance.now() + CAIDO_S * 1000
  const failed = new Set<string>()
  let [seen, failures] = [0, 0]
  while (performance.now() < until) {
    for (const path of paths) {
      const response = await ask(mundo.url, una, path)
      await response.arrayBuffer()
      seen++
      if (response.status === 200) continue
      failures++
      failed.add(path)
    }
    await sleep(1000)
  }
  const write = await ask(mundo.url, una, '/api/ratings/1', { method: 'POST', body: '{"rating":5}' })
  await una.start()
  yield check(
    `borde: origin dead for ${CAIDO_S} s, ${seen.toLocaleString('en')} reads: not 200`,
    failures,
    '≤',
    0,
  )
  if (failures > 0) yield info('borde: of those addresses', [...failed].slice(0, 10).join(' '))
  yield check('borde: a write meanwhile', write.status, '≥', 503)
  yield info('borde: and says when to try again', `${write.headers.get('retry-after') ?? 'no'} s`)
}

export async function* oneInstitutionLess(mundo: Bordes): AsyncGenerator<Measure> {
  const [una, otra] = mundo.instituciones as [Institucion, Institucion]
  const paths = await listAddresses(una)
  await readMany(mundo, una, paths, 10_000)
  const before = await readMany(mundo, una, paths, 20_000)
  otra.kill()
  const after = await readMany(mundo, una, paths, 20_000)
  await otra.start()
  const [antes, luego] = [before, after].map(({ times }) => percentile(times, 0.99)) as [number, number]
  yield check('borde: another institution killed: errors in this one', after.failed, '≤', 0)
  yield info('borde: p99 of this one before', antes, 'ms')
  yield check('borde: p99 of this one, times before', luego / antes, '≤', 1.2)
}
