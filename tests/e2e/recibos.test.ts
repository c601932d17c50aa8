import type { Page } from '@playwright/test'
import { fillAporte, toastOf } from './comunidad'
import { aviso, escritorio, expect, expectFits, telefono, test } from './fixtures'
import { codigoNuevo, pedidosDe, tokenDeAdmin } from './ingreso'

let numero = 0

/** A contribution of somebody new, and what the administrator does about it. */
async function conAporte(page: Page, email = `aportante.${Date.now()}@ejemplo.py`) {
  const nombre = `Herminia Sotelo ${++numero}${Date.now() % 100_000}`
  const [first_name, ...resto] = nombre.split(' ')
  const data = {
    first_name,
    last_name: resto.join(' '),
    birth_year: 1931,
    mainRole: ['COMPOSER'],
    email,
    bio: 'Compositora y arpista.',
    notable_works: 'Polca de la lluvia',
  }
  const respuesta = await page.request.post('/api/composers', { data })
  const { id, recibo } = await respuesta.json()
  const call = pedidosDe(page.request, await tokenDeAdmin(page.request))
  return { id: id as number, recibo: recibo as string, nombre, email, call }
}

for (const tamano of [telefono, escritorio]) {
  test(`con el recibo se ve qué fue del aporte (${tamano.width} px)`, async ({ page }) => {
    await page.setViewportSize(tamano)
    const { id, recibo, nombre, call } = await conAporte(page)
    const estado = (texto: string) => page.getByRole('heading', { level: 1, name: texto, exact: true })
    await page.goto('/aporte')

    await page.getByLabel('Recibo del aporte').fill(recibo.toLowerCase().replaceAll('-', ''))
    await page.getByRole('button', { name: 'Ver en qué está' }).click()
    await expect(estado('Recibido')).toBeVisible()
    await expect(page.getByText(nombre)).toBeVisible()
    await expect(page.getByText(/antes que el tuyo|es el próximo/)).toBeVisible()
    await expectFits(page)

    await call(`GET /admin/composers/${id}`)
    await page.reload()
    await expect(estado('En revisión')).toBeVisible()

    await call(`POST /admin/composers/${id}/review`, { reason: 'Falta la fuente.' })
    await page.reload()
    await expect(estado('Observado')).toBeVisible()
    await expect(page.getByText('Falta la fuente.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Corregir' })).toHaveAttribute(
      'href',
      new RegExp(`corregir=${id}&token=`),
    )
    await expectFits(page)

    await call(`PUT /composers/${id}/status`, { status: 'PENDING_REVIEW' })
    await call(`PUT /composers/${id}/status`, { status: 'PUBLISHED' })
    await page.reload()
    await expect(estado('Publicado')).toBeVisible()
    await page.getByRole('link', { name: 'Ver la ficha' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Herminia')
  })
}

test('un recibo que no hay se dice, y nadie guarda ni busca la página', async ({ page }) => {
  const respuesta = await page.goto('/aporte/GUA-0000-0000')

  expect(respuesta?.status()).toBe(404)
  expect(respuesta?.headers()['cache-control']).toBe('no-store')
  expect(respuesta?.headers()['x-robots-tag']).toBe('noindex')
  await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese aporte' })).toBeVisible()
  await expect(page.getByLabel('Recibo del aporte')).toHaveValue('GUA-0000-0000')
})

test('sin JavaScript se ve y se retira', async ({ browser, baseURL, page }) => {
  const { recibo } = await conAporte(page)
  const sinGuion = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: telefono })
  const suya = await sinGuion.newPage()
  await suya.goto(`/aporte/${recibo}`)
  await expect(suya.getByRole('heading', { level: 1, name: 'Recibido' })).toBeVisible()

  await suya.getByText('Retirar este aporte').click()
  await suya.getByRole('button', { name: 'Retirar' }).click()

  await expect(suya).toHaveURL(new RegExp(`/aporte/${recibo}$`))
  await expect(suya.getByRole('heading', { level: 1, name: 'Retirado' })).toBeVisible()
  await suya.goto('/gamification?periodo=mes')
  await expect(suya.getByRole('link', { name: 'Este mes' })).toHaveAttribute('aria-current', 'page')
  await sinGuion.close()
})

