import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAlumno } from '../support/academia.ts'
import { codigoDe } from '../support/codigos.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter, titulo } from '../support/pantallas.tsx'

/** A student of a course who owes nothing yet, at an address that is made with the course's id. */
async function comoAlumna(lugar: (id: number) => string) {
  const mundo = createMundo()
  const ana = mundo.enroll({ nombre: 'Ana' }, { cuota_monto: 50_000, dia_cobro: 5 })
  return { ...mundo, ana, ...(await enter(mundo, lugar(mundo.catedra.id), 'alumno', ana)) }
}

test('el panel muestra las cátedras con su estado de pago, y cada una lleva a la suya', async () => {
  const { catedra, user, press } = await comoAlumna(() => '/alumnos/dashboard')
  const enlace = await screen.findByRole('link', { name: 'Armonía' })
  const tarjeta = enlace.closest('li')
  expect(tarjeta).toHaveTextContent('AL DÍA')
  expect(tarjeta).toHaveTextContent('Graciela Ocampos')
  expect(screen.getByRole('link', { name: 'Explorar Timeline' })).toHaveAttribute('href', '/')
  await user.click(enlace)

  await titulo('Armonía')
  expect(direccion()).toBe(`/alumno/catedra/${catedra.id}`)
  await press('Volver a Mi Dashboard', 'link')
  await screen.findByRole('list', { name: 'Mis cátedras' })
  expect(direccion()).toBe('/alumnos/dashboard')
})

test('quien no está en ninguna cátedra recibe una bienvenida', async () => {
  const mundo = createMundo()
  await enter(mundo, '/alumnos/dashboard', 'alumno', insertAlumno(mundo.db))

  expect(await screen.findByText('Todavía no estás en ninguna cátedra')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Explorar Timeline' })).toBeVisible()
})

test('si los datos de la alumna no cargan se dice a la letra', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const sinPerfil: typeof mundo.call = async (camino, init) =>
    camino === '/alumnos/me' ? Response.json({}, { status: 404 }) : mundo.call(camino, init)
  await enter({ ...mundo, call: sinPerfil }, '/alumnos/dashboard', 'alumno', mundo.alumnos[0])

  expect(await screen.findByText('No se encontraron datos de usuario')).toBeVisible()
})

test('si el panel no carga se dice a la letra, y se puede reintentar', async () => {
  const { red, press, go } = await comoAlumna(() => '/alumno/calendario')
  red.refuse('GET /alumnos/me/dashboard', 404)
  await go('/alumnos/dashboard')
  expect(await screen.findByText('Error al cargar los datos del dashboard')).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect(await screen.findByRole('link', { name: 'Armonía' })).toBeVisible()
})

test('la cátedra tiene cinco pestañas, que están en la dirección', async () => {
  const { catedra, press, go } = await comoAlumna((id) => `/alumno/catedra/${id}`)
  expect(await screen.findByRole('tab', { name: 'Tablón' })).toHaveAttribute('aria-selected', 'true')
  expect(await screen.findByText('Todavía no hay publicaciones')).toBeVisible()
  expect(screen.getAllByRole('tab')).toHaveLength(5)

  await press('Evaluaciones', 'tab')

  expect(await screen.findByText('Todavía no hay evaluaciones')).toBeVisible()
  expect(direccion()).toBe(`/alumno/catedra/${catedra.id}?tab=evaluaciones`)
  await go(`/alumno/catedra/${catedra.id}?tab=tareas`)
  expect(await screen.findByText('Todavía no hay tareas')).toBeVisible()
})

test('un enlace de dentro puede decir qué pestaña abrir', async () => {
  const { catedra, go } = await comoAlumna(() => '/alumnos/dashboard')
  await screen.findByRole('link', { name: 'Armonía' })

  await go(`/alumno/catedra/${catedra.id}`, { activeTab: 'tareas', highlightId: 3 })

  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Tareas' })).toHaveAttribute('aria-selected', 'true'),
  )
})

test('una cátedra ajena no se encuentra', async () => {
  const { press } = await comoAlumna(() => '/alumno/catedra/99999')

  await titulo('Cátedra no encontrada')
  await press('Volver a Mi Dashboard', 'link')
  await waitFor(() => expect(direccion()).toBe('/alumnos/dashboard'))
})

test('lo que no es un número no es una cátedra, y de ella no se pide nada', async () => {
  const { red } = await comoAlumna(() => '/alumno/catedra/abc')

  await titulo('ID de cátedra inválido.')
  expect(screen.queryByText(/Puede que ya no exista/)).not.toBeInTheDocument()
  expect(red.fallidos).toEqual([])
})

