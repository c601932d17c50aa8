import type { Page } from '@playwright/test'
import { preguntasDePrueba } from '../support/evaluaciones'
import { nuevaCatedra } from './cursado'
import { aviso, expect, test } from './fixtures'
import type { Ingreso } from './ingreso'

const INCOMPLETA =
  'Por favor, complete todos los campos obligatorios y asegure que las horas no sean negativas.'

const unidad = {
  periodo: 'Marzo',
  contenido: '<p>La guarania</p>',
  capacidades: 'Reconoce el compás.',
  horasTeoricas: 4,
  horasPracticas: 2,
}

test('una docente crea un plan, lo cambia y lo elimina con sus unidades', async ({ page, signInAs }) => {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes`)
  await page.getByRole('button', { name: 'Crear plan' }).click()
  const dialogo = page.locator('.ui-dialogo')
  await dialogo.getByRole('button', { name: 'Crear el plan' }).click()
  await expect(aviso(page, 'El título del plan de clases es obligatorio.')).toBeVisible()
  await expect(dialogo.getByLabel('Título')).toBeFocused()

  await dialogo.getByLabel('Título').fill('Plan anual')
  await expect(dialogo.getByLabel('Se organiza')).toHaveValue('MES')
  await dialogo.getByRole('button', { name: 'Crear el plan' }).dblclick()
  const planes = page.getByRole('list', { name: 'Planes de clases' })
  await expect(planes.getByRole('listitem')).toHaveCount(1)
  await expect(planes).toContainText('Por Mes')
  await planes.getByRole('button', { name: 'Editar' }).click()
  await dialogo.getByLabel('Se organiza').selectOption('Por Módulo')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(planes).toContainText('Por Módulo')

  const [plan] = await call(`GET /docente/me/catedra/${catedra.id}/planes`)
  await call(`POST /docente/me/planes/${plan.id}/unidades`, unidad)
  await page.reload()
  await expect(planes).toContainText('1 unidad · 4 horas teóricas · 2 horas prácticas')
  await planes.getByRole('button', { name: 'Eliminar' }).click()
  await expect(dialogo).toContainText('se elimina su unidad')
  await dialogo.getByRole('button', { name: 'Eliminar el plan' }).click()

  await expect(aviso(page, 'Plan de clases eliminado.')).toBeVisible()
  await expect(page.getByText('Todavía no hay planes')).toBeVisible()
})

test('una unidad se escribe con su contenido y sus tres clases de recursos', async ({ page, signInAs }) => {
  await page.route('https://i.ytimg.com/**', (route) => route.fulfill({ status: 404 }))
  const { catedra, plan } = await conPlan(page, signInAs, 'MODULO')
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}`)
  await page.getByRole('button', { name: 'Añadir módulo' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Añadir módulo' })
  const contenido = dialogo.getByRole('textbox', { name: 'Contenido' })
  // The editor comes when it is opened.
  await expect(contenido).toBeVisible({ timeout: 15_000 })
  await dialogo.getByLabel('Módulo').fill('Módulo 1')
  await dialogo.getByLabel('Horas teóricas').fill('-1')
  await dialogo.getByRole('button', { name: 'Guardar el módulo' }).click()
  await expect(aviso(page, INCOMPLETA)).toBeVisible()
  await expect(contenido).toBeFocused()

  await contenido.pressSequentially('La guarania')
  await contenido.press('ControlOrMeta+A')
  await dialogo.getByRole('button', { name: 'Negrita' }).click()
  await expect(dialogo.getByRole('button', { name: 'Negrita' })).toHaveAttribute('aria-pressed', 'true')
  await dialogo.getByLabel('Capacidades').fill('Reconoce el compás.')
  await dialogo.getByLabel('Horas teóricas').fill('4')
  await dialogo.getByLabel('Horas prácticas').fill('2')

  const appendNew = dialogo.getByRole('button', { name: 'Añadir recurso' })
  await appendNew.click()
  await expect(dialogo.getByText('Escribe la dirección del recurso.')).toBeVisible()
  await dialogo.getByLabel('Dirección', { exact: true }).fill('https://es.wikipedia.org/wiki/Guarania')
  await dialogo.getByLabel('Dirección', { exact: true }).press('Enter')
  const anadidos = dialogo.getByRole('list', { name: 'Recursos añadidos' })
  await expect(anadidos).toContainText('es.wikipedia.org/wiki/Guarania')
  await dialogo.getByLabel('Dirección', { exact: true }).fill('https://es.wikipedia.org/wiki/Polca_paraguaya')
  await appendNew.click()
  await expect(anadidos).toContainText('es.wikipedia.org/wiki/Polca_paraguaya')
  await dialogo.getByLabel('Tipo de recurso').selectOption('Archivo')
  await appendNew.click()
  await expect(dialogo.getByText('Por favor, seleccione un archivo para subir.')).toBeVisible()
  await dialogo
    .getByLabel(/Elige un archivo/)
    .setInputFiles({ name: 'compás.png', mimeType: 'image/png', buffer: png })
  await expect(anadidos).toContainText('compás.png')
  await appendNew.click()
  await expect(dialogo.getByText('Por favor, seleccione un archivo para subir.')).toHaveCount(0)
  // Typed, and not added: it is added on saving.
  await dialogo.getByLabel('Tipo de recurso').selectOption('Video de YouTube')
  await dialogo.getByLabel('Dirección del video').fill('https://youtu.be/dQw4w9WgXcQ')
  await dialogo.getByRole('button', { name: 'Guardar el módulo' }).click()

  await expect(aviso(page, 'Unidad creada.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver detalles Módulo 1' }).click()
  const detalles = page.getByRole('dialog', { name: 'Módulo 1' })
  await expect(detalles.locator('strong')).toHaveText('La guarania')
  await expect(detalles.getByRole('link', { name: 'es.wikipedia.org/wiki/Guarania' })).toBeVisible()
  await expect(detalles.getByRole('link', { name: /compás\.png/ })).toContainText('1 KB')
  const direccion = await detalles.getByRole('link', { name: /compás\.png/ }).getAttribute('href')
  expect((await page.request.get(direccion ?? '')).headers()['content-type']).toBe('image/png')
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
  // Its picture can't be had: the address stands there instead.
  const video = detalles.getByRole('button', { name: /Ver el video/ })
  await expect(video.getByText('youtu.be/dQw4w9WgXcQ')).toBeVisible()
  await expect(video.locator('img')).toHaveCount(0)
  await video.click()
  await expect(detalles.locator('iframe')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ$/,
  )
})

test('un archivo que no se puede subir se dice, y se puede cancelar o reintentar', async ({
  page,
  signInAs,
}) => {
  const { catedra, plan } = await conPlan(page, signInAs)
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&unidad=nueva`)
  const dialogo = page.locator('.ui-dialogo')
  await dialogo.getByLabel('Tipo de recurso').selectOption('Archivo')
  const choose = (name: string, buffer: Buffer) =>
    dialogo.getByLabel(/Elige un archivo/).setInputFiles({ name, mimeType: 'image/png', buffer })

  await choose('miente.png', Buffer.from('<html><script>1</script></html>'))
  await expect(dialogo.getByRole('alert')).toContainText('No se admiten archivos de ese tipo')
  await expect(dialogo.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
  await dialogo.getByLabel('Período').fill('Abril')
  await dialogo.getByRole('textbox', { name: 'Contenido' }).fill('La polca')
  await dialogo.getByLabel('Capacidades').fill('La reconoce.')
  await dialogo.getByLabel('Horas teóricas').fill('1')
  await dialogo.getByLabel('Horas prácticas').fill('1')
  await aviso(page, 'No se admiten archivos de ese tipo').waitFor({ state: 'hidden' })
  await dialogo.getByRole('button', { name: 'Guardar el período' }).click()
  await expect(aviso(page, 'No se admiten archivos de ese tipo')).toBeVisible()
  // Of another kind, the file that was refused is let go.
  await dialogo.getByLabel('Tipo de recurso').selectOption('Enlace (URL)')
  await dialogo.getByRole('button', { name: 'Guardar el período' }).click()
  await expect(aviso(page, 'Unidad creada.')).toBeVisible()

  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&unidad=nueva`)
  await dialogo.getByLabel('Tipo de recurso').selectOption('Archivo')

  await page.route('**/api/docente/upload/multimedia', (route) => route.abort())
  await choose('cortada.png', png)
  await expect(dialogo.getByRole('alert')).toContainText('Error al subir el archivo.')
  await page.unroute('**/api/docente/upload/multimedia')
  await dialogo.getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialogo.getByRole('list', { name: 'Recursos añadidos' })).toContainText('cortada.png')

  await page.route('**/api/docente/upload/multimedia', () => undefined)
  await choose('larga.png', png)
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
  await expect(dialogo.getByRole('list', { name: 'Recursos añadidos' })).toContainText('compás.png')
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

test('las unidades se ordenan con el teclado, y el foco sigue a la que se mueve', async ({
  page,
  signInAs,
}) => {
  const { catedra, plan, call } = await conPlan(page, signInAs)
  for (const periodo of ['Marzo', 'Abril', 'Mayo'])
    await call(`POST /docente/me/planes/${plan.id}/unidades`, { ...unidad, periodo })
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}`)
  const titulos = page.getByRole('list', { name: 'Unidades del plan' }).getByRole('heading')
  await expect(titulos).toHaveText(['Marzo', 'Abril', 'Mayo'])

  await page.getByRole('button', { name: 'Bajar Marzo' }).focus()
  await page.keyboard.press('Enter')
  await expect(titulos).toHaveText(['Abril', 'Marzo', 'Mayo'])
  await expect(page.getByRole('button', { name: 'Bajar Marzo' })).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(titulos).toHaveText(['Abril', 'Mayo', 'Marzo'])
  await expect(page.getByRole('button', { name: 'Subir Marzo' })).toBeFocused()
  await expect(page.getByText('Marzo: lugar 3 de 3.')).toBeAttached()
  await page.reload()
  await expect(titulos).toHaveText(['Abril', 'Mayo', 'Marzo'])
})

test('un plan se copia a otra cátedra propia, y una unidad se cambia y se elimina', async ({
  page,
  signInAs,
}) => {
  const { catedra, plan, call } = await conPlan(page, signInAs)
  await call(`POST /docente/me/planes/${plan.id}/unidades`, unidad)
  const otra = await nuevaCatedra(page, { docente: catedra.docente })
  await page.goto(`/docente/catedra/${catedra.id}?tab=planes`)
  await page.getByRole('button', { name: 'Copiar' }).click()
  const dialogo = page.locator('.ui-dialogo')
  await expect(dialogo.getByLabel('Cátedra de destino')).toHaveValue(String(otra.id))
  await dialogo.getByRole('button', { name: 'Copiar el plan' }).click()

  await expect(page).toHaveURL(new RegExp(`/docente/catedra/${otra.id}\\?tab=planes&plan=\\d+$`))
  await page.getByRole('button', { name: 'Editar Marzo' }).click()
  await expect(page.getByRole('dialog', { name: 'Editar período' })).toBeVisible()
  const contenido = dialogo.getByRole('textbox', { name: 'Contenido' })
  await expect(contenido).toHaveText('La guarania')
  await contenido.press('ControlOrMeta+End')
  await contenido.pressSequentially(' y la polca')
  await page.route('**/api/docente/me/unidades/*', (route) => route.fulfill({ status: 500, json: {} }))
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Error al guardar la unidad del plan de clases.')).toBeVisible()
  await page.unroute('**/api/docente/me/unidades/*')
  await page.reload()
  await expect(dialogo).toContainText('Recuperamos lo que estabas escribiendo.')
  await expect(contenido).toHaveText('La guarania y la polca')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('La guarania y la polca')).toBeVisible()

  await page.getByRole('button', { name: 'Eliminar Marzo' }).click()
  await expect(dialogo).toContainText(
    'Con él se elimina su contenido. Sus tareas y evaluaciones quedan, sin período.',
  )
  await dialogo.getByRole('button', { name: 'Eliminar el período' }).click()
  await expect(page.getByText('Este plan todavía no tiene unidades')).toBeVisible()
})

async function conPlan(
  page: Page,
  signInAs: (rol: 'docente', email: string) => Promise<Ingreso>,
  tipoOrganizacion = 'MES',
) {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  const plan = await call(`POST /docente/catedra/${catedra.id}/planes`, { titulo: 'Plan', tipoOrganizacion })
  return { catedra, plan, call }
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('una unidad muestra sus tareas y evaluaciones, y lleva a ellas', async ({ page, signInAs }) => {
  const catedra = await nuevaCatedra(page)
  const { call } = await signInAs('docente', catedra.docente.email)
  const plan = await call(`POST /docente/catedra/${catedra.id}/planes`, { titulo: 'Plan anual' })
  const creada = await call(`POST /docente/me/planes/${plan.id}/unidades`, unidad)
  await call(`POST /docente/catedra/${catedra.id}/tareas`, {
    titulo: 'Transcribir una polca',
    descripcion: '<p>La que quieras.</p>',
    puntos_posibles: 10,
    unidadPlanId: creada.id,
  })
  const direccion = `/docente/catedra/${catedra.id}?tab=planes&plan=${plan.id}&ver=${creada.id}`
  const dialogo = page.locator('.ui-dialogo')

  await page.route('**/unidad/*/evaluaciones', (route) => route.abort())
  await page.goto(direccion)
  await expect(dialogo).toContainText('Error al cargar el contenido de la unidad.')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await dialogo.getByRole('button', { name: 'Reintentar' }).click()
  await expect(dialogo).toContainText('No se encontraron datos.')
  await dialogo.getByRole('link', { name: 'Transcribir una polca' }).click()
  await expect(page).toHaveURL(/\/tareas\/\d+\/correccion$/)

  const evaluacion = await call(`POST /docente/catedra/${catedra.id}/evaluaciones`, {
    titulo: 'Sobre la polca',
    unidadPlanId: creada.id,
    preguntas: preguntasDePrueba(1),
  })
  await page.goto(direccion)
  await dialogo.getByRole('link', { name: 'Sobre la polca' }).click()

  await expect(page).toHaveURL(new RegExp(`/evaluation/${evaluacion.id}$`))
})
