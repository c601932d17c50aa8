import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAsistencia, insertDiaClase, insertDocente } from '../support/academia.ts'
import { insertTarea } from '../support/cursado.ts'
import { createMundo, type MundoOptions } from '../support/mundo.ts'
import { aviso, direccion, enter, titulo } from '../support/pantallas.tsx'

/** A course with its students, and its teacher at an address that is made with the course's id. */
async function enCatedra(lugar: (id: number) => string, opciones: MundoOptions = {}) {
  const mundo = createMundo({ alumnos: 2, ...opciones })
  return { ...mundo, ...(await enter(mundo, lugar(mundo.catedra.id), 'docente', mundo.docente)) }
}

const alumnos = (id: number) => `/docente/catedra/${id}?tab=alumnos`

test('el panel muestra las cátedras asignadas, y cada una lleva a la suya', async () => {
  const horarios = [{ dia_semana: 'Lunes', hora_inicio: '18:30', hora_fin: '20:30' } as const]
  const { catedra, user, press } = await enCatedra(() => '/docente/dashboard', { catedra: { horarios } })

  const enlace = await screen.findByRole('link', { name: 'Armonía' })
  const tarjeta = enlace.closest('li')
  expect(tarjeta).toHaveTextContent('2 alumnos')
  expect(tarjeta).toHaveTextContent('PARTICULAR')
  expect(tarjeta).toHaveTextContent('Lunes 18:30 - 20:30')
  await user.click(enlace)

  await titulo('Armonía')
  expect(direccion()).toBe(`/docente/catedra/${catedra.id}`)
  expect(screen.getByText(/Turno Noche/)).toBeVisible()
  await press('Volver a Mi Dashboard', 'link')
  await titulo('Mi Dashboard de Docente')
})

test('a un docente nuevo el panel le dice sus próximos pasos, y dados no los dice más', async () => {
  const { db, catedra, alumnos, press, go } = await enCatedra(() => '/docente/dashboard')
  const { id: catedraId } = catedra
  const pasos = await screen.findByRole('region', { name: 'Próximos pasos Armonía' })
  const faltan = () =>
    within(pasos)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(faltan()).toEqual(['El horario: generar los días de clase', 'La primera lista', 'La primera tarea'])
  expect(pasos).toHaveTextContent('Los alumnos: que entren a la cátedra, hecho')

  const dia = insertDiaClase(db, { catedraId, fecha: '2026-03-02' })
  insertAsistencia(db, { diaClaseId: dia.id, alumnoId: alumnos[0]?.id ?? 0 })
  await press('La primera tarea', 'link')
  await titulo('Crear Nueva Tarea')
  insertTarea(db, { catedraId })
  await go('/docente/dashboard')

  await waitFor(() => expect(screen.queryByRole('region', { name: /^Próximos pasos/ })).toBeNull())
})

test('sin cátedras, el panel dice qué pasa', async () => {
  const mundo = createMundo()
  await enter(mundo, '/docente/dashboard', 'docente', insertDocente(mundo.db))

  expect(await screen.findByText('Todavía no tienes cátedras asignadas')).toBeVisible()
  expect(screen.getByText(/No se encontraron datos\./)).toBeVisible()
})

test.each(['alumnos', 'planes', 'tareas', 'evaluaciones', 'clases', 'asistencia'])(
  'la lista vacía de %s de una cátedra lo dice a la letra',
  async (tab) => {
    await enCatedra((id) => `/docente/catedra/${id}?tab=${tab}`, { alumnos: 0 })

    expect(await screen.findByText(/No se encontraron datos\./)).toBeVisible()
  },
)

test('si las cátedras no cargan se dice a la letra, y se puede reintentar', async () => {
  const { red, press, go } = await enCatedra(() => '/docente/profile/99999')
  red.refuse('GET /docente/me/catedras', 500)
  await go('/docente/dashboard')
  expect(await screen.findByText('Error al cargar las cátedras asignadas.')).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect(await screen.findByRole('link', { name: 'Armonía' })).toBeVisible()
})

test('una cátedra que falla lo dice', async () => {
  const { catedra, red, go } = await enCatedra(() => '/docente/profile/99999')
  red.refuse(`GET /docente/me/catedra/${catedra.id}`, 500)

  await go(`/docente/catedra/${catedra.id}`)

  expect(await screen.findByText('Error al cargar los detalles de la cátedra.')).toBeVisible()
})

test.each(['/docente/catedra/99999/tareas/create', '/docente/catedra/99999'])(
  'una cátedra que no es suya o no existe: %s',
  async (lugar) => {
    const { press } = await enCatedra(() => lugar)

    await titulo('Cátedra no encontrada')
    await press('Volver a Mi Dashboard', 'link')
    await titulo('Mi Dashboard de Docente')
  },
)

