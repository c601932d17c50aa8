import { writeFileSync } from 'node:fs'
import { expect, fila, test } from './administrador'
import { aviso, openMore } from './fixtures'

const csv = (...lineas: string[]) => ({
  name: 'alumnos.csv',
  mimeType: 'text/csv',
  // As an old spreadsheet writes it: Latin-1.
  buffer: Buffer.from(lineas.join('\r\n'), 'latin1'),
})

test('una planilla de alumnos se revisa antes, y lo que está mal se corrige ahí mismo', async ({
  page,
  enter,
}) => {
  await enter('/admin/alumnos')
  await openMore(page, 'la lista')
  await page.getByRole('link', { name: 'Importar' }).click()
  await page.getByRole('button', { name: 'Revisar' }).click()
  await expect(page.getByText('No hay filas que importar.').first()).toBeVisible()

  await page
    .locator('input[type=file]')
    .setInputFiles(
      csv(
        'Nombre;Apellido;Correo;Color',
        'Ñasaindy;Pérez;nasaindy@ejemplo.com;rojo',
        'Beto;;beto;azul',
        'Lourdes;Giménez;alumno@guarania.example;',
      ),
    )
  const beto = page.getByRole('group', { name: 'Fila 3' })
  await expect(beto).toContainText('El apellido es obligatorio.')
  await expect(beto).toContainText('El email no es válido.')
  await expect(fila(page, 'Ñasaindy Pérez')).toContainText('Nuevo')
  await expect(fila(page, 'Lourdes')).toContainText('Ya estaba')
  await expect(page.getByText('No se usan estas columnas: Color.')).toBeVisible()
  await beto.getByLabel('Apellido').fill('Sosa')
  await beto.getByLabel('Email').fill('beto@ejemplo.com')
  await beto.getByLabel('Email').press('Enter')
  await expect(beto).toHaveCount(0)
  await page.getByRole('button', { name: 'Importar 2 filas' }).click()

  await expect(aviso(page, 'Importación terminada: 2 nuevos.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver los alumnos' }).click()
  await expect(fila(page, 'Ñasaindy Pérez')).toBeVisible()
})

test('al recargar, lo corregido espera a quien elige otra vez el mismo archivo', async ({
  page,
  enter,
}, testInfo) => {
  const archivo = testInfo.outputPath('lista.csv')
  writeFileSync(archivo, 'nombre,apellido,email\nTeófila,,teofila@ejemplo.com')
  const apellido = page.getByRole('group', { name: 'Fila 2' }).getByLabel('Apellido')
  await enter('/admin/alumnos/importar')
  await page.locator('input[type=file]').setInputFiles(archivo)
  await apellido.fill('Ríos')
  await page.reload()
  await expect(page.getByText('Elige otra vez el mismo archivo')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles(archivo)
  await page.getByRole('button', { name: 'Importar 1 fila' }).click()

  await expect(aviso(page, 'Importación terminada: 1 nuevo.')).toBeVisible()
  await expect(fila(page, 'Teófila Ríos')).toBeVisible()
})
