import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { newFolder, runProgram, startProgram } from '../support/program'
import { expect, test } from './fixtures'

test('con los colores de cada lector se ve qué está elegido', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contribute')

  await expect(page.getByRole('navigation').getByRole('link', { name: 'Aportar' })).toHaveCSS(
    'outline-width',
    '2px',
  )
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-width', '2px')
})

/** What a page says of itself to search engines. */
async function datosDe(request: APIRequestContext, direccion: string) {
  const html = await (await request.get(direccion)).text()
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return { html, data: JSON.parse(json) }
}

test('la ficha de un creador lleva sus datos, también para los buscadores', async ({ request, program }) => {
  const { html, data } = await datosDe(request, '/creador/agustin-pio-barrios')

  expect(html).toMatch(/<h1[^>]*>Agustín Pío Barrios<\/h1>/)
  expect(html).toContain('05/05/1885')
  expect(data).toMatchObject({ '@type': 'Person', name: 'Agustín Pío Barrios' })
  const suya = `${program.url}/creador/agustin-pio-barrios`
  expect(html).toContain(`<link rel="canonical" href="${suya}">`)
  expect(html).toContain(`<meta property="og:image" content="${suya}/imagen.png">`)
})

test('la imagen de una ficha es una PNG, y solo de quien está', async ({ request }) => {
  const reply = await request.get('/creador/agustin-pio-barrios/imagen.png')

  expect(reply.headers()['content-type']).toBe('image/png')
  const png = await reply.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await request.get('/creador/no-existe/imagen.png')).status()).toBe(404)
})

for (const address of ['/', '/creador/jose-asuncion-flores', '/hoy']) {
  test(`${address} espera una sola hoja de estilo, y lo que se dibuja por referencia no ocupa lugar`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1)
    expect(await page.locator('.hilos').first().boundingBox()).toBeNull()
  })
}

test('una agrupación es un MusicGroup', async ({ request }) => {
  expect((await datosDe(request, '/creador/los-paraguayos')).data).toMatchObject({ '@type': 'MusicGroup' })
})

test('lo que alguien busca es texto, también entre los bytes de la página', async ({ page }) => {
  const q = '"><script>alert(1)</script> & \''
  const reply = await page.goto(`/?q=${encodeURIComponent(q)}`)

  expect(await reply?.text()).not.toContain('<script>alert')
  await expect(page.getByRole('searchbox')).toHaveValue(q)
})

test.describe('lo que no existe es un 404 en español', () => {
  for (const address of ['/creador/nadie', '/creador/', '/nada', '/admin.php', '/creador/%E0%A4%A']) {
    test(address, async ({ program }) => {
      const reply = await fetch(`${program.url}${address}`)

      expect(reply.status).toBe(404)
      expect(await reply.text()).toContain('La página que buscas no existe')
    })
  }
})

