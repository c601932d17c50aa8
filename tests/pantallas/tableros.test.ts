import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertDiaClase } from '../support/academia.ts'
import { insertAsignacion, insertPublicacion, insertTarea } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, closeScreen, direccion, enter, titulo } from '../support/pantallas.tsx'

/** A student with a task that is due tomorrow. */
async function conTarea(lugar: string) {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const { aula } = mundo
  const { tareaMaestra } = (
    await aula.tareas.post({
      titulo: 'Coral a cuatro voces',
      descripcion: '<p>De ocho compases.</p>',
      puntos_posibles: 10,
      fecha_entrega: '2026-03-03T18:30',
    })
  ).data
  await aula['tareas-maestras']({ tareaId: tareaMaestra.id }).assign.post({ alumnoIds: [ana.id] })
  return { ...mundo, ana, ...(await enter(mundo, lugar, 'alumno', ana)) }
}

test('lo primero que ve una alumna es lo que vence, y de ahí va a hacerlo', async () => {
  const { user } = await conTarea('/alumnos/dashboard')
  const proximo = await screen.findByRole('region', { name: 'Lo próximo que vence' })
  expect(proximo).toHaveTextContent(/Coral a cuatro voces.*Vence mañana, 03\/03\/2026 18:30/)
  expect(screen.getByRole('list', { name: 'Tareas Pendientes' })).toHaveTextContent('Asignada')
  expect(screen.getByText('No tienes evaluaciones pendientes.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Estadísticas' })).toHaveTextContent(/1\s*Tareas pendientes/)
  expect(screen.getByRole('list', { name: 'Publicaciones Recientes' })).toHaveTextContent('Coral')

  await user.click(within(proximo).getByRole('link'))

  await titulo('Coral a cuatro voces')
  expect(direccion()).toBe('/alumno/tarea/1')
})

test('el anuncio de una tarea lleva a entregarla', async () => {
  const { press } = await conTarea('/alumno/catedra/1')
  const anuncio = await screen.findByRole('list', { name: 'Publicaciones' })
  expect(anuncio).toHaveTextContent(/Tarea.*Coral a cuatro voces.*10 puntos.*Asignada/)

  await press(/^Ir a la Tarea/, 'link')

  expect(await screen.findByRole('dialog')).toHaveTextContent('Coral a cuatro voces')
  expect(screen.getByRole('tab', { name: 'Tareas', hidden: true })).toHaveAttribute('aria-selected', 'true')
})

test('del tablero se llega a una publicación, en su lugar del tablón', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra } = mundo
  for (const cual of ['Uno', 'Dos', 'Tres', 'Cuatro'])
    insertPublicacion(db, { catedraId: catedra.id, titulo: cual, contenido: `<p>Aviso ${cual}.</p>` })
  const { press } = await enter(mundo, '/alumnos/dashboard', 'alumno', mundo.alumnos[0])
  const recientes = await screen.findByRole('list', { name: 'Publicaciones Recientes' })
  expect(within(recientes).getAllByRole('listitem')).toHaveLength(3)

  await press('Tres', 'link')

  const suya = (await screen.findByText('Aviso Tres.')).closest('li')
  await waitFor(() => expect(suya?.contains(document.activeElement)).toBe(true))
})

/** A course in which somebody has delivered, and somebody owes. */
function conEspera() {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra, enroll } = mundo
  enroll({ nombre: 'Debe' }, { cuota_monto: 50_000, dia_cobro: 1, fecha_inscripcion: '2026-01-01' })
  const { id: tareaMaestraId } = insertTarea(db, { catedraId: catedra.id })
  insertAsignacion(db, {
    tareaMaestraId,
    alumnoId: mundo.alumnos[0].id,
    estado: 'ENTREGADA',
    submission_date: 0,
  })
  return mundo
}

test('el panel del administrador dice qué espera, quiénes deben y las clases de hoy', async () => {
  const mundo = conEspera()
  const { user } = await enter(mundo, '/admin/dashboard')
  const hoy = await screen.findByRole('region', { name: 'Hoy' })
  expect(hoy).toHaveTextContent(/1 entrega por corregir/)
  await waitFor(() => expect(hoy).toHaveTextContent(/Última copia/))

  await user.click(
    within(hoy)
      .getAllByRole('link', { name: /^Armonía/ })
      .at(-1) as HTMLElement,
  )

  await waitFor(() => expect(direccion()).toBe('/admin/catedras/1/pagos?vista=atrasados'))
})

test('las tarjetas de una docente dicen qué espera, y llevan ahí', async () => {
  const mundo = conEspera()
  const { press } = await enter(mundo, '/docente/dashboard', 'docente', mundo.docente)

  await press(/1 entrega por corregir/, 'link')

  await waitFor(() => expect(direccion()).toBe('/docente/catedra/1?tab=tareas'))
})

