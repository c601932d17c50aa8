import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAlumno, insertDocente } from '../support/academia.ts'
import { testApi } from '../support/api.ts'
import { aporteDePrueba } from '../support/formularios.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConAsignadas } from '../support/mundo-con-tarea.ts'
import { aviso, direccion, enter, fila, item, openMoreOf, seFue, titulo } from '../support/pantallas.tsx'

/** A teacher and a student without a course, and the administrator somewhere. */
async function sinCatedras(lugar = '/admin/catedras') {
  const api = testApi()
  insertDocente(api.db, { nombre: 'Graciela', apellido: 'Ocampos' })
  insertAlumno(api.db, { nombre: 'Ana', apellido: 'Acosta' })
  return { ...api, ...(await enter(api, lugar)) }
}

const campos = (nombre: string) => screen.findAllByLabelText(new RegExp(`^${nombre}`))

test('una cátedra se crea con sus horarios, que no se superponen', async () => {
  const { user, press, write } = await sinCatedras()
  await press('Crear Cátedra')
  const dialogo = within(await screen.findByRole('dialog'))
  expect(await dialogo.findByLabelText(/^Año/)).toHaveValue('2026')
  await user.click(dialogo.getByRole('button', { name: 'Crear cátedra' }))
  expect(await aviso('El nombre de la cátedra es obligatorio.')).toBeVisible()
  await waitFor(() => expect(dialogo.getByLabelText(/^Nombre/)).toHaveFocus())

  await write(dialogo.getByLabelText(/^Nombre/), 'Orfeón')
  await user.selectOptions(dialogo.getByLabelText('Docente'), await dialogo.findByText('Graciela Ocampos'))
  await press('Agregar horario')
  await write((await campos('Desde'))[0] as HTMLElement, '18:00')
  await write((await campos('Hasta'))[0] as HTMLElement, '20:00')
  await press('Agregar horario')
  await user.selectOptions((await campos('Día'))[1] as HTMLElement, 'Lunes')
  await user.click(dialogo.getByRole('button', { name: 'Crear cátedra' }))
  expect(await dialogo.findByText('Los horarios del Lunes se superponen.')).toBeVisible()
  await waitFor(async () => expect((await campos('Desde'))[1]).toHaveFocus())
  await user.selectOptions((await campos('Día'))[1] as HTMLElement, 'Jueves')
  await user.dblClick(dialogo.getByRole('button', { name: 'Crear cátedra' }))

  expect(await aviso('Cátedra creada exitosamente!')).toBeVisible()
  await titulo('Orfeón')
  await press('Volver a Cátedras', 'link')
  expect(await fila('Orfeón')).toHaveTextContent('Lunes, Jueves')
  expect(screen.getAllByRole('row', { name: /Orfeón/ })).toHaveLength(1)
})

test('una cátedra se edita y se elimina con su advertencia', async () => {
  const horarios = (['Lunes', 'Jueves'] as const).map((dia_semana) => {
    return { dia_semana, hora_inicio: '18:00', hora_fin: '20:00' }
  })
  const mundo = createMundo({ catedra: { nombre: 'Orfeón', horarios } })
  const { press, write } = await enter(mundo, '/admin/catedras')
  await openMoreOf('Orfeón')
  await press('Editar Orfeón')
  await write(/^Aula/, 'Sala 9')
  await press('Quitar el horario 2')
  await press('Guardar cambios')
  expect(await aviso('Cátedra actualizada exitosamente!')).toBeVisible()
  await press('Ver Orfeón', 'link')
  await titulo('Orfeón')
  const datos = document.querySelector('.ficha-corta')
  await waitFor(() => expect(datos).toHaveTextContent(/Lunes 18:00\s-\s20:00/))
  expect(datos).toHaveTextContent('Sala 9')
  expect(datos).not.toHaveTextContent('Jueves')

  await openMoreOf('la cátedra')
  await press('Eliminar')
  const pregunta = await screen.findByRole('dialog', { name: /^¿Eliminar la cátedra Orfeón/ })
  await waitFor(() => expect(pregunta).toHaveTextContent('todas sus tareas y evaluaciones'))
  await waitFor(() => expect(pregunta).toHaveTextContent('sus inscripciones (0)'))
  await press('Eliminar la cátedra')

  expect(await aviso('Cátedra eliminada.')).toBeVisible()
  await waitFor(() => expect(direccion()).toBe('/admin/catedras'))
  expect(await screen.findByText('Todavía no hay cátedras')).toBeVisible()
})

test('una cátedra nueva dice lo que le falta, y lo que se hace se marca solo', async () => {
  const { user, press, write } = await sinCatedras('/admin/catedras?ficha=nueva')
  await write(/^Nombre/, 'Banda')
  await press('Crear cátedra')
  const pasos = () => within(screen.getByRole('region', { name: 'Próximos pasos' }))
  const faltan = (cuantos: number) =>
    waitFor(() => expect(pasos().getAllByRole('link')).toHaveLength(cuantos))
  await faltan(6)

  await press('Inscribir a los alumnos', 'link')
  await user.click(await screen.findByRole('checkbox', { name: /Ana Acosta/ }))
  await press('Inscribir')
  await faltan(5)
  expect(pasos().getByText('Inscribir a los alumnos')).toHaveTextContent('Inscribir a los alumnos, hecho')

  await press('Generar los días de clase', 'link')
  await press('Cerrar')
  expect(await screen.findByRole('tab', { name: 'Clases' })).toHaveAttribute('aria-selected', 'true')
  await press('Crear día de clase')
  await write(/^Fecha/, '2026-07-07')
  await press('Crear el día de clase')
  expect(await item('Martes 07/07/2026')).toBeVisible()
  await press('Alumnos', 'tab')
  await faltan(4)
})