test('el HTML de cada clase de página separa sus atributos, y cada botón y cada campo dice su tipo', async ({
  program,
}) => {
  for (const path of [
    ...['/', '/?q=flores', '/pagina/2', '/hoy', '/vidas', '/que-falta', '/gamification', '/about', '/aporte'],
    ...['/ayuda', '/ayuda/alumno', '/ayuda/hoja/alumno'],
    ...[
      '/creador/jose-asuncion-flores',
      '/acta/K3M90QXD71VZ',
      '/constancia/K3M90QXD71VZ',
      '/login',
      '/no-esta',
    ],
  ]) {
    const html = await (await fetch(program.url + path)).text()

    expect(html, path).not.toMatch(/<[a-z]+( [\w-]+="[^"]*")* [\w-]+="[^"]*"[\w-]+=/)
    for (const [etiqueta] of html.matchAll(/<(?:button|input)\b[^>]*>/g))
      expect(etiqueta, path).toContain(' type=')
  }
})

test('el mapa del sitio, los robots y el feed nombran direcciones que existen', async ({ program }) => {
  const [map, robots, feed] = await Promise.all(
    ['/sitemap.xml', '/robots.txt', '/feed.xml'].map(async (path) =>
      (await fetch(program.url + path)).text(),
    ),
  )

  expect(robots).toContain(`Sitemap: ${program.url}/sitemap.xml`)
  expect(robots?.split('\n')).toEqual(expect.arrayContaining(['Allow: /api/calendario/', 'Disallow: /api/']))
  expect(map?.match(/<loc>/g)?.length).toBeGreaterThan(229)
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  const [, address = ''] = /<loc>([^<]*\/creador\/[^<]*)<\/loc>/.exec(map ?? '') ?? []
  expect((await fetch(address)).status).toBe(200)

  const entries = [...(feed ?? '').matchAll(/<entry><id>(.*?)<\/id>.*?<link href="(.*?)"/g)]
  const creadores = entries.map(async ([, permanente = '', enlace = '']) => {
    const id = permanente.replace(`${program.url}/?creador=`, '')
    const { slug } = (await (await fetch(`${program.url}/api/composers/${id}`)).json()) as { slug: string }
    return [`${program.url}/creador/${slug}`, enlace]
  })
  expect(creadores).toHaveLength(50)
  for (const [direccion, enlace] of await Promise.all(creadores)) expect(enlace).toBe(direccion)
})

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('se recorre por páginas, se filtra y se lee', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Ver más creadores' }).click()
    await expect(page).toHaveURL(/pagina=2/)
    await expect(page.locator('.tarjeta')).toHaveCount(100)

    await page.getByLabel('Buscar por nombre, biografía u obra').fill('guarania')
    await page.getByLabel('Buscar por nombre, biografía u obra').press('Enter')
    await expect(page.locator('#cuenta')).toContainText('de 229 totales')

    await page.locator('.tarjeta summary').first().click()
    await page
      .locator('.tarjeta[open]')
      .getByRole('link', { name: /Ver página completa/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('un área dice que lo necesita, y nada se queda cargando', async ({ page }) => {
    await page.goto('/admin/login')

    await expect(page.getByText(/^Esta parte de .+ necesita JavaScript/)).toBeInViewport()
    await expect(page.locator('.cargando-area')).toBeHidden()
    await page.getByRole('link', { name: 'Volver a la línea de tiempo' }).click()
    await expect(page).toHaveURL('/')
  })

  for (const direccion of ['/docente/login', '/alumno/login', '/alumnos/dashboard']) {
    test(`${direccion} también lo dice`, async ({ request }) => {
      expect(await (await request.get(direccion)).text()).toMatch(
        /<noscript>.*Esta parte de .+ necesita JavaScript.*<\/noscript>/s,
      )
    })
  }
})

test('sin catálogo hay cuatro creadores de ejemplo, marcados', async ({ page }) => {
  const empty = await startProgram()
  await page.goto(empty.url)

  await expect(page.locator('.tarjeta')).toHaveCount(4)
  await expect(page.locator('.tarjeta').first()).toContainText('Ejemplo')
  await empty.stop()
})

test('el resumen de un catálogo de una persona va en singular', async ({ request }) => {
  const folder = newFolder()
  const file = join(folder, 'uno.json')
  writeFileSync(
    file,
    JSON.stringify([
      { first_name: 'Josefina', last_name: 'Plá', bio: 'Poeta.', mainRole: ['POET'], birth_year: 1903 },
    ]),
  )
  const program = await startProgram({ seed: [['catalogo', '--file', file]] })

  const html = await (await request.get(program.url)).text()

  const [, resumen = ''] = /class="resumen[^"]*"[^>]*>(.*?)<\/dl>/s.exec(html) ?? []
  const nombres = [...resumen.matchAll(/<dt[^>]*>(.*?)<\/dt>/gs)].map(([, uno]) => uno)
  expect(nombres).toEqual(['Creador', 'Siglo', 'Rol', 'Inspiración'])
  await program.stop()
  rmSync(folder, { recursive: true })
})

test('una visita que ya tiene la página recibe 304', async ({ program }) => {
  const first = await fetch(program.url)
  const again = await fetch(program.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })

  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
  expect(first.headers.get('cdn-cache-control')).toContain('stale-while-revalidate')
  expect(again.status).toBe(304)
})

test('los encabezados de seguridad van en páginas, archivos y API', async ({ program }) => {
  const html = await fetch(program.url)
  const asset = /(\/_astro\/[^"]+\.js)/.exec(await html.clone().text())?.[1] ?? ''
  const replies = [
    html,
    await fetch(program.url + asset),
    await fetch(`${program.url}/api/health`),
    await fetch(`${program.url}/nada`),
  ]

  for (const { headers } of replies) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBeTruthy()
    expect(headers.get('x-frame-options')).toBe('DENY')
  }
  expect(html.headers.get('content-security-policy')).not.toContain('unsafe-inline')
})

test('la página de un área nombra los archivos de su pantalla', async ({ program }) => {
  const nombrados = async (path: string) => {
    const html = await (await fetch(program.url + path)).text()
    return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, archivo]) => archivo)
  }

  const panel = await nombrados('/docente/dashboard')
  const catedra = await nombrados('/docente/catedra/1')

  expect(panel.length).toBeGreaterThan(5)
  expect(catedra).not.toEqual(panel)
  for (const archivo of new Set([...panel, ...catedra])) {
    expect((await fetch(program.url + archivo)).headers.get('content-type')).toContain('javascript')
  }
})

test('la documentación de la API se ve en el navegador, también entera en un teléfono', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/api/docs')

  await expect(page.getByText('API de Guarania')).toBeVisible()
  await expect(page.getByText('/api/composers/today')).toBeVisible()
  await expect(page.locator('summary').first()).toHaveCSS('cursor', 'pointer')
  const ancho = await page.evaluate(() => {
    for (const llamada of document.querySelectorAll('details')) llamada.open = true
    return document.documentElement.scrollWidth
  })
  expect(ancho).toBe(360)
})

test('la copia en archivos lleva al ranking, y no a aportar', async ({ program }) => {
  const folder = newFolder()
  const { status } = runProgram(['export', folder, '--data-dir', program.dataDir])
  expect(status).toBe(0)

  const [home, sitemap] = ['index.html', 'sitemap.xml'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )

  expect(home).toContain('href="/gamification"')
  expect(home).not.toContain('/contribute')
  expect(sitemap).toContain('/gamification</loc>')
  expect(sitemap).not.toContain('/contribute')
  rmSync(folder, { recursive: true })
})
