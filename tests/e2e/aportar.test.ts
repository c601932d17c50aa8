import { countPosts, fillAporte, openAporte, toastOf } from './comunidad'
import { expect, test } from './fixtures'

test('con el teclado se agrega un creador; cada regla avisa en su orden', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Agregar creador' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Agregar Nuevo Creador' })
  const submit = () => dialog.getByRole('button', { name: 'Agregar creador' }).press('Enter')
  const type = (label: string, text: string) =>
    dialog.getByLabel(label, { exact: true }).pressSequentially(text)
  const birth = dialog.getByRole('group', { name: 'Nacimiento' })
  const says = async (text: string) => {
    await submit()
    await expect(page.locator('.ui-aviso').filter({ hasText: text })).not.toHaveCount(0)
  }
  await expect(dialog).toBeVisible()

  await says('Los nombres y apellidos del compositor son obligatorios.')
  await expect(dialog.getByLabel('Nombres')).toBeFocused()
  await type('Nombres', 'Sofía')
  await type('Apellidos', 'Mendoza')
  await dialog.getByRole('tab', { name: 'Multimedia' }).click()
  await dialog.getByLabel('Soy estudiante de la cátedra').press('Space')
  await says('Como alumno, debes proporcionar tu nombre y apellido.')
  await type('Tu nombre', 'Ana')
  await type('Tu apellido', 'Benítez')
  await says('El año de nacimiento es obligatorio.')
  await expect(birth.getByLabel('Año')).toBeFocused()
  await birth.getByLabel('Año').pressSequentially('1952')
  await says('Debes seleccionar al menos un rol principal.')
  await expect(dialog.getByRole('tab', { name: /Roles y Período/ })).toHaveAttribute('aria-selected', 'true')
  await expect(dialog.getByLabel('Compositor')).toBeFocused()
  await expect(dialog.getByRole('group', { name: 'Roles principales *' })).toBeVisible()
  await dialog.getByLabel('Poeta').press('Space')
  await dialog.getByLabel('Compositor').press('Space')
  await expect(dialog.getByRole('combobox', { name: 'Período' })).toHaveValue('TRANSICION')
  await says('El email es obligatorio.')
  await expect(dialog.getByLabel('Tu email')).toBeFocused()
  await type('Tu email', 'ana@example.org')
  await says('La biografía es obligatoria.')
  await type('Biografía', 'Música de San Bernardino.')
  await says('Las obras notables son obligatorias.')
  await type('Obras notables', 'Lago azul; Siesta')
  await says('Agrega al menos una fuente.')
  await expect(dialog.getByLabel('Fuente', { exact: true })).toBeFocused()
  await type('Fuente', 'Acta de bautismo')
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await submit()

  await expect(
    toastOf(page, '¡Compositor agregado con éxito! Revisa tu correo para el seguimiento.'),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  expect((await sent).postDataJSON()).toMatchObject({
    birth_year: 1952,
    birth_month: null,
    mainRole: ['POET', 'COMPOSER'],
    period: 'TRANSICION',
    photo_url: null,
    fuentes: [{ texto: 'Acta de bautismo', datos: [] }],
    student_first_name: 'Ana',
  })
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('link', { name: 'Agregar creador' })).toBeFocused()
})

test('mientras el formulario baja, el botón muestra que se lo tocó', async ({ page }) => {
  let release = () => {}
  const retenido = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/')
  await page.route('**/_astro/*.js', async (route) => {
    await retenido
    await route.continue()
  })
  const boton = page.getByRole('link', { name: 'Agregar creador' })

  await boton.click()

  await expect(boton).toHaveCSS('opacity', '0.6')
  release()
  await expect(page.getByRole('dialog', { name: 'Agregar Nuevo Creador' })).toBeVisible()
  await expect(page.locator('.flotante')).not.toHaveAttribute('aria-busy')
})

