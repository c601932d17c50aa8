import { afterEach, expect, test } from 'vitest'
import { readAlarmas } from '../../../api/casa/alarmas/alarmas.ts'
import { forgetBordes, startAvisador } from '../../../api/casa/bordes/avisador.ts'
import { bordesDe } from '../../../api/casa/bordes/borde.ts'
import { motivoDeBordes, readLatidos } from '../../../api/casa/bordes/dicho.ts'
import { checkBordes } from '../../../api/casa/diagnostico/bordes.ts'
import { bordes } from '../../../db/schema/bordes.ts'
import { cambios } from '../../../db/schema/cambios.ts'
import { testApi } from '../../support/api.ts'
import { insertCreador } from '../../support/creadores.ts'

const TEMAS = ['catalogo', 'comunidad', 'dia-2026-11-25', 'institucion', 'ranking']
const terminan: (() => unknown)[] = []
afterEach(async () => {
  for (const one of terminan.splice(0)) await one()
})

/** A cache that keeps nothing, and notes what it was asked. */
function startBorde(answer: () => Response | Promise<Response> = () => new Response('')) {
  const pedidos: { method: string; host: string | null; temas: string[] }[] = []
  const server = Bun.serve({
    port: 0,
    fetch({ method, headers }) {
      const temas = headers.get('xkey-softpurge')?.split(' ') ?? []
      pedidos.push({ method, host: headers.get('host'), temas })
      return answer()
    },
  })
  terminan.push(() => server.stop(true))
  const direccion = `http://localhost:${server.port}`
  const temas = () => pedidos.map((one) => one.temas.toSorted())
  return {
    direccion,
    pedidos,
    temas,
    borde: bordesDe({ clase: 'varnish', direcciones: [direccion] }, 'sitio.py')[0],
  }
}

type BordeDePrueba = ReturnType<typeof startBorde>

function conAvisador(...probados: BordeDePrueba[]) {
  const mundo = testApi()
  const dichos: string[] = []
  let hoy = '2026-11-25'
  let adelanto = 0
  const now = () => Date.now() + adelanto
  const start = () => {
    const avisador = startAvisador({
      db: mundo.db,
      now,
      today: () => hoy,
      bordes: probados.flatMap(({ borde }) => borde ?? []),
      error: (linea) => dichos.push(linea),
    })
    terminan.push(avisador.stop)
    return avisador
  }
  return {
    ...mundo,
    dichos,
    now,
    start,
    pass: (ms: number) => {
      adelanto += ms
    },
    goTo: (dia: string) => {
      hoy = dia
    },
  }
}

test('al empezar olvidan todo, y otra vez un segundo después', async () => {
  const uno = startBorde()
  const { start, db } = conAvisador(uno)
  start()

  await expect.poll(uno.temas, { timeout: 3000 }).toEqual([TEMAS, TEMAS])

  expect(uno.pedidos[0]).toMatchObject({ method: 'PURGE', host: 'sitio.py' })
  const dichos = () => db.select().from(bordes).all()
  await expect.poll(dichos).toHaveLength(6)
  for (const { tema, veces } of db.select().from(cambios).all())
    expect(dichos()).toContainEqual({ borde: uno.direccion, tema, veces })
})

test('lo que cambia se dice a cada uno, dos veces; los votos cuando las páginas los muestran', async () => {
  const [uno, otro] = [startBorde(), startBorde()]
  const { start, db, pass, send } = conAvisador(uno, otro)
  start()
  await expect.poll(uno.temas, { timeout: 3000 }).toHaveLength(2)

  const { id } = insertCreador(db)
  await expect
    .poll(() => uno.temas().slice(2), { timeout: 3000 })
    .toEqual(Array(2).fill(['catalogo', 'ranking']))
  await expect.poll(() => otro.temas().slice(2), { timeout: 3000 }).toHaveLength(2)

  await send(`POST /ratings/${id}`, { rating: 5 })
  await expect.poll(() => uno.temas().length).toBe(4)
  const wait = () => {
    pass(1000)
    return uno.temas()
  }
  await expect.poll(wait).toContainEqual(['comunidad'])
})

