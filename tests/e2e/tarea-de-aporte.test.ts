import type { Page } from '@playwright/test'
import { muestras } from '../support/archivos'
import { aviso, expect, expectFits, telefono, test } from './fixtures'
import { conTarea } from './tareas'

const dialogo = (page: Page) => page.getByRole('dialog', { name: 'Mi aporte' })
const entregar = (page: Page) => dialogo(page).getByRole('button', { name: 'Entregar mi aporte' })

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

test.use({ viewport: telefono })

test('lo que le falta a un aporte se dice, y se va a ello', async ({ page, signInAs }) => {
  const { alumnos } = await conTarea(page, pide('CREADOR', 2))
  await signInAs('alumno', alumnos[0]?.email)
  await page.goto('/alumno/tareas')
  await page.getByRole('link', { name: 'Escribir el aporte de Un compositor de tu ciudad' }).click()
  await expect(
    page.getByText('un creador nuevo para la línea de tiempo, con al menos 2 fuentes'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Escribir mi aporte' }).click()
  await entregar(page).click()
  await expect(dialogo(page).getByLabel('Nombres')).toBeFocused()
  await fillCreador(page, 'Sin Fuentes')
  await dialogo(page).getByLabel('Fuentes').fill('Szarán, Diccionario')
  await expectFits(page)

  await entregar(page).click()

  await expect(dialogo(page).getByLabel('Fuentes')).toBeFocused()
  await expect(aviso(page, 'Esta tarea pide al menos 2 fuentes, y tu aporte tiene 1.')).toBeVisible()
})

test('un aporte con su foto queda hasta que llega, una vez, y se ve en la mesa', async ({
  page,
  signInAs,
}) => {
  const { alumnos, docente, catedraId, tareaId } = await conTarea(page, pide('CREADOR', 1))
  const apellido = `Prueba ${crypto.randomUUID().slice(0, 6)}`
  const { call } = await signInAs('alumno', alumnos[0]?.email)
  const [{ id }] = await call('GET /alumnos/me/tareas')
  await page.goto(`/alumno/tarea/${id}?aporte=nuevo`)
  await fillCreador(page, apellido)
  await dialogo(page)
    .getByLabel('Toma una foto')
    .setInputFiles({ name: 'el.png', mimeType: 'image/png', buffer: muestras.png })
  await expect(dialogo(page).getByText(/nadie la ve hasta que se publique/)).toBeVisible()
  await dialogo(page).getByLabel('Fuentes').fill('Szarán, Diccionario\nActa de bautismo')
  await page.route('**/aporte', (route) => route.abort())
  await entregar(page).click()
  await expect(aviso(page, /Lo que escribiste sigue aquí/)).toBeVisible()
  await page.unroute('**/aporte')
  await page.reload()
  await expect(dialogo(page).getByLabel('Apellidos')).toHaveValue(apellido)

  await entregar(page).dblclick()

  await expect(page.getByText('Entregada', { exact: true })).toBeVisible()
  await expectFits(page)
  await page.getByRole('button', { name: 'Ver lo que entregué' }).click()
  const escrito = page.getByRole('dialog', { name: `Teófilo ${apellido}` })
  await expect(escrito).toContainText('Vals de la plaza')
  await expectFits(page)
  await page.goBack()
  await expect(escrito).toBeHidden()
  await signInAs('docente', docente)
  await page.goto(`/docente/catedra/${catedraId}/tareas/${tareaId}/correccion`)
  const suFoto = page.getByRole('img', { name: 'La foto que llegó con el aporte' })
  await expect.poll(() => suFoto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})