test.each([
  ['/docente/catedra/abc/evaluations/create', 'ID de cátedra no disponible.'],
  ['/docente/catedra/abc', 'Cátedra no encontrada'],
])('lo que no es un número no es una cátedra, y de ella no se pide nada: %s', async (lugar, texto) => {
  const { press, red } = await enCatedra(() => lugar)

  await titulo(texto)
  await press('Volver a Mi Dashboard', 'link')
  await titulo('Mi Dashboard de Docente')
  expect(red.fallidos).toEqual([])
})

test('los alumnos se buscan, y en la página de uno está cómo va y cómo se lo llama', async () => {
  const { catedra, enroll, press, write } = await enCatedra((id) => `/docente/catedra/${id}`, { alumnos: 1 })
  const tutor = { nombre_tutor: 'Elena Ortega', telefono_tutor: '0982 555 200' }
  enroll({ nombre: 'Camila', apellido: 'Ortega', ...tutor }, { cuota_monto: 50_000, dia_cobro: 5 })
  await press('Ver los 2', 'link')
  await screen.findByRole('heading', { level: 2, name: 'Alumnos Inscritos' })
  expect(direccion()).toBe(alumnos(catedra.id))

  await write(/^Buscar por nombre/, 'ortega')
  expect(await screen.findByText('1 alumno')).toBeVisible()
  await press('Camila Ortega', 'link')

  await titulo('Camila Ortega')
  const ficha = within(await screen.findByRole('region', { name: 'Cómo está' }))
  expect(await ficha.findByText('Elena Ortega')).toBeVisible()
  expect(ficha.getByRole('link', { name: '0982 555 200' })).toHaveAttribute('href', 'tel:+595982555200')
  expect(ficha.getByRole('link', { name: 'WhatsApp al 0982 555 200' })).toHaveAttribute(
    'href',
    'https://wa.me/595982555200',
  )
  expect(await ficha.findByText(/AL DÍA/)).toBeVisible()
  expect(ficha.getByText(/hasta hoy/)).toBeVisible()
})

test('si los pagos no cargan, el estado dice «Error al Cargar»', async () => {
  const { enroll, red, press, go, catedra } = await enCatedra(() => '/docente/dashboard', { alumnos: 0 })
  const ana = enroll({ nombre: 'Ana', apellido: 'Acosta', instrumento: 'Guitarra' })
  await go(alumnos(catedra.id))
  red.refuse(`GET /docente/alumnos/${ana.id}/pagos`, 404)

  await press('Ana Acosta', 'link')

  expect(await screen.findByText(/Error al Cargar/)).toBeVisible()
  expect(screen.getByRole('region', { name: 'Cómo está' })).toHaveTextContent('Guitarra')
})

test('desinscribir lo pregunta, lo dice y deja la lista al día', async () => {
  const {
    catedra,
    alumnos: [ana],
    red,
    user,
    pressMore,
  } = await enCatedra(alumnos, { alumnos: 1 })
  red.cut(`DELETE /docente/catedra/${catedra.id}/alumnos/${ana?.id}/desinscribir`)
  await pressMore('Ana Acosta', 'Desinscribir a Ana Acosta')
  const pregunta = await screen.findByRole('dialog', { name: '¿Desinscribir a Ana Acosta?' })
  const confirmar = within(pregunta).getByRole('button', { name: 'Desinscribir' })
  await user.click(confirmar)
  expect(await aviso('Error al desinscribir.')).toBeVisible()
  await waitFor(() => expect(confirmar).toHaveFocus())
  red.restore()

  await user.dblClick(confirmar)

  expect(await aviso('Alumno desinscrito.')).toBeVisible()
  expect(await screen.findByText('Todavía no hay alumnos inscritos')).toBeVisible()
  await waitFor(() => expect(pregunta).not.toBeInTheDocument())
})

test('el perfil de otra persona no se ve', async () => {
  const { press } = await enCatedra(() => '/docente/profile/99999')

  expect(await screen.findByText('Solo puedes ver y editar tu propio perfil.')).toBeVisible()
  await press('Volver a Mi Dashboard', 'link')
  await titulo('Mi Dashboard de Docente')
})

test('un email que ya es de otro docente se dice en su campo', async () => {
  const mundo = createMundo({ docente: { email: 'docente@prueba.py' } })
  const otra = insertDocente(mundo.db)
  const { press, write } = await enter(mundo, `/docente/profile/${otra.id}`, 'docente', otra)

  await write('Email', 'DOCENTE@prueba.py')
  await press('Guardar cambios')

  const email = screen.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Ya existe un docente con ese email\./))
  await waitFor(() => expect(email).toHaveFocus())
})