test('si la cátedra no carga se dice a la letra', async () => {
  const { catedra, red, go } = await comoAlumna(() => '/alumno/calendario')
  red.refuse('GET /alumnos/me/catedras', 500)

  await go(`/alumno/catedra/${catedra.id}`)

  expect(await screen.findByText('Error al cargar los datos de la cátedra')).toBeVisible()
})

test('quien es menor de edad dice quién es su tutor, y lo dicho se va cuando no lo es', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const [ana] = mundo.alumnos
  const { press, write, user } = await enter(mundo, `/alumno/profile/${ana.id}`, 'alumno', ana)
  const suyo = async () => (await mundo.asAlumnos[0].alumnos.me.get()).data
  await user.click(await screen.findByLabelText('Soy menor de edad'))
  await press('Guardar cambios')
  const tutor = await screen.findByLabelText('Nombre del tutor')
  await waitFor(() =>
    expect(tutor).toHaveAccessibleDescription('El nombre del tutor es obligatorio para un menor de edad.'),
  )
  await waitFor(() => expect(tutor).toHaveFocus())
  await write(tutor, 'Elena Ríos')
  await write('Teléfono del tutor', '0981 555 000')
  await user.click(screen.getByLabelText('Vivo con mis padres'))
  await press('Guardar cambios')
  expect(await aviso('Perfil actualizado.')).toBeVisible()
  expect(await suyo()).toMatchObject({ es_menor: true, nombre_tutor: 'Elena Ríos' })

  await user.click(screen.getByLabelText('Soy menor de edad'))
  expect(screen.queryByLabelText('Nombre del tutor')).not.toBeInTheDocument()
  await press('Guardar cambios')

  await waitFor(async () =>
    expect(await suyo()).toMatchObject({
      es_menor: false,
      vive_con_padres: false,
      nombre_tutor: null,
      telefono_tutor: null,
    }),
  )
})

/** Somebody whose session ended while the profile was half written, in the dialog that asks to sign in again. */
async function conPerfilAMedioEscribir() {
  const mundo = createMundo({ alumnos: 2 })
  const [ana] = mundo.alumnos
  const pantalla = await enter(mundo, `/alumno/profile/${ana.id}`, 'alumno', ana)
  const { press, write, user } = pantalla
  await write('Instrumento', 'Arpa paraguaya')
  localStorage.setItem('userToken', 'vencida')
  await press('Guardar cambios')
  const ingreso = within(await screen.findByRole('dialog', { name: 'Ingresa de nuevo para seguir' }))
  return {
    ...mundo,
    ...pantalla,
    ana,
    ingreso,
    async writeCodigo(email: string) {
      const campo = await ingreso.findByLabelText('Código de 6 dígitos')
      await user.type(campo, `${await codigoDe(mundo, email)}{Enter}`)
    },
  }
}

test('lo escrito en el perfil espera a una sesión nueva', async () => {
  const { ana, asAdmin, press, writeCodigo } = await conPerfilAMedioEscribir()
  await press('Enviar código')
  await writeCodigo(ana.email)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

  await press('Guardar cambios')

  expect(await aviso('Perfil actualizado.')).toBeVisible()
  expect((await asAdmin.alumnos({ id: ana.id }).get()).data.instrumento).toBe('Arpa paraguaya')
})

test('a quien le cambiaron el email le basta con el nuevo para seguir', async () => {
  const { ana, asAdmin, press, write, user, ingreso, writeCodigo } = await conPerfilAMedioEscribir()
  await asAdmin.alumnos({ id: ana.id }).put({ email: 'nuevo@prueba.py' })
  await press('Ya tengo un código')
  await press('Cambiar el email')
  await write(await ingreso.findByLabelText('Email'), 'nuevo@prueba.py')
  await user.keyboard('{Enter}')
  await writeCodigo('nuevo@prueba.py')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('nuevo@prueba.py'))

  await press('Guardar cambios')

  expect(await aviso('Perfil actualizado.')).toBeVisible()
  const suyo = (await asAdmin.alumnos({ id: ana.id }).get()).data
  expect(suyo).toMatchObject({ email: 'nuevo@prueba.py', instrumento: 'Arpa paraguaya' })
})

test('si quien ingresa encima es otra persona, nada de lo anterior queda', async () => {
  const {
    alumnos: [, beto],
    press,
    write,
    user,
    ingreso,
    writeCodigo,
  } = await conPerfilAMedioEscribir()
  await press('Cambiar el email')
  await write(await ingreso.findByLabelText('Email'), beto.email)
  await user.keyboard('{Enter}')

  await writeCodigo(beto.email)

  expect(await screen.findByText('Solo puedes ver y editar tu propio perfil.')).toBeVisible()
  expect(Object.keys(sessionStorage).filter((clave) => /^borrador:/.test(clave))).toEqual([])
})