test('quien aporta ve su recibo, y queda en Mis aportes de este navegador', async ({ page }) => {
  await page.setViewportSize(telefono)
  await page.goto('/contribute')
  await fillAporte(page, { nombres: 'Sofía', apellidos: `Mendoza ${Date.now()}`, anio: '1952', rol: 'Poeta' })
  await page.getByLabel('Fuente', { exact: true }).fill('ABC Color, 1998')
  const enviado = page.waitForRequest((pedido) => pedido.method() === 'POST')
  await page.getByRole('button', { name: 'Agregar creador' }).click()

  await expect(toastOf(page, '¡Compositor agregado con éxito!')).toBeVisible()
  expect((await enviado).headers()['x-prueba']).toMatch(/\.\d+$/)
  await page.waitForURL(/\/aporte\/GUA-/)
  await expect(page.getByRole('heading', { level: 1, name: 'Recibido' })).toBeVisible()
  await expect(
    page.getByText('Tu aporte se envió. Se publica cuando la administración lo apruebe.'),
  ).toBeVisible()
  await expectFits(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar el recibo' }).click()
  await expect(page.getByText('Recibo copiado.')).toBeVisible()
  expect(page.url()).toContain(await page.evaluate(() => navigator.clipboard.readText()))
  const mios = page.getByRole('region', { name: 'Mis aportes' })
  await expect(mios.getByRole('listitem').getByRole('link', { name: /Sofía Mendoza/ })).toBeVisible()
  await page.goto('/gamification')
  await expect(mios.getByRole('link', { name: /Sofía Mendoza/ })).toBeVisible()
})

test('se suma a un nombre con un código, y el ranking dice el puesto', async ({ page, program }) => {
  await page.setViewportSize(telefono)
  const { id, recibo, nombre, call } = await conAporte(page)
  await call(`PUT /composers/${id}/status`, { status: 'PUBLISHED' })
  await page.goto(`/aporte/${recibo}`)
  await page.evaluate((suyo) => localStorage.setItem('guarania.mis-aportes', JSON.stringify([suyo])), {
    recibo,
    nombre,
  })
  const propia = `herminia.${Date.now()}@ejemplo.py`

  await page.getByText('Sumar a mi nombre', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Enviarme el código' }).click()
  await expect(page.getByText('El email es obligatorio.')).toBeVisible()
  await expect(page.getByLabel('Tu email')).toBeFocused()
  await page.getByLabel('Tu email').fill(propia)
  await page.getByLabel('Nombre', { exact: true }).fill('Herminia la arpista')
  const codigo = await codigoNuevo(program, propia, () =>
    page.getByRole('button', { name: 'Enviarme el código' }).click(),
  )
  await expect(page.getByText(/todavía no envía correos\. Pide el código/)).toBeVisible()
  await page.getByLabel('Código de 6 dígitos').fill(codigo)
  await expectFits(page)
  await page.getByRole('button', { name: 'Sumar a mi nombre' }).click()
  await expect(
    page.getByText(
      'Listo: tus aportes se suman a tu nombre. El nombre se ve cuando la administración lo apruebe',
    ),
  ).toBeVisible()
  await expectFits(page)
  await page.reload()
  await expect(page.getByText('En el ranking', { exact: true })).toBeVisible()
  await expect(page.getByText('Cambiar cómo apareces en el ranking')).toBeVisible()

  await page.goto('/gamification?periodo=mes')
  await expect(page.getByText(/^Estás en el puesto \d+$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Herminia la arpista/ })).toBeHidden()
})

test('una sugerencia se remite, se corrige con el enlace y vuelve a esperar', async ({ page, signInAs }) => {
  const { id, call } = await conAporte(page)
  await call(`PUT /composers/${id}/status`, { status: 'PUBLISHED' })
  const data = { reason: 'Lo dice su partida.', suggester_email: 'rocio@ejemplo.py', bio: 'Tocó el arpa.' }
  const respuesta = await page.request.post(`/api/composers/${id}/suggestions`, { data })
  const { recibo } = await respuesta.json()
  await signInAs('admin')
  await page.goto('/admin/dashboard?tab=sugerencias')
  const suya = page.getByRole('listitem').filter({ hasText: 'Tocó el arpa.' })

  await suya.getByRole('button', { name: /^Remitir para revisión/ }).click()
  const dialogo = page.getByRole('dialog', { name: /^Remitir la sugerencia/ })
  await dialogo.getByLabel('Motivo').fill('Falta el año.')
  await dialogo.getByRole('button', { name: 'Remitir' }).click()
  await expect(aviso(page, 'Sugerencia remitida para revisión.')).toBeVisible()

  await page.goto(`/aporte/${recibo}`)
  await expect(page.getByText('Falta el año.')).toBeVisible()
  await page.getByRole('link', { name: 'Corregir' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Corregir tu sugerencia' })).toBeVisible()
  await expect(page.getByText('Falta el año.')).toBeVisible()
  await page.getByRole('tab', { name: 'Información Básica' }).click()
  await expect(page.getByLabel('Biografía')).toHaveValue('Tocó el arpa.')
  await page.getByLabel('Biografía').fill('Tocó el arpa desde 1950.')
  await page.setViewportSize(telefono)
  await expectFits(page)
  await page.getByRole('button', { name: 'Enviar corrección' }).click()

  await expect(
    page.getByRole('heading', { name: '¡Gracias! Tu sugerencia vuelve a revisión.' }),
  ).toBeVisible()
  await page.goto(`/aporte/${recibo}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Recibido' })).toBeVisible()
})
