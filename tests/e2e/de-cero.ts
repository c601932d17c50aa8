import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana'
import { hojaDe, xlsxDe } from '../support/xlsx'
import { hoy, openMore, telefono } from './fixtures'

/** Somebody's hands: each thing that is touched, each field that is filled in. */
export function manosEn(page: Page, cuenta: { toques: number }) {
  const tap = (donde: Locator) => {
    cuenta.toques++
    return donde.click()
  }
  return {
    page,
    tap,
    press: (nombre: string | RegExp, rol: 'button' | 'link' = 'button') =>
      tap(page.getByRole(rol, { name: nombre, exact: typeof nombre === 'string' }).first()),
    write: (rotulo: string | RegExp, texto: string, en: Page | Locator = page) => {
      cuenta.toques++
      return en.getByLabel(rotulo).first().fill(texto)
    },
    upload: (archivo: { name: string; buffer: Buffer }) => {
      cuenta.toques++
      return page.locator('input[type=file]').setInputFiles({ mimeType: '', ...archivo })
    },
    choose: (rotulo: string, opcion: string) => {
      cuenta.toques++
      return page.getByLabel(rotulo, { exact: true }).selectOption({ label: opcion })
    },
    more: (de: string) => {
      cuenta.toques++
      return openMore(page, de)
    },
  }
}
export type Manos = ReturnType<typeof manosEn>

export const enTelefono = async (browser: Browser, baseURL: string) =>
  (
    await browser.newContext({ baseURL, viewport: telefono, locale: 'es-PY', serviceWorkers: 'block' })
  ).newPage()

export const NUEVA = 'guitarra y arpa'

/** With the password that the program printed, which is changed at once. */
export async function enter({ page, write, press }: Manos, salida: string) {
  const [, clave = ''] = /otra vez\): (\S+)/.exec(salida) ?? []
  await page.goto('/admin')
  await write('Contraseña', clave)
  await press('Ingresar')
  await press('Dar los primeros pasos', 'link')
  await write('Contraseña de ahora', clave)
  await write('Contraseña nueva', NUEVA)
  await press('Cambiar la contraseña')
  await expect(page.getByRole('heading', { name: 'Tu contraseña' })).toHaveCount(0)
}

/** Tried out before it is kept. */
export async function setCorreo({ page, write, press, tap }: Manos, puerto: number) {
  await tap(page.getByRole('navigation', { name: 'Los pasos' }).getByRole('link', { name: /correo/i }))
  await press('Institución, Correo', 'link')
  await write('Remitente', 'Conservatorio <aula@ejemplo.py>')
  await write('Servidor', 'localhost')
  await write('Puerto', String(puerto))
  await write('Usuario', 'aula')
  await write('Clave del correo', 'una clave de aplicación')
  await write('Tu contraseña de administración', NUEVA)
  await write('Enviar una prueba a', 'direccion@ejemplo.py')
  await press('Probar')
  await expect(page.getByText('cifrado ✓, usuario ✓')).toBeVisible()
  await press('Guardar')
  await expect(page.getByText('Listo: el próximo correo sale por ahí.')).toBeVisible()
}

export const docente = 'gabriela@ejemplo.py'

export async function createCurso({ page, write, press, choose }: Manos) {
  await press('Docentes', 'link')
  await press('Crear Docente')
  await write('Nombre', 'Gabriela')
  await write('Apellido', 'Ocampos')
  await write('Email', docente)
  await press('Crear docente')
  await expect(page.getByText(docente)).toBeVisible()
  await press('Cátedras', 'link')
  await press('Crear Cátedra')
  await write('Nombre', 'Guitarra I')
  await choose('Docente', 'Gabriela Ocampos')
  await press('Agregar horario')
  await choose('Día', diaDeSemanaDe(hoy()))
  await write('Desde', '00:00')
  await write('Hasta', '23:59')
  await press('Crear cátedra')
  await expect(page.getByRole('heading', { name: 'Guitarra I' })).toBeVisible()
}