test('inscribir pide a quién, y con qué condiciones', async () => {
  const mundo = createMundo()
  insertAlumno(mundo.db, { nombre: 'Fernando', apellido: 'Núñez' })
  const { user, press, write } = await enter(mundo, '/admin/catedras/1')
  await press('Inscribir Alumno')
  const dialogo = within(await screen.findByRole('dialog'))
  const buscar = await dialogo.findByLabelText(/^Buscar/)
  await press('Inscribir')
  expect(await aviso('Debes seleccionar un alumno.')).toBeVisible()
  await waitFor(() => expect(buscar).toHaveFocus())

  await write(buscar, 'nunez fer')
  await user.click(await dialogo.findByRole('checkbox', { name: /Fernando Núñez/ }))
  const cuota = dialogo.getByLabelText(/^Cuota mensual/)
  await write(cuota, 'mucho')
  await write(/^Día de cobro/, '40')
  await press('Inscribir')
  await waitFor(() => expect(cuota).toHaveFocus())
  await write(/^Día de cobro/, '')
  await write(cuota, '150000')
  expect(cuota).toHaveValue('150.000')
  await press('Inscribir')
  expect(await aviso('Alumno inscrito exitosamente!')).toBeVisible()
  await waitFor(async () => expect(await fila('Fernando Núñez')).toHaveTextContent('AL DÍA'))
})

test('a quien se inscribe se propone asignarle lo que los demás ya tienen', async () => {
  const mundo = await createMundoConAsignadas()
  insertAlumno(mundo.db, { nombre: 'Fernando', apellido: 'Núñez' })
  const { user, press } = await enter(mundo, '/admin/catedras/1?inscripcion=nueva')
  await user.click(await screen.findByRole('checkbox', { name: /Fernando Núñez/ }))
  expect(screen.getByLabelText('Lo que los demás ya tienen')).toHaveDisplayValue(
    'Asignar lo que falta: 1 tarea',
  )

  await press('Inscribir')

  expect(await aviso('Alumno inscrito exitosamente!')).toBeVisible()
  const { data } = await mundo.asDocente('GET /docente/catedra/1/tareas-maestras/1/assignments')
  expect(JSON.stringify(data)).toContain('"assignedAlumnoIds":[1,2,3]')
})

test('lo acordado con un inscrito se cambia, y se lo desinscribe', async () => {
  const mundo = createMundo()
  mundo.enroll({ nombre: 'Fernando', apellido: 'Núñez' }, { cuota_monto: 150_000 })
  const { user, press, pressMore, write } = await enter(mundo, '/admin/catedras/1')
  const fernando = await fila('Fernando Núñez')
  await pressMore('Fernando Núñez', /^Editar .*Fernando Núñez/)
  expect(await screen.findByLabelText(/^Cuota mensual/)).toHaveValue('150.000')
  await write(/^Día de cobro/, '40')
  await press('Guardar cambios')
  expect(await aviso('El día de cobro debe estar entre 1 y 31.')).toBeVisible()
  await write(/^Día de cobro/, '15')
  await press('Guardar cambios')
  await press('Fernando Núñez')
  expect(await screen.findByText(/Día de cobro: 15/)).toBeVisible()
  await press('Cerrar')

  await pressMore('Fernando Núñez', 'Desinscribir a Fernando Núñez')
  const cuota = within(await screen.findByRole('group', { name: 'La cuota de marzo:' }))
  expect(cuota.getByRole('radio', { name: 'no se debe' })).toBeChecked()
  await user.click(cuota.getByRole('radio', { name: 'se debe' }))
  await press('Desinscribir')
  expect(await aviso('Alumno desinscrito.')).toBeVisible()
  await seFue(fernando)
  expect((await mundo.asAdmin.admin.catedras({ id: 1 }).pagos.get()).data.desinscritos).toMatchObject([
    { cuotas: [{ mes: '2026-03' }] },
  ])
})

test('quien contribuyó como alumno se inscribe, y se dice que es contribuyente', async () => {
  const mundo = createMundo()
  const rosalia = { student_first_name: 'Rosalía', student_last_name: 'Acuña' }
  await mundo.api.composers.post(aporteDePrueba({ is_student_contribution: true, ...rosalia }))
  const { user, press, write } = await enter(mundo, '/admin/catedras/1?inscripcion=nueva')
  await write(/^Buscar/, 'rosalia')
  expect(await screen.findByText('Contribuyente')).toBeVisible()
  await user.click(await screen.findByRole('checkbox', { name: /Rosalía Acuña/ }))
  await press('Inscribir')

  expect(await fila('Rosalía Acuña')).toHaveTextContent('Contribuyente')
})

test('si la sesión termina en medio de un formulario, se vuelve a él con lo escrito', async () => {
  const { press, write, expire, signInAgain } = await sinCatedras()
  await press('Crear Cátedra')
  await write(/^Nombre/, 'Acústica')
  expire()
  await press('Crear cátedra')

  expect(await aviso('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible()
  await signInAgain()

  expect(await screen.findByLabelText(/^Nombre/)).toHaveValue('Acústica')
  expect(await screen.findByText('Recuperamos lo que estabas escribiendo.')).toBeVisible()
})
