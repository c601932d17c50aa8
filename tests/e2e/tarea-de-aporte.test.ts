import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { aviso, expect, expectFits, telefono, test } from './fixtures'
import { conTarea } from './tareas'

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Mi aporte' })

const pide = (clase: string, fuentes_minimas: number) => ({
  tipo: 'APORTE',
  titulo: 'Un compositor de tu ciudad',
  pide: { clase, fuentes_minimas },
})

/** What a new creator needs; its name is nobody else's. */
async function fillCreador(page: Page, apellido: string) {
  await dialogo(page).getByLabel('Nombres').fill('Teófilo')
  await dialogo(page).getByLabel('Apellidos').fill(apellido)
  const nacimiento = dialogo(page).getByRole('group', { name: 'Nacimiento' })
  await nacimiento.getByLabel('Certeza').selectOption('Hacia')
  await nacimiento.getByLabel('Año').fill('1911')
  await dialogo(page).getByLabel('Biografía').fill('Dirigió la banda de su ciudad.')
  await dialogo(page).getByLabel('Obras notables').fill('Vals de la plaza')
  await dialogo(page).getByRole('checkbox', { name: 'Compositor', exact: true }).check()
}

test.describe('en un teléfono', () => {
  test.use({ viewport: telefono })

  test('un alumno entrega un aporte, que queda hasta que llega; calificado y publicado, lo dice', async ({
    page,
    signInAs,
  }) => {
    const { alumnos, call, docente, catedraId, tareaId } = await conTarea(page, pide('CREADOR', 2))
    const apellido = `Prueba ${crypto.randomUUID().slice(0, 6)}`
    await signInAs('alumno', alumnos[0]?.email)
    await page.goto('/alumno/tareas')
    await page.getByRole('link', { name: 'Escribir el aporte de Un compositor de tu ciudad' }).click()
    await expect(
      page.getByText('un creador nuevo para la línea de tiempo, con al menos 2 fuentes'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Escribir mi aporte' }).click()
    await dialogo(page).getByRole('button', { name: 'Entregar mi aporte' }).click()
    await expect(dialogo(page).getByLabel('Nombres')).toBeFocused()

    await fillCreador(page, apellido)
    await dialogo(page)
      .getByLabel('Toma una foto')
      .setInputFiles({ name: 'el.png', mimeType: 'image/png', buffer: muestras.png })
    await expect(dialogo(page).getByText(/nadie la ve hasta que se publique/)).toBeVisible()
    await dialogo(page).getByLabel('Fuentes').fill('Szarán, Diccionario')
    await expectFits(page)
    await dialogo(page).getByRole('button', { name: 'Entregar mi aporte' }).click()
    await expect(dialogo(page).getByLabel('Fuentes')).toBeFocused()
    await expect(aviso(page, 'Esta tarea pide al menos 2 fuentes, y tu aporte tiene 1.')).toBeVisible()
    await dialogo(page).getByLabel('Fuentes').fill('Szarán, Diccionario\nActa de bautismo')
    await page.route('**/aporte', (route) => route.abort())
    await dialogo(page).getByRole('button', { name: 'Entregar mi aporte' }).click()
    await expect(aviso(page, /Lo que escribiste sigue aquí/)).toBeVisible()
    await page.unroute('**/aporte')
    await page.reload()
    await expect(dialogo(page).getByLabel('Apellidos')).toHaveValue(apellido)
    await dialogo(page).getByRole('button', { name: 'Entregar mi aporte' }).dblclick()

    await expect(page.getByText('Entregada', { exact: true })).toBeVisible()
    await expect(page.getByText('Espera la revisión de la administración')).toBeVisible()
    await expect(page.getByRole('button', { name: /mi aporte/ })).toHaveCount(0)
    await expectFits(page)
    await page.getByRole('button', { name: 'Ver lo que entregué' }).click()
    const escrito = page.getByRole('dialog', { name: `Teófilo ${apellido}` })
    await expect(escrito).toContainText('Vals de la plaza')
    await expectFits(page)
    await page.goBack()
    await expect(escrito).toBeHidden()

    await signInAs('docente', docente)
    await page.goto(`/docente/catedra/${catedraId}/alumno/${alumnos[0]?.id}`)
    await expect(page.getByText('Espera la revisión de la administración')).toBeVisible()
    await page.getByRole('button', { name: 'Ver aporte de Un compositor de tu ciudad' }).click()
    await expect(escrito).toContainText('Vals de la plaza')
    await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
    await expect(page.getByRole('region', { name: 'Lo que aportó' })).toContainText('Vals de la plaza')
    const suFoto = page.getByRole('img', { name: 'La foto que llegó con el aporte' })
    await expect.poll(() => suFoto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.getByLabel(/puntos/i).fill('9')
    await page.getByLabel(/coment|devolución/i).fill('Bien investigado.')
    await page.getByRole('button', { name: 'Calificar y seguir' }).click()
    await expect(aviso(page, /calificada exitosamente/)).toBeVisible()
    const pendientes: { id: number; last_name: string; birth_edtf: string }[] =
      await call('GET /composers/pending')
    const suyo = pendientes.find(({ last_name }) => last_name === apellido)
    expect(suyo?.birth_edtf).toBe('1911~')
    await call(`PUT /composers/${suyo?.id}/status`, { status: 'PUBLISHED' })
    await page.reload()
    await expect(page.getByRole('link', { name: 'Publicado en la línea de tiempo' })).toBeVisible()

    await signInAs('alumno', alumnos[0]?.email)
    await page.goto('/alumno/tareas')
    await page.getByRole('link', { name: 'Un compositor de tu ciudad' }).click()
    await page.getByRole('link', { name: 'Publicado en la línea de tiempo' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Teófilo ${apellido}`)
  })

  test('una corrección elige a quién, y propone lo que cambia', async ({ page, signInAs }) => {
    const { alumnos, call } = await conTarea(page, pide('CORRECCION', 1))
    const apellido = `Prueba ${crypto.randomUUID().slice(0, 6)}`
    await call('POST /composers/admin-create', {
      first_name: 'Cayetano',
      last_name: apellido,
      birth_year: 1920,
      mainRole: ['COMPOSER'],
      bio: 'Guitarrista.',
      notable_works: 'Una polca',
      fuentes: [{ texto: 'Szarán', datos: [] }],
    })
    await signInAs('alumno', alumnos[0]?.email)
    await page.goto('/alumno/tareas')
    await page.getByRole('link', { name: 'Escribir el aporte de Un compositor de tu ciudad' }).click()
    await page.getByRole('button', { name: 'Escribir mi aporte' }).click()
    await dialogo(page).getByLabel('¿A quién corrige tu aporte?').fill(apellido)
    await dialogo(page)
      .getByRole('button', { name: new RegExp(`Cayetano ${apellido}`) })
      .click()

    await dialogo(page).getByLabel('Motivo').fill('Lo dice su partida de bautismo.')
    await dialogo(page).getByRole('group', { name: 'Nacimiento' }).getByLabel('Año').fill('1921')
    await dialogo(page).getByRole('button', { name: 'Entregar mi aporte' }).click()
    await expect(
      aviso(page, 'Esta tarea pide al menos una fuente, y tu aporte no tiene ninguna.'),
    ).toBeVisible()
    await dialogo(page).getByLabel('Otras fuentes').fill('Partida de bautismo')
    await expectFits(page)
    const enviado = page.waitForRequest((pedido) => pedido.method() === 'POST')
    await dialogo(page).getByRole('button', { name: 'Entregar mi aporte' }).click()

    expect((await enviado).postDataJSON()).toMatchObject({
      birth_year: 1921,
      references: 'Partida de bautismo',
    })
    expect((await enviado).postDataJSON()).not.toHaveProperty('birth_edtf')
    await expect(page.getByText('Entregada', { exact: true })).toBeVisible()
    await expect(page.getByText(`Cayetano ${apellido}`)).toBeVisible()
  })
})

test('una docente pide un aporte en una tarea nueva', async ({ page, signInAs }) => {
  const { docente, catedraId } = await conTarea(page)
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/create`)
  await page.getByLabel('Título').fill('Un compositor')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Elige a alguien de tu ciudad.')
  await page.getByLabel('Puntos posibles').fill('10')
  await page.getByLabel('Qué se entrega').selectOption('Un aporte a la línea de tiempo')
  await page.getByLabel('Fuentes, al menos').fill('x')
  await page.getByRole('button', { name: 'Crear Tarea' }).click()
  await expect(page.getByLabel('Fuentes, al menos')).toBeFocused()
  await page.getByLabel('Fuentes, al menos').fill('2')
  await page.getByRole('button', { name: 'Crear Tarea' }).click()

  await expect(page.getByRole('heading', { name: 'Un compositor' })).toBeVisible()
})
