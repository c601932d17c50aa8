import type { Page } from '@playwright/test'
import { adminPassword, type Program, startProgram } from '../support/program'
import { wavDe } from '../support/sonido'
import { test as base, expect, expectAccessible, expectFits, telefono } from './fixtures'
import { pedidosDe } from './ingreso'

interface Creador {
  id: number
  nombre: string
}

interface Mundo {
  /** A catalogue in which four are heard: the second by a video, the last on the second page of the list. */
  conSonidos: { program: Program; creadores: Creador[] }
}

const VIDEO = 'https://www.youtube.com/watch?v=abcdefghijk'
const sonido = (cual: string) => `https://sonidos.example/${cual}.wav`

const test = base.extend<object, Mundo>({
  conSonidos: [
    async ({ playwright }, use) => {
      const program = await startProgram({ seed: [['catalogo']] })
      const request = await playwright.request.newContext({ baseURL: program.url })
      const { token } = await (await request.post('/api/login', { data: { password: adminPassword } })).json()
      const call = pedidosDe(request, token)
      const creadores: Creador[] = []
      for (const [pagina, lugar, enlace] of [
        [1, 1, sonido('primero')],
        [1, 3, VIDEO],
        [1, 60, sonido('tercero')],
        [2, 5, sonido('ultimo')],
      ] as const) {
        const { data } = await call(`GET /composers/timeline?sort=birth_year&page=${pagina}`)
        const { id, first_name, last_name } = data[lugar]
        await call(`PUT /composers/${id}`, { youtube_link: enlace })
        creadores.push({ id, nombre: `${first_name} ${last_name ?? ''}`.trim() })
      }
      await request.dispose()
      await use({ program, creadores })
      await program.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ conSonidos }, use) => use(conSonidos.program.url),
})

const barra = (page: Page) => page.getByRole('region', { name: 'Escucha la línea' })
const boton = (page: Page, name: string) => barra(page).getByRole('button', { name, exact: true })
const tarjeta = (page: Page, { id }: Creador) => page.locator(`#c${id}`)