test('el Módulo Académico dice cuántos hay de cada cosa', async () => {
  await enter(createMundo({ alumnos: 2 }), '/admin/dashboard?tab=academico')

  expect(await screen.findByRole('heading', { name: /^Docentes.*1/ })).toBeVisible()
  expect(await screen.findByRole('heading', { name: /^Alumnos.*2/ })).toBeVisible()
})

test('el riel dice en qué sección se está, también en lo que se abre desde ella', async () => {
  const { go } = await conTarea('/alumnos/dashboard')
  const [riel] = await screen.findAllByRole('navigation', { name: 'Secciones' })
  for (const [lugar, seccion, como] of [
    ['/alumnos/dashboard', 'Inicio', 'page'],
    ['/alumno/catedra/1?tab=tareas', 'Inicio', 'true'],
    ['/alumno/tareas', 'Tareas', 'page'],
    ['/alumno/calendario', 'Calendario', 'page'],
  ] as const) {
    await go(lugar)
    const enlace = within(riel as HTMLElement).getByRole('link', { name: seccion })
    await waitFor(() => expect(enlace).toHaveAttribute('aria-current', como))
    expect(riel?.querySelectorAll('[aria-current]')).toHaveLength(1)
  }
})

test('el calendario va de un mes a otro, y sus semanas empiezan en lunes', async () => {
  const mundo = createMundo()
  insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: '2026-03-02' })
  const { press } = await enter(mundo, '/docente/calendario?mes=2026-06', 'docente', mundo.docente)
  const primero = async (mes: string) =>
    within(await screen.findByRole('list', { name: mes })).getAllByRole('listitem')[0]
  expect(await primero('junio de 2026')).toHaveTextContent('lunes, 1 de junio')

  await press(/^Mes siguiente/, 'link')

  expect(await primero('julio de 2026')).toHaveTextContent('lunes, 29 de junio')
  await press('Hoy', 'link')
  expect(await screen.findByRole('list', { name: 'marzo de 2026' })).toHaveTextContent(/Clase\s*Armonía/)
})

test('la dirección del calendario se crea, se copia, sirve, y se revoca', async () => {
  const { call, press, ana, ...mundo } = await conTarea('/alumno/calendario')
  await press('Crear la dirección')
  const campo = (await screen.findByLabelText('Tu dirección')) as HTMLInputElement
  await press('Copiar')
  expect(await aviso('Dirección copiada.')).toBeVisible()
  const programa = screen.getByRole('link', { name: 'Abrir en el calendario' })
  expect(programa).toHaveAttribute('href', campo.value.replace('http:', 'webcal:'))
  const copiada = await navigator.clipboard.readText()
  expect(copiada).toBe(campo.value)
  const camino = new URL(copiada).pathname.replace('/api', '')
  expect(await (await call(camino)).text()).toContain('BEGIN:VCALENDAR')

  await closeScreen()
  const { user } = await enter({ call, ...mundo }, '/alumno/calendario', 'alumno', ana)
  expect(await screen.findByText(/Por seguridad no se vuelve a mostrar\./)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Revocar la dirección' }))
  const pregunta = within(await screen.findByRole('dialog'))
  await user.click(pregunta.getByRole('button', { name: 'Revocar la dirección' }))

  expect(await screen.findByRole('button', { name: 'Crear la dirección' })).toBeVisible()
  expect((await call(camino)).status).toBe(404)
})

test('cada quien elige qué le llega por correo y qué al teléfono; lo que se rechaza vuelve atrás', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const { user, red } = await enter(mundo, `/alumno/profile/${ana.id}`, 'alumno', ana)
  const resumen = await screen.findByLabelText('El resumen del día, cuando hay novedades: correo')
  expect(resumen).toBeChecked()
  await user.click(resumen)
  expect(await aviso('Ya no recibirás ese aviso.')).toBeVisible()
  expect(resumen).not.toBeChecked()
  const { data } = await mundo.asAlumnos[0].alumnos.me.avisos.get()
  expect(data).toContainEqual({ aviso: 'RESUMEN', activo: false, correo: false, telefono: false })

  red.refuse('PUT /alumnos/me/avisos', 500)
  await user.click(resumen)

  expect(await aviso('No se pudo guardar la preferencia.')).toBeVisible()
  await waitFor(() => expect(resumen).not.toBeChecked())
})

test('una copia que falló se dice en el panel de la administración', async () => {
  const cuando = '2026-03-02T12:00:00.000Z'
  const alarmas = [{ causa: 'COPIA', motivo: 'No queda espacio.', desde: cuando, cuando }]
  const { red, go } = await enter(createMundo(), '/admin/catedras')
  red.refuse('GET /admin/alarmas', 200, alarmas)

  await go('/admin/dashboard')

  expect(await screen.findByRole('alert')).toHaveTextContent(
    /La última copia de seguridad falló \(desde el 02\/03\/2026 09:00\): No queda espacio\./,
  )
})
