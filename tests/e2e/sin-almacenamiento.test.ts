import type { Page } from '@playwright/test'
import { adminPassword, type Program } from '../support/program'
import { wavDe } from '../support/sonido'
import { aviso, expect, expectFits, telefono, test } from './fixtures'
import { emails, signInOnScreen } from './ingreso'
import { conTarea } from './tareas'

/** Sent in pieces, of which a browser notes how far it came. */
const guitarra = { name: 'guitarra.wav', mimeType: 'audio/wav', buffer: wavDe(95, 16_000) }

/** What a browser does that keeps little, and what whoever signs in reads. */
const navegadores = {
  'no deja guardar nada': {
    estorbar: () => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get, configurable: true })
    },
    dice: 'Permite las cookies y los datos de este sitio',
  },
  'no tiene más lugar': {
    estorbar: () => {
      const full = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
      Storage.prototype.setItem = full
      IDBObjectStore.prototype.put = full
    },
    dice: 'no tiene más lugar para guardar datos',
  },
}

const signInAdmin = async (page: Page) => {
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.keyboard.press('Enter')
}
const signInCon = (email: string) => (page: Page, program: Program) => signInOnScreen(page, program, email)

const ingresos = [
  { ruta: '/admin/login', panel: '/admin/dashboard', otra: 'Alumnos', signIn: signInAdmin },
  {
    ruta: '/docente/login',
    panel: '/docente/dashboard',
    otra: 'Calendario',
    signIn: signInCon(emails.docente),
  },
  { ruta: '/alumno/login', panel: '/alumnos/dashboard', otra: 'Tareas', signIn: signInCon(emails.alumno) },
]

for (const [como, { estorbar, dice }] of Object.entries(navegadores)) {
  for (const { ruta, panel, otra, signIn } of ingresos) {
    test(`en un navegador que ${como}, ${ruta} lo dice, y se ingresa igual`, async ({ page, program }) => {
      await page.addInitScript(estorbar)
      await page.setViewportSize(telefono)
      await page.goto(ruta)
      await expect(page.getByText(dice)).toBeVisible()
      await expectFits(page)

      await signIn(page, program)

      await expect(page).toHaveURL(panel)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.getByRole('navigation').getByRole('link', { name: otra, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(otra))
    })
  }

  test(`en un navegador que ${como}, la página de ingresos lo dice`, async ({ page }) => {
    await page.addInitScript(estorbar)
    await page.goto('/login')

    await expect(page.getByText(dice)).toBeVisible()
  })

  test(`en un navegador que ${como}, se comenta en el tablón y se entrega una tarea`, async ({
    page,
    program,
  }) => {
    const { alumnos, catedraId } = await conTarea(page)
    await page.addInitScript(estorbar)
    await page.goto('/alumno/login')
    await signInOnScreen(page, program, alumnos[0]?.email ?? '')

    await page.locator(`a[href^="/alumno/catedra/${catedraId}"]`).first().click()
    await page.getByRole('button', { name: 'Comentar' }).first().click()
    await page.getByLabel('Tu comentario').first().fill('¿A qué hora?')
    await page.getByRole('button', { name: 'Comentar', exact: true }).first().press('Enter')
    await expect(aviso(page, 'Comentario agregado')).toBeVisible()

    await page.getByRole('navigation').getByRole('link', { name: 'Tareas', exact: true }).first().click()
    await page.getByRole('link', { name: 'Armonizar un bajo' }).click()
    await page.getByRole('button', { name: 'Subir Entrega', exact: true }).click()
    const dialogo = page.getByRole('dialog', { name: 'Subir Entrega' })
    await dialogo.locator('input[type=file]:not([hidden])').setInputFiles(guitarra)
    await dialogo.getByRole('button', { name: 'Subir Entrega', exact: true }).click()
    await expect(dialogo.getByRole('heading', { name: 'Entrega subida exitosamente' })).toBeVisible()
  })
}

test('donde solo queda lugar en la pestaña, recargar no termina la sesión, y salir sí', async ({
  page,
  program,
}) => {
  await page.addInitScript(() => {
    const save = Storage.prototype.setItem
    Storage.prototype.setItem = function (clave: string, texto: string) {
      if (this === localStorage) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      save.call(this, clave, texto)
    }
  })
  await page.goto('/docente/login')
  await signInOnScreen(page, program, emails.docente)

  await page.reload()

  await expect(page).toHaveURL('/docente/dashboard')
  await page.getByRole('button', { name: /abrir el menú/ }).click()
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/docente/dashboard')
  await expect(page).toHaveURL('/docente/login')
})

test('un navegador que guarda lo que se le da no dice nada', async ({ page }) => {
  for (const ruta of ['/login', '/admin/login', '/docente/login', '/alumno/login']) {
    await page.goto(ruta)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('guardar datos')).toHaveCount(0)
  }
})