/** What the page asks other hosts for, which all answer. */
async function openLinea(page: Page, direccion = '/') {
  const ajenos: string[] = []
  await page.route('https://sonidos.example/**', (route) =>
    route.fulfill({ contentType: 'audio/wav', body: wavDe(20) }),
  )
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Video</title><script>
        let n = 0
        onmessage = ({ data }) => {
          const { func } = JSON.parse(data)
          const say = (playerState) => parent.postMessage(JSON.stringify({ info: { playerState } }), '*')
          if (func) say({ playVideo: 1, pauseVideo: 2 }[func])
        }
        setInterval(() => { document.title = 'Video ' + ++n }, 100)
      </script>`,
    }),
  )
  page.on('request', (pedido) => {
    const { host } = new URL(pedido.url())
    if (/sonidos|youtube/.test(host)) ajenos.push(pedido.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(direccion)
  return ajenos
}

const momento = (page: Page) =>
  page
    .locator('.escucha :is(audio, video)')
    .evaluate((uno: HTMLMediaElement) => (uno.paused ? -1 : uno.currentTime))

test('un sonido suena desde su tarjeta y sigue mientras se abre otra', async ({
  page,
  conSonidos: { creadores },
}) => {
  const [primero] = creadores as [Creador]
  const ajenos = await openLinea(page)
  await tarjeta(page, primero).locator('summary').click()
  await expect(tarjeta(page, primero).getByRole('link', { name: 'Escuchar' })).toBeVisible()
  expect(ajenos).toEqual([])

  await tarjeta(page, primero).getByRole('link', { name: 'Escuchar' }).click()

  await expect(barra(page)).toContainText(primero.nombre)
  await expect.poll(() => momento(page)).toBeGreaterThan(0.1)
  const antes = await momento(page)
  const otra = page.locator('.periodo .tarjeta').nth(5)
  await otra.locator('summary').click()
  await expect(otra).toHaveAttribute('open')
  await expect.poll(() => momento(page)).toBeGreaterThan(antes)
  await boton(page, 'Pausar').click()
  await expect(boton(page, 'Reproducir')).toBeVisible()
  expect(await momento(page)).toBe(-1)
})

test('siguiente y anterior van por la lista, hasta donde no hay más', async ({
  page,
  conSonidos: { creadores },
}) => {
  const [primero, segundo, tercero, ultimo] = creadores as [Creador, Creador, Creador, Creador]
  await openLinea(page)
  await page.getByRole('button', { name: 'Escucha la línea' }).click()
  await expect(barra(page)).toContainText(primero.nombre)

  await boton(page, 'Siguiente').click()
  await expect(barra(page)).toContainText(segundo.nombre)
  await expect(barra(page).locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk/,
  )
  await boton(page, 'Siguiente').click()
  await expect(barra(page)).toContainText(tercero.nombre)
  await boton(page, 'Siguiente').click()
  await expect(barra(page)).toContainText(ultimo.nombre)
  await expect(tarjeta(page, ultimo)).toBeAttached()
  await boton(page, 'Siguiente').click()
  await expect(page.getByText('No hay nadie más para escuchar.')).toBeVisible()
  await boton(page, 'Anterior').click()
  await expect(barra(page)).toContainText(tercero.nombre)
  await boton(page, 'Cerrar el reproductor').click()
  await expect(barra(page)).toHaveCount(0)
})

test('un video empieza en su tarjeta y sigue abajo, sin empezar de nuevo, también si cambia la lista', async ({
  page,
  conSonidos: { creadores },
}) => {
  const [, segundo] = creadores as [Creador, Creador]
  const ajenos = await openLinea(page)
  await tarjeta(page, segundo).locator('summary').click()

  await tarjeta(page, segundo).getByRole('link', { name: 'Ver video' }).click()

  const marco = tarjeta(page, segundo).locator('iframe')
  await expect(marco).toBeFocused()
  await expect(marco).toHaveAttribute('title', `Video de ${segundo.nombre}`)
  expect(ajenos).toHaveLength(1)
  await tarjeta(page, segundo).locator('summary').click()
  await expect(barra(page).locator('iframe')).toBeVisible()
  await page.getByLabel('Buscar por nombre, biografía u obra').fill('flores')
  await expect(page.locator('#lista .mejor')).toContainText('Flores')
  await expect(barra(page).locator('iframe')).toBeVisible()
  await boton(page, 'Pausar').click()
  await expect(boton(page, 'Reproducir')).toBeVisible()
  expect(ajenos).toHaveLength(1)
})

test('por período, con el teclado, y con «Escucha la línea»', async ({ page, conSonidos: { creadores } }) => {
  const [primero, , tercero] = creadores as [Creador, Creador, Creador]
  await openLinea(page)
  await page.getByRole('button', { name: 'Escucha la línea' }).press('Enter')
  await expect(barra(page)).toContainText(primero.nombre)
  const periodos = barra(page).getByLabel('Período')
  await expect(periodos).not.toHaveValue('')

  await periodos.selectOption({ index: (await periodos.locator('option').count()) - 1 })

  await expect(barra(page)).toContainText(tercero.nombre)
  await boton(page, 'Cerrar el reproductor').press('Enter')
  await expect(barra(page)).toHaveCount(0)
})

test('en la página de un creador suena sin lista', async ({ page, conSonidos: { creadores } }) => {
  const [primero] = creadores as [Creador]
  const { slug } = await (await page.request.get(`/api/composers/timeline?page=1`))
    .json()
    .then(
      ({ data }: { data: { id: number; slug: string }[] }) =>
        data.find(({ id }) => id === primero.id) ?? { slug: '' },
    )
  await openLinea(page, `/creador/${slug}`)

  await page.getByRole('link', { name: 'Escuchar' }).click()

  await expect.poll(() => momento(page)).toBeGreaterThan(0)
  await expect(boton(page, 'Siguiente')).toBeHidden()
  await page.getByRole('link', { name: 'Escuchar' }).click()
  await expect(boton(page, 'Reproducir')).toBeVisible()
})

test('lo que no suena lo dice y se puede abrir', async ({ page, conSonidos: { creadores } }) => {
  const [primero] = creadores as [Creador]
  await openLinea(page)
  await page.route('https://sonidos.example/**', (route) => route.fulfill({ status: 404 }))
  await tarjeta(page, primero).locator('summary').click()

  await tarjeta(page, primero).getByRole('link', { name: 'Escuchar' }).click()

  await expect(barra(page).getByRole('status')).toContainText('no se pudo reproducir')
  await expect(barra(page).getByRole('link', { name: 'Abrir el enlace' })).toHaveAttribute(
    'href',
    sonido('primero'),
  )
})

test('sin JavaScript los enlaces son enlaces', async ({ browser, conSonidos: { program, creadores } }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: program.url })
  const page = await context.newPage()
  await page.goto('/')
  const [primero] = creadores as [Creador]
  await tarjeta(page, primero).locator('summary').click()

  await expect(tarjeta(page, primero).getByRole('link', { name: 'Escuchar' })).toHaveAttribute(
    'href',
    sonido('primero'),
  )
  await expect(page.getByRole('button', { name: 'Escucha la línea' })).toBeHidden()
  await context.close()
})

test('el reproductor entra en un teléfono y es accesible', async ({ page, conSonidos: { creadores } }) => {
  await page.setViewportSize(telefono)
  const [primero, segundo] = creadores as [Creador, Creador]
  await openLinea(page)
  await tarjeta(page, primero).locator('summary').click()
  await tarjeta(page, primero).getByRole('link', { name: 'Escuchar' }).click()
  await expect(barra(page)).toContainText(primero.nombre)
  await expectFits(page)
  await expectAccessible(page)
  await boton(page, 'Siguiente').click()
  await expect(barra(page)).toContainText(segundo.nombre)
  await expectFits(page)
  await expectAccessible(page)
})
