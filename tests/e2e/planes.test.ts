import type { Locator, Page } from '@playwright/test'
import { nuevaCatedra } from './cursado'
import { aviso, expect, test } from './fixtures'
import type { Ingreso } from './ingreso'

const unidad = {
  periodo: 'Marzo',
  contenido: '<p>La guarania</p>',
  capacidades: 'Reconoce el compás.',
  horasTeoricas: 4,
  horasPracticas: 2,
}

test('una unidad se escribe con negritas, un archivo y un video', async ({ page, signInAs }) => {
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ status: 404 }))
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
  const { catedra, plan } = await conPlan(page, signInAs)
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&unidad=nueva`)
  const dialogo = page.locator('.ui-dialogo')
  const contenido = dialogo.getByRole('textbox', { name: 'Contenido' })
  // The editor comes when it is opened.
  await expect(contenido).toBeVisible({ timeout: 15_000 })
  await writeUnidad(dialogo)
  await contenido.press('ControlOrMeta+A')
  await dialogo.getByRole('button', { name: 'Negrita' }).click()
  await expect(dialogo.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true')
  await dialogo.getByLabel('Tipo de recurso').selectOption('Archivo')
  await choose(dialogo, 'compás.png', png)
  await expect(dialogo.getByRole('list', { name: 'Recursos agregados' })).toContainText('compás.png')
  await dialogo.getByLabel('Tipo de recurso').selectOption('Video de YouTube')
  await dialogo.getByLabel('Dirección del video').fill('https://youtu.be/dQw4w9WgXcQ')
  await dialogo.getByRole('button', { name: 'Guardar el período' }).click()

  await page.getByRole('button', { name: 'Ver detalles Abril' }).click()
  await expect(dialogo.locator('strong')).toHaveText('La polca')
  const archivo = dialogo.getByRole('link', { name: /compás\.png/ })
  await expect(archivo).toContainText('1 KB')
  const direccion = await archivo.getAttribute('href')
  expect((await page.request.get(direccion ?? '')).headers()['content-type']).toBe('image/png')
  // Its picture can't be had: the address stands there instead.
  const video = dialogo.getByRole('button', { name: /Ver el video/ })
  await expect(video.getByText('youtu.be/dQw4w9WgXcQ')).toBeVisible()
  await expect(video.locator('img')).toHaveCount(0)
  await video.click()
  await expect(dialogo.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ$/)
})

test('un archivo que no se admite se dice, y se suelta con otra clase de recurso', async ({
  page,
  signInAs,
}) => {
  const { catedra, plan } = await conPlan(page, signInAs)
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&unidad=nueva`)
  const dialogo = page.locator('.ui-dialogo')
  await writeUnidad(dialogo)
  await dialogo.getByLabel('Tipo de recurso').selectOption('Archivo')
  await choose(dialogo, 'miente.png', Buffer.from('<html><script>1</script></html>'))
  await expect(dialogo.getByRole('alert')).toContainText('No se admiten archivos de ese tipo')
  await expect(dialogo.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await dialogo.getByLabel('Tipo de recurso').selectOption('Enlace (URL)')
  await dialogo.getByRole('button', { name: 'Guardar el período' }).click()

  await expect(aviso(page, 'Unidad creada.')).toBeVisible()
})

test('una subida que se corta se reintenta, y una larga se cancela', async ({ page, signInAs }) => {
  const { catedra, plan } = await conPlan(page, signInAs)
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&unidad=nueva`)
  const dialogo = page.locator('.ui-dialogo')
  await dialogo.getByLabel('Tipo de recurso').selectOption('Archivo')
  await page.route('**/api/docente/upload/multimedia', (route) => route.abort())
  await choose(dialogo, 'cortada.png', png)
  await expect(dialogo.getByRole('alert')).toContainText('Error al subir el archivo.')
  await page.unroute('**/api/docente/upload/multimedia')
  await dialogo.getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialogo.getByRole('list', { name: 'Recursos agregados' })).toContainText('cortada.png')

  await page.route('**/api/docente/upload/multimedia', () => undefined)
  await choose(dialogo, 'larga.png', png)
  await expect(dialogo.getByRole('progressbar', { name: 'Subiendo larga.png' })).toBeVisible()
  await dialogo.getByRole('button', { name: 'Cancelar la subida' }).click()
  await expect(dialogo.getByLabel(/Elige un archivo/)).toBeVisible()
})

test('lo que se escribió y no se añadió se guarda aunque después se haya elegido un archivo', async ({
  page,
  signInAs,
}) => {
  const { catedra, plan, call } = await conPlan(page, signInAs)
  const { id } = await call(`POST /docente/me/planes/${plan.id}/unidades`, unidad)
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&unidad=${id}`)
  const dialogo = page.locator('.ui-dialogo')
  const tipo = dialogo.getByLabel('Tipo de recurso')
  await tipo.selectOption('Video de YouTube')
  await dialogo.getByLabel('Dirección del video').fill('youtu.be/dQw4w9WgXcQ')
  await tipo.selectOption('Archivo')
  await dialogo
    .getByLabel(/Elige un archivo/)
    .setInputFiles({ name: 'compás.png', mimeType: 'image/png', buffer: png })
  await expect(dialogo.getByRole('list', { name: 'Recursos agregados' })).toContainText('compás.png')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  // What is wrong with it is said where it was typed.
  await expect(aviso(page, 'La dirección debe comenzar con http:// o https://.')).toBeVisible()
  await expect(dialogo.getByLabel('Dirección del video')).toBeFocused()
  await dialogo.getByLabel('Dirección del video').fill('https://youtu.be/dQw4w9WgXcQ')
  await tipo.selectOption('Archivo')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()

  await expect(aviso(page, 'Unidad actualizada.')).toBeVisible()
  const [guardada] = await call(`GET /docente/me/planes/${plan.id}/unidades`)
  expect(guardada.recursos).toMatchObject([
    { type: 'file', nombre: 'compás.png' },
    { type: 'youtube', value: 'https://youtu.be/dQw4w9WgXcQ' },
  ])
})

async function writeUnidad(dialogo: Locator) {
  await dialogo.getByLabel('Período').fill('Abril')
  await dialogo.getByRole('textbox', { name: 'Contenido' }).fill('La polca')
  await dialogo.getByLabel('Capacidades').fill('La reconoce.')
  await dialogo.getByLabel('Horas teóricas').fill('1')
  await dialogo.getByLabel('Horas prácticas').fill('1')
}

const choose = (dialogo: Locator, name: string, buffer: Buffer) =>
  dialogo.getByLabel(/Elige un archivo/).setInputFiles({ name, mimeType: 'image/png', buffer })

async function conPlan(page: Page, signInAs: (rol: 'docente', email: string) => Promise<Ingreso>) {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  const plan = await call(`POST /docente/catedra/${catedra.id}/planes`, { titulo: 'Plan' })
  return { catedra, plan, call }
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
