import { expect, fila, test } from './administrador'
import { aviso } from './fixtures'

test('un alumno se crea, se edita y se elimina sabiendo qué se va con él', async ({ page, enter }) => {
  await enter('/admin/alumnos')
  await page.getByRole('button', { name: 'Crear Alumno' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Nombre').fill('Irene')
  await dialogo.getByLabel('Apellido').fill('Vázquez')
  await dialogo.getByLabel('Email').fill('ALUMNO@guarania.example')
  await dialogo.getByLabel('Es menor de edad').check()
  await dialogo.getByRole('button', { name: 'Crear alumno' }).click()
  await expect(aviso(page, 'El nombre del tutor es obligatorio para un menor de edad.')).toBeVisible()
  await expect(dialogo.getByLabel('Nombre del tutor')).toBeFocused()

  await dialogo.getByLabel('Nombre del tutor').fill('Rosa')
  await dialogo.getByLabel('Es menor de edad').uncheck()
  await dialogo.getByLabel('Es menor de edad').check()
  await expect(dialogo.getByLabel('Nombre del tutor')).toHaveValue('')
  await dialogo.getByLabel('Es menor de edad').uncheck()
  await dialogo.getByRole('button', { name: 'Crear alumno' }).click()
  await expect(dialogo.getByText('Ya existe un alumno con ese email.')).toBeVisible()
  await expect(dialogo.getByLabel('Email')).toBeFocused()
  await dialogo.getByLabel('Email').fill('irene@ejemplo.com')
  await dialogo.getByRole('button', { name: 'Crear alumno' }).dblclick()
  await expect(aviso(page, 'Alumno creado exitosamente!')).toBeVisible()

  await page.getByLabel('Buscar').fill('vazquez irene')
  const irene = fila(page, 'irene@ejemplo.com')
  await expect(page.getByText('1 alumno', { exact: true })).toBeVisible()
  await irene.getByRole('button', { name: 'Editar' }).click()
  await expect(dialogo).toContainText('Entregas: 0 KB de 1.024,00 MB. En tablones: 0 KB de 10,00 MB.')
  await dialogo.getByLabel('Instrumento').fill('Oboe')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(irene).toContainText('Oboe')

  const pregunta = page.getByRole('dialog', { name: '¿Eliminar a Irene Vázquez?' })
  await irene.getByRole('button', { name: 'Eliminar' }).click()
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()
  await expect(pregunta).toBeHidden()
  await expect(irene).toHaveCount(1)
  await irene.getByRole('button', { name: 'Eliminar' }).click()
  await pregunta.getByRole('button', { name: 'Eliminar al alumno' }).click()

  await expect(aviso(page, 'Alumno eliminado.')).toBeVisible()
  await expect(irene).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('al eliminar se nombra lo que se va: inscripciones, o cátedras que quedan sin docente', async ({
  page,
  enter,
}) => {
  const pregunta = page.getByRole('dialog')
  await enter('/admin/alumnos')
  await fila(page, 'Mirta Agüero').getByRole('button', { name: 'Eliminar' }).click()
  await expect(pregunta).toContainText('entregas y calificaciones:')
  await expect(pregunta.getByRole('listitem')).toContainText(['Armonía y composición I'])
  await page.goto('/admin/docentes')
  await fila(page, 'Graciela Ocampos').getByRole('button', { name: 'Eliminar' }).click()
  await expect(pregunta).toContainText('sin docente')
  await pregunta.getByRole('button', { name: 'Cancelar' }).click()

  await expect(fila(page, 'Graciela Ocampos')).toBeVisible()
})

test('un docente se crea, se edita y se elimina', async ({ page, enter }) => {
  await enter('/admin/docentes')
  await page.getByRole('button', { name: 'Crear Docente' }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByLabel('Nombre').fill('Hilda')
  await dialogo.getByLabel('Apellido').fill('Franco')
  await dialogo.getByLabel('Email').fill('hilda')
  await dialogo.getByRole('button', { name: 'Crear docente' }).click()
  await expect(dialogo.getByText('El email no es válido.')).toBeVisible()
  await dialogo.getByLabel('Email').fill('hilda@ejemplo.com')
  await dialogo.getByRole('button', { name: 'Crear docente' }).click()
  await expect(aviso(page, 'Docente creado exitosamente!')).toBeVisible()

  const hilda = fila(page, 'Hilda Franco')
  await hilda.getByRole('button', { name: 'Editar' }).click()
  await dialogo.getByLabel('Teléfono').fill('021 111')
  await dialogo.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(hilda).toContainText('021 111')
  await hilda.getByRole('button', { name: 'Eliminar' }).click()
  await dialogo.getByRole('button', { name: 'Eliminar al docente' }).click()

  await expect(aviso(page, 'Docente eliminado.')).toBeVisible()
  await expect(hilda).toHaveCount(0)
  await page.getByRole('link', { name: 'Volver al Módulo Académico' }).click()
  await expect(page).toHaveURL('/admin/dashboard?tab=academico')
})

test('el nombre de un campo es suyo y de nada más', async ({ page, enter }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Contraseña').fill('no es')
  await page.getByRole('button', { name: 'Mostrar lo escrito' }).click()
  await expect(page.getByLabel('Contraseña')).toHaveAttribute('type', 'text')

  await enter('/admin/alumnos')
  await page.getByRole('button', { name: 'Crear Alumno' }).click()
  await page.getByLabel('Nombre').fill('Elsa')
  await page.getByLabel('Apellido').fill('Benítez')
  await page.getByLabel('Email').fill('elsa@ejemplo.com')
  await page.getByLabel('Instrumento').fill('Arpa')
  await page.getByRole('button', { name: 'Crear alumno' }).click()
  // What is said meanwhile is no dialog.
  await expect(page.getByRole('group', { name: 'Aviso' })).toContainText('Alumno creado exitosamente!')

  await enter('/admin/docentes')
  await page.getByRole('button', { name: 'Crear Docente' }).click()
  await page.getByLabel('Nombre').fill('Elsa')
  await expect(page.getByLabel('Email')).toHaveValue('')
})

test('al pie se acredita a quien desarrolla y a la IA, también en las áreas', async ({ page, enter }) => {
  for (const direccion of ['/docente/login', '/alumno/login', '/admin/login']) {
    await page.goto(direccion)
    await expect(page.getByRole('contentinfo')).toContainText('Desarrollado por')
  }
  await enter('/admin/catedras')
  await expect(page.getByRole('contentinfo')).toContainText('Potenciado por un servicio de IA generativa.')
})