test('a medianoche olvidan lo que decía el día anterior', async () => {
  const uno = startBorde()
  const { start, goTo } = conAvisador(uno)
  start()
  await expect.poll(uno.temas).toHaveLength(1)

  goTo('2026-11-26')

  await expect.poll(uno.temas).toContainEqual(['dia-2026-11-25'])
})

test('uno que no responde no detiene al otro, y se le dice en cuanto vuelve', async () => {
  let falla = true
  const caido = startBorde(() => new Response('', { status: falla ? 403 : 200 }))
  const sano = startBorde()
  const { start, dichos } = conAvisador(caido, sano)
  start()
  await expect.poll(sano.temas, { timeout: 3000 }).toEqual([TEMAS, TEMAS])
  expect(dichos).toEqual([`El borde ${caido.direccion} no recibe avisos: respondió 403.`])

  const antes = caido.pedidos.length
  falla = false

  await expect.poll(() => caido.temas().slice(antes), { timeout: 5000 }).toEqual([TEMAS, TEMAS])
})

test('uno callado por treinta segundos se dice en el panel, en doctor y en las métricas', async () => {
  let falla = false
  const uno = startBorde(() => new Response('', { status: falla ? 500 : 200 }))
  const { start, db, now, pass } = conAvisador(uno)
  start()
  await expect.poll(uno.temas, { timeout: 3000 }).toEqual([TEMAS, TEMAS])
  expect(checkBordes(db, now())).toMatchObject({ bien: true })

  falla = true
  pass(31_000)

  await expect.poll(() => readAlarmas(db).map(({ causa }) => causa)).toEqual(['BORDE'])
  expect(motivoDeBordes(readLatidos(db), now())).toContain(`No responde ${uno.direccion} desde hace 3`)
  expect(checkBordes(db, now())).toMatchObject({ bien: false })

  falla = false
  pass(11_000)
  await expect.poll(() => readLatidos(db).every(({ cuando }) => now() - cuando < 20_000)).toBe(true)
  pass(11_000)
  await expect.poll(() => readAlarmas(db)).toEqual([])
})

test('uno que nunca respondió también está callado, y sin bordes no lo está ninguno', async () => {
  const uno = startBorde(() => new Response('', { status: 403 }))
  const { start, db, now, pass } = conAvisador(uno)
  const { stop } = start()

  pass(31_000)

  await expect.poll(() => readAlarmas(db).map(({ causa }) => causa)).toEqual(['BORDE'])
  expect(checkBordes(db, now())).toMatchObject({ bien: false })

  await stop()
  forgetBordes({ db, now })
  expect([readAlarmas(db), readLatidos(db)]).toEqual([[], []])
})

test('los de una red se llaman por su API, con la clave que tienen', async () => {
  const pedidos: { url: string; init: RequestInit | undefined }[] = []
  const antes = globalThis.fetch
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    pedidos.push({ url, init })
    return new Response('{}')
  }) as typeof fetch
  terminan.push(() => {
    globalThis.fetch = antes
  })
  const signal = AbortSignal.timeout(1000)
  for (const clase of ['fastly', 'cloudflare'] as const)
    await bordesDe({ clase, cuenta: 'abc', token: 'clave' }, 'sitio.py')[0]?.forget(
      ['catalogo', 'ranking'],
      signal,
    )

  expect(pedidos).toMatchObject([
    {
      url: 'https://api.fastly.com/service/abc/purge',
      init: {
        method: 'POST',
        headers: { 'fastly-key': 'clave', 'fastly-soft-purge': '1', 'surrogate-key': 'catalogo ranking' },
      },
    },
    {
      url: 'https://api.cloudflare.com/client/v4/zones/abc/purge_cache',
      init: { headers: { authorization: 'Bearer clave' }, body: '{"tags":["catalogo","ranking"]}' },
    },
  ])
})
