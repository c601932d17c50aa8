import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../db/sqlite'
import { ask, type Bordes, type Institucion, openSqlite } from '../support/bordes'
import { startChild } from '../support/cleanup'
import { binary } from '../support/guarania'
import { check, type Measure } from '../support/measure'
import { median } from '../support/stats'
import { waitFor } from '../support/wait'

const PUBLICACIONES = 100
const CORTES = Number(process.env.BORDE_CORTES ?? 100)

let year = 1001

/** First of the timeline: each is older than the one before. */
function publishOne(sqlite: Database, name: string) {
  sqlite
    .prepare(
      `INSERT INTO creadores (status, period, main_role, birth_year, sort_name, created_at, updated_at, slug,
                              first_name, last_name, notable_works, bio)
       VALUES ('PUBLISHED', 'COLONIAL', '["COMPOSER"]', @year, lower(@name), @now, @now, lower(@name),
               @name, 'Prueba', 'Una obra', 'Nació para esta prueba.')`,
    )
    .run({ name, year: year--, now: Date.now() })
}

/** From the commit to the moment at which both edges show it. */
async function timeToShow({ bordes }: Bordes, institucion: Institucion, sqlite: Database, name: string) {
  const isShown = (url: string) => async () =>
    (await (await ask(url, institucion, '/')).text()).includes(name)
  for (const { url } of bordes) if (await isShown(url)()) throw new Error(`/ shows ${name} before`)
  await sleep(150)
  publishOne(sqlite, name)
  const times = await Promise.all(bordes.map(({ url }) => waitFor(name, 20_000, isShown(url), 2)))
  return Math.max(...times)
}

export async function* publishThroughBoth(mundo: Bordes): AsyncGenerator<Measure> {
  const [una] = mundo.instituciones as [Institucion]
  const sqlite = openSqlite(una)
  const times: number[] = []
  for (let i = 0; i < PUBLICACIONES; i++) times.push(await timeToShow(mundo, una, sqlite, `Aparecida${i}`))
  yield check(
    `borde: ${PUBLICACIONES} publications, both edges show it: median`,
    median(times),
    '≤',
    80,
    'ms',
  )
  yield check('borde: the same, max', Math.max(...times), '≤', 250, 'ms')

  let isOver = false
  const readers = Array.from({ length: 200 }, async () => {
    while (!isOver) await (await ask(mundo.url, una, '/')).arrayBuffer()
  })
  const hammered: number[] = []
  for (let i = 0; i < 10; i++) hammered.push(await timeToShow(mundo, una, sqlite, `Golpeada${i}`))
  isOver = true
  await Promise.all(readers)
  yield check('borde: the same under 200 hammering readers, max', Math.max(...hammered), '≤', 1500, 'ms')
  sqlite.close()
}

/** As long as a page is kept that nobody says is old, and as long again as one may still show it. */
const OLVIDO_S = 330
const AVISO_S = 60

/** An institution whose tellings reach no edge: pages are as old as the example lets them, and `doctor` says so. */
export async function* withoutTeller(mundo: Bordes): AsyncGenerator<Measure> {
  const [una] = mundo.instituciones as [Institucion]
  const nadie = 'varnish:http://127.0.0.1:9'
  una.kill()
  await una.start({ EDGE: nadie })
  for (const { url } of mundo.bordes) await (await ask(url, una, '/')).arrayBuffer()
  const sqlite = openSqlite(una)
  publishOne(sqlite, 'Callada')
  sqlite.close()
  const isShown = (url: string) => async () => (await (await ask(url, una, '/')).text()).includes('Callada')
  const isRed = async () => /^✘ Bordes/m.test(await diagnosisOf(una, nadie))
  const [red, ...shown] = await Promise.all([
    waitFor('doctor', 2 * AVISO_S * 1000, isRed, 1000),
    ...mundo.bordes.map(({ url }) => waitFor('Callada', 2 * OLVIDO_S * 1000, isShown(url), 500)),
  ])
  una.kill()
  await una.start()
  yield check(
    'borde: nobody tells the edges: both show it after',
    Math.max(...shown) / 1000,
    '≤',
    OLVIDO_S,
    's',
  )
  yield check('borde: the same: `doctor` is red after', red / 1000, '≤', AVISO_S, 's')
}

async function diagnosisOf({ dataDir }: Institucion, edge: string): Promise<string> {
  await using child = startChild([binary, 'doctor', '--data-dir', dataDir], { EDGE: edge })
  return child.process.stdout ? await text(child.process.stdout) : ''
}

export async function* cutBetween(mundo: Bordes): AsyncGenerator<Measure> {
  const [una] = mundo.instituciones as [Institucion]
  let [stale, lost] = [0, 0]
  for (let i = 0; i < CORTES; i++) {
    const name = `Cortada${i}`
    const comentario = `Número ${i}.`
    for (const { url } of mundo.bordes) await (await ask(url, una, '/')).arrayBuffer()
    const taken = await ask(una.server.url, una, '/api/composers/comments/1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Luz', text: comentario }),
    })
    const sqlite = openSqlite(una)
    publishOne(sqlite, name)
    una.kill()
    sqlite.close()
    await una.start()
    await sleep(1000)
    const pages = await Promise.all(mundo.bordes.map(async ({ url }) => (await ask(url, una, '/')).text()))
    stale += pages.filter((page) => !page.includes(name)).length
    const comentarios = await (await ask(una.server.url, una, '/api/composers/comments/1')).text()
    if (taken.ok && !comentarios.includes(comentario)) lost++
  }
  yield check(`borde: origin killed between commit and purge ×${CORTES}: stale a second later`, stale, '≤', 0)
  yield check('borde: the same, acknowledged writes lost', lost, '≤', 0)
}
