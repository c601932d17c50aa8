import { adminPassword } from '../support/program'
import { expect, fila, test } from './administrador'
import { aviso, hoy } from './fixtures'

test('una cátedra se crea con sus horarios, se edita y se elimina con su advertencia', async ({
  page,
  enter,
}) => {
  await enter('/admin/dashboard?tab=academico')
  await page.getByRole('main').getByRole('link', { name: 'Cátedras' }).click()
  await page.getByRole('button', { name: 'Crear Cátedra' }).click()
  const dialogo = page.getByRole('dialog')
  await expect(dialogo.getByLabel('Año')).toHaveValue(hoy().slice(0, 4))
  await expect(dialogo.getByLabel('Turno')).toHaveValue('Noche')
  await dialogo.getByRole('button', { name: 'Crear cátedra' }).click()
  await expect(aviso(page, 'El nombre de la cátedra es obligatorio.')).toBeVisible()
  await expect(dialogo.getByLabel('Nombre')).toBeFocused()

  await dialogo.getByLabel('Nombre').fill('Orfeón')
  await dialogo.getByLabel('Institución').fill('Conservatorio')
  await dialogo.getByLabel('Docente').selectOption({ label: 'Graciela Ocampos' })
  await dialogo.getByRole('button', { name: 'Añadir horario' }).click()
  await dialogo.getByLabel('Desde').fill('18:00')
  await dialogo.getByLabel('Hasta').fill('20:00')
  await dialogo.getByRole('button', { name: 'Añadir horario' }).click()
  await dialogo.getByLabel('Día').nth(1).selectOption('Lunes')
  await dialogo.getByRole('button', { name: 'Crear cátedra' }).click()
  await expect(dialogo.getByText('Los horarios del Lunes se superponen.')).toBeVisible()
  await expect(dialogo.getByLabel('Desde').nth(1)).toBeFocused()
  await dialogo.getByLabel('Día').nth(1).selectOption('Jueves')
  await dialogo.getByRole('button', { name: 'Crear cátedra' }).dblclick()

  await expect(aviso(page, 'Cátedra creada exitosamente!')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orfeón')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cátedras')
  await expect(dialogo).toBeHidden()
  const orfeon = fila(page, 'Orfeón')
  await expect(orfeon).toHaveCount(1)
  await expect(orfeon).toContainText('Lunes, Jueves')
  await expect(orfeon).toContainText('18:00 - 20:00')

  await orfeon.getByRole('button', { name: 'Editar' }).click()
  await dialogo.getByLabel('Aula').fill('Sala 9')
  await dialogo.getByRole('button', { name: 'Quitar el horario 2' }).click()
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(aviso(page, 'Cátedra actualizada exitosamente!')).toBeVisible()
  await orfeon.getByRole('link', { name: 'Ver' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orfeón')
  await expect(page.locator('.datos')).toContainText('Lunes, 18:00 - 20:00')
  await expect(page.locator('.datos')).toContainText('Sala 9')
  await expect(page.locator('.datos')).not.toContainText('Jueves')

  await page.getByRole('button', { name: 'Eliminar' }).click()
  const pregunta = page.getByRole('dialog', { name: '¿Eliminar la cátedra Orfeón' })
  await expect(pregunta).toContainText('todas sus tareas y evaluaciones')
  await expect(pregunta).toContainText('sus inscripciones (0)')
  await page.getByRole('button', { name: 'Eliminar la cátedra' }).click()

  await expect(aviso(page, 'Cátedra eliminada.')).toBeVisible()
  await expect(page).toHaveURL('/admin/catedras')
  await expect(orfeon).toHaveCount(0)
})

test('una cátedra nueva dice lo que le falta, y lo que se hace se marca solo', async ({ page, enter }) => {
  await enter('/admin/catedras?ficha=nueva')
  await page.getByRole('dialog').getByLabel('Nombre').fill('Banda')
  await page.getByRole('button', { name: 'Crear cátedra' }).click()
  const pasos = page.getByRole('region', { name: 'Próximos pasos' })
  await expect(pasos.getByRole('link')).toHaveCount(6)

  await pasos.getByRole('link', { name: 'Inscribir a los alumnos' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().check()
  await page.getByRole('dialog').getByRole('button', { name: 'Inscribir' }).click()

  await expect(
    pasos.getByRole('listitem').filter({ hasText: 'Inscribir a los alumnos, hecho' }),
  ).toBeVisible()
  await expect(pasos.getByRole('link')).toHaveCount(5)
  await pasos.getByRole('link', { name: 'Generar los días de clase' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Clases', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('button', { name: 'Crear día de clase' }).click()
  await page.getByRole('dialog').getByLabel('Fecha').fill('2026-07-07')
  await page.getByRole('button', { name: 'Crear el día de clase' }).click()
  await expect(page.getByText('Martes 07/07/2026')).toBeVisible()
  await page.getByRole('tab', { name: 'Alumnos' }).click()
  await expect(pasos.getByRole('link')).toHaveCount(4)
})

test.describe('lejos de la institución', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('una cátedra nueva es del año que corre en la institución', async ({ page, enter }) => {
    await page.clock.setFixedTime('2028-12-31T23:30:00-03:00')
    await enter('/admin/catedras')

    await page.getByRole('button', { name: 'Crear Cátedra' }).click()

    await expect(page.getByRole('dialog').getByLabel('Año')).toHaveValue('2028')
  })
})

test('inscribir, cambiar lo acordado y desinscribir', async ({ page, enter, llamar }) => {
  const { id } = await llamar('POST', '/admin/catedras', { nombre: 'Solfeo', anio: 2026 })
  await llamar('POST', '/composers', contribucion)
  await enter(`/admin/catedras/${id}`)
  await page.getByRole('button', { name: 'Inscribir Alumno' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Inscribir' }).click()
  await expect(aviso(page, 'Debes seleccionar un alumno.')).toBeVisible()
  await expect(dialogo.getByLabel('Buscar')).toBeFocused()

  await dialogo.getByLabel('Buscar').fill('nunez fer')
  await dialogo.getByRole('checkbox', { name: /Fernando Núñez/ }).check()
  await dialogo.getByLabel('Cuota mensual').fill('mucho')
  await dialogo.getByLabel('Día de cobro').fill('40')
  await dialogo.getByRole('button', { name: 'Inscribir' }).click()
  await expect(dialogo.getByLabel('Cuota mensual')).toBeFocused()
  await dialogo.getByLabel('Cuota mensual').fill('')
  await dialogo.getByLabel('Día de cobro').fill('')
  await dialogo.getByLabel('Cuota mensual').pressSequentially('150000')
  await expect(dialogo.getByLabel('Cuota mensual')).toHaveValue('150.000')
  await dialogo.getByRole('button', { name: 'Inscribir' }).click()
  await expect(aviso(page, 'Alumno inscrito exitosamente!')).toBeVisible()
  const inscritos = page.getByRole('region', { name: 'Alumnos Inscritos' })
  const fernando = fila(inscritos, 'Fernando Núñez')
  await expect(fernando).toContainText('AL DÍA')

  await fernando.getByRole('button', { name: 'Editar' }).click()
  await expect(dialogo.getByLabel('Cuota mensual')).toHaveValue('150.000')
  await dialogo.getByLabel('Día de cobro').fill('40')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialogo.getByText('El día de cobro debe estar entre 1 y 31.')).toBeVisible()
  await dialogo.getByLabel('Día de cobro').fill('15')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(fernando).toContainText('15')

  await page.getByRole('button', { name: 'Inscribir Alumno' }).click()
  await dialogo.getByLabel('Buscar').fill('rosalia')
  await expect(dialogo.getByText('Contribuyente')).toBeVisible()
  await dialogo.getByRole('checkbox').check()
  await dialogo.getByRole('button', { name: 'Inscribir' }).click()
  await expect(fila(inscritos, 'Rosalía Acuña')).toContainText('Contribuyente')

  await fernando.getByRole('button', { name: 'Desinscribir' }).click()
  await dialogo.getByRole('button', { name: 'Desinscribir' }).click()

  await expect(aviso(page, 'Alumno desinscrito.')).toBeVisible()
  await expect(fernando).toHaveCount(0)
})

test('si la sesión termina en medio de un formulario, se vuelve a él con lo escrito', async ({
  page,
  enter,
}) => {
  await enter('/admin/catedras')
  await page.getByRole('button', { name: 'Crear Cátedra' }).click()
  await page.getByLabel('Nombre').fill('Acústica')
  await page.evaluate(() => localStorage.setItem('adminToken', 'vencida'))
  await page.getByRole('button', { name: 'Crear cátedra', exact: true }).click()

  await expect(page).toHaveURL('/admin/login')
  await expect(aviso(page, 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible()
  await page.getByLabel('Contraseña', { exact: true }).fill(adminPassword)
  await page.getByRole('button', { name: 'Ingresar' }).click()

  await expect(page.getByRole('dialog').getByLabel('Nombre')).toHaveValue('Acústica')
  await expect(page.getByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('un diálogo abierto y cerrado no alarga el camino de vuelta', async ({ page, enter }) => {
  await enter('/admin/docentes')
  await page.getByRole('link', { name: 'Cátedras' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Crear cátedra' })
  for (const cierre of ['Escape', 'Cancelar']) {
    await page.getByRole('button', { name: 'Crear Cátedra' }).click()
    await expect(page).toHaveURL('/admin/catedras?ficha=nueva')
    await expect(dialogo).toBeVisible()
    if (cierre === 'Escape') await page.keyboard.press('Escape')
    else await dialogo.getByRole('button', { name: 'Cancelar' }).dblclick()
    await expect(dialogo).toHaveCount(0)
    await expect(page).toHaveURL('/admin/catedras')
  }

  await page.goBack()

  await expect(page).toHaveURL('/admin/docentes')
})

const contribucion = {
  first_name: 'Carlos',
  last_name: 'Lara',
  birth_year: 1950,
  mainRole: ['COMPOSER'],
  bio: 'Compositor.',
  notable_works: 'Uno',
  email: 'rosalia@ejemplo.com',
  is_student_contribution: true,
  student_first_name: 'Rosalía',
  student_last_name: 'Acuña',
}