export async function generateClases({ page, write, press }: Manos) {
  await press('Generar los días de clase', 'link')
  await write('Desde', hoy())
  await write('Hasta', hoy())
  await press('Generar los días de clase')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const emailDe = (n: number) => `alumno${n}@ejemplo.py`

/** Twenty-five, of whom one has no surname and another half an e-mail. */
function planillaDeCurso() {
  const filas = Array.from({ length: 25 }, (_, i) => [
    'Ana',
    i === 3 ? '' : `Paz ${i}`,
    i === 7 ? 'alumno7@' : emailDe(i),
  ])
  const renglon = (celdas: string[], i: number) =>
    `<row r="${i + 1}">${celdas.map((una, j) => `<c r="${'ABC'[j]}${i + 1}" t="inlineStr"><is><t>${una}</t></is></c>`).join('')}</row>`
  return xlsxDe([hojaDe([['Nombre', 'Apellido', 'Email'], ...filas].map(renglon).join(''))])
}

/** One of the two wrong rows is mended, the other is left. */
export async function importCurso({ page, write, press, tap, more, upload }: Manos) {
  await tap(page.getByRole('tab', { name: 'Alumnos' }))
  await more('la lista')
  await press('Importar', 'link')
  await upload({ name: 'lista.xlsx', buffer: await planillaDeCurso() })
  const mal = page.getByRole('group', { name: 'Fila 5' })
  await expect(mal).toContainText('El apellido es obligatorio.')
  await write('Apellido', 'Vera', mal)
  await press('Revisar lo corregido')
  await press('Importar 24 y dejar 1')
  await expect(page.getByText('Importación terminada: 24 nuevos.')).toBeVisible()
  await press('Ver la cátedra', 'link')
}

/** By the code that comes to whom it is of. */
export async function signInWith(
  { page, write, press }: Manos,
  email: string,
  codigo: () => Promise<string>,
) {
  await write('Email', email)
  await press('Enviar código')
  await expect(page.getByLabel('Código de 6 dígitos')).toBeVisible()
  await write('Código de 6 dígitos', await codigo())
  await page.waitForURL(/^(?!.*login)/)
}

/** By one that somebody told them. */
export async function signInByHand({ page, write, press }: Manos, email: string, codigo: string) {
  await write('Email', email)
  await press('Ya tengo un código')
  await write('Código de 6 dígitos', codigo)
  await page.waitForURL(/^(?!.*login)/)
}

export async function takeList({ page, press }: Manos) {
  await press('Pasar lista', 'link')
  await press('Todos presentes')
  await expect(page.getByText('24 Presentes')).toBeVisible()
}

/** What the teacher says to whom no mail reaches. */
export async function giveCodigo({ page, press, more, write }: Manos, nombre: string, clave?: string) {
  await more(nombre)
  await press(/^Dar un código para ingresar/)
  const dialogo = page.getByRole('dialog', { name: 'Código para ingresar' })
  if (clave) await write('Tu contraseña de administración', clave)
  await press('Dar el código')
  const codigo = dialogo.locator('.codigo-en-mano b')
  const dicho = ((await codigo.textContent()) ?? '').replace(/\D/g, '')
  await press('Cerrar')
  return dicho
}

/** What stands on the projector. */
export async function openCodigo({ page, press, tap }: Manos) {
  await tap(page.getByRole('tab', { name: 'Alumnos' }))
  await tap(page.getByText('Ingreso por código'))
  await press('Abrir el ingreso')
  await press('Abrir')
  await press('Mostrar en grande')
  const dialogo = page.getByRole('dialog', { name: 'Entra en la cátedra' })
  const enlace = await dialogo.getByText(/\/unirse\//).textContent()
  await press(/^Cerrar/)
  return new URL(enlace ?? '').pathname
}

/** Whoever has it says who they are; with mail, by the code that comes. */
export async function askToJoin(
  { page, write, press }: Manos,
  { enlace, nombre, codigo }: { enlace: string; nombre: string; codigo?: (email: string) => Promise<string> },
) {
  const email = `${nombre.toLowerCase()}@ejemplo.py`
  await page.goto(enlace)
  await write(/^Nombre/, nombre)
  await write(/^Apellido/, 'Ríos')
  await write(/^Email/, email)
  await press('Pedir entrar')
  if (!codigo) return
  await expect(page.getByLabel(/^Código de seis números/)).toBeVisible()
  await write(/^Código de seis números/, await codigo(email))
  await press('Entrar')
}