test('el borrador sobrevive a cerrar el diálogo y a recargar, y se va al enviarlo', async ({ page }) => {
  const posts = countPosts(page, /\/composers$/)
  let dialog = await openAporte(page)
  await dialog.getByLabel('Nombres').fill('Agustina')
  await dialog.getByLabel('Apellidos').fill('Miranda')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  dialog = await openAporte(page)
  await expect(dialog.getByLabel('Apellidos')).toHaveValue('Miranda')

  await fillAporte(dialog, { nombres: 'Agustina', apellidos: 'Miranda', anio: '1900', rol: 'Intérprete' })
  await dialog.getByLabel('Fuente', { exact: true }).fill('ABC Color, 1998')
  await dialog.getByRole('button', { name: 'Agregar creador' }).dblclick()
  await expect(toastOf(page, '¡Compositor agregado con éxito!')).toBeVisible()
  await expect(dialog).toBeHidden()

  expect(posts).toHaveLength(1)
  expect(await page.evaluate(() => localStorage.getItem('guarania.aporte'))).toBeNull()
})

test('al escribir el nombre se muestra a quien ya está, sin impedir nada', async ({ page }) => {
  const dialog = await openAporte(page)

  await dialog.getByLabel('Nombres').fill('jose asuncion')
  await dialog.getByLabel('Apellidos').fill('flores')

  await expect(dialog.getByRole('link', { name: /José Asunción Flores/ })).toHaveAttribute(
    'href',
    '/creador/jose-asuncion-flores',
  )
})

for (const apellido of ['Oleary', 'O Leary', 'O’Leary']) {
  test(`a quien lleva apóstrofo se lo reconoce también escrito ${apellido}`, async ({ page }) => {
    const dialog = await openAporte(page)

    await dialog.getByLabel('Apellidos', { exact: true }).fill(apellido)

    await expect(dialog.getByRole('link', { name: /Juan E\. O'Leary/ })).toBeVisible()
  })
}

test('sin servidor, el aporte lo dice y conserva lo escrito; lo que el servidor rechaza va a su campo', async ({
  page,
}) => {
  const dialog = await openAporte(page)
  await fillAporte(dialog, { nombres: 'Ramón', apellidos: 'Ayala', anio: '1927', rol: 'Compositor' })
  await dialog.getByLabel('Otras fuentes').fill('ABC Color, 1998')
  await page.route('**/api/composers', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Agregar creador' }).click()
  await expect(toastOf(page, 'Ocurrió un error al agregar el compositor...')).toBeVisible()

  await page.unroute('**/api/composers')
  await page.route('**/api/composers', (route) =>
    route.fulfill({
      status: 400,
      json: {
        error: 'Esa foto no.',
        message: 'Esa foto no.',
        code: 'x',
        campos: { photo_url: 'Esa foto no.' },
      },
    }),
  )
  await dialog.getByRole('button', { name: 'Agregar creador' }).click()

  await expect(toastOf(page, 'Esa foto no.')).toBeVisible()
  await expect(dialog.getByLabel('Dirección de una foto')).toBeFocused()
  await expect(dialog.getByLabel('Dirección de una foto')).toHaveAccessibleDescription('Esa foto no.')
  await dialog.getByRole('tab', { name: 'Información Básica' }).click()
  await expect(dialog.getByLabel('Nombres')).toHaveValue('Ramón')
})

test('/contribute tiene el mismo formulario, y un enlace vencido se explica', async ({ page }) => {
  await page.goto('/contribute')
  await page.getByRole('button', { name: 'Agregar creador' }).click()
  await expect(toastOf(page, 'Los nombres y apellidos del compositor son obligatorios.')).toBeVisible()

  await page.goto('/contribute?corregir=1&token=viejo')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corregir tu aporte')
  await expect(page.getByRole('heading', { name: 'Enlace vencido' })).toBeVisible()
})

test('sin JavaScript, «Agregar creador» lleva a una página que lo explica', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/')

  await page.getByRole('link', { name: 'Agregar creador' }).click()

  await expect(page.locator('.nota')).toContainText('Este formulario necesita JavaScript.')
  await context.close()
})
