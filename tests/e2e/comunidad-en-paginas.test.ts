import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { decodeHTML } from 'entities'
import { datosEstructurados } from '../../src/lib/json-ld'
import { newFolder, startProgram } from '../support/program'
import { test as base, expect } from './fixtures'

/** What a community left after some months: edited, merged and parted again, voted, thrown away and brought back. */
const test = base.extend<object, { vivido: string }>({
  vivido: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern
    async ({}, use) => {
      const folder = newFolder()
      const { status, stderr } = spawnSync(
        'node_modules/.bin/bun',
        ['tests/api/comunidad/escribe.ts', folder],
        { encoding: 'utf8' },
      )
      expect(status, stderr).toBe(0)
      await use(folder)
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  program: [
    async ({ vivido }, use) => {
      const program = await startProgram({ dataDir: vivido })
      await use(program)
      await program.stop()
    },
    { scope: 'worker' },
  ],
})

const textOf = (html = '') =>
  decodeHTML(html.replace(/<(script|style|svg).*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const htmlOf = async (request: APIRequestContext, address: string) => (await request.get(address)).text()

// One community for all of them.
test.describe.configure({ mode: 'default' })

const UN_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

test('cada ficha dice en su página, a los buscadores y en la línea lo que dice la API', async ({
  request,
  program,
}) => {
  const { data: creadores, total } = await (await request.get('/api/composers/timeline')).json()
  const linea = await htmlOf(request, '/')
  const tarjetas = new Map(
    [...linea.matchAll(/<details class="tarjeta" id="c(\d+)">.*?<\/details>/gs)].map(([html, id]) => [
      Number(id),
      textOf(html),
    ]),
  )
  expect([...tarjetas.keys()]).toEqual(creadores.map(({ id }: { id: number }) => id))
  expect(total).toBeGreaterThan(50)

  for (const uno of creadores) {
    const html = await htmlOf(request, `/creador/${uno.slug}`)
    const [, deBuscadores = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
    const ficha = await (await request.get(`/api/composers/${uno.id}`)).json()
    expect(JSON.parse(deBuscadores)).toEqual(JSON.parse(datosEstructurados(ficha, program.url)))
    const [, nombre, vida] = /<title>(.*) \((.*)\) · /.exec(html) ?? []
    const promedio = uno.rating_avg.toLocaleString('es-PY', UN_DECIMAL)
    const votos = uno.rating_count === 0 ? [] : [`${promedio} · ${uno.rating_count} voto`]
    for (const dicho of [`${uno.first_name} ${uno.last_name}`, vida, uno.bio, ...votos]) {
      expect(textOf(/<main.*<\/main>/s.exec(html)?.[0])).toContain(decodeHTML(dicho))
      expect(tarjetas.get(uno.id)).toContain(decodeHTML(dicho))
    }
    expect(decodeHTML(nombre ?? '')).toBe(`${uno.first_name} ${uno.last_name}`)
  }
})

test('el mapa nombra cada ficha una vez', async ({ request }) => {
  const { data: creadores } = await (await request.get('/api/composers/timeline')).json()
  const mapa = await htmlOf(request, '/sitemap.xml')
  const nombrados = [...mapa.matchAll(/\/creador\/([^<]+)<\/loc>/g)].map(([, slug]) => slug)

  expect(nombrados.toSorted()).toEqual(creadores.map(({ slug }: { slug: string }) => slug).toSorted())
})

test('el ranking dice los aportes que dice la API, en su orden', async ({ request }) => {
  const puestos = await (await request.get('/api/ranking')).json()
  const html = await htmlOf(request, '/gamification')
  const filas = [...html.matchAll(/<tr><td class="puesto">.*?<\/tr>/gs)].map(([fila]) => textOf(fila))

  expect(filas.length).toBeGreaterThan(20)
  for (const [i, fila] of filas.entries()) {
    const { email, contributions, level } = puestos[i]
    expect(fila).toContain(`${email} ${contributions} aporte`)
    expect(fila.endsWith(level)).toBe(true)
  }
})
