import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAsistencia, insertDiaClase } from '../support/academia.ts'
import { codigoDe } from '../support/codigos.ts'
import { watchDescargas } from '../support/descargas.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter } from '../support/pantallas.tsx'

const HOY = '2026-03-02'

let id = 100

/** The list of today's class, as its teacher sees it: in each test of another course, since a page keeps what is marked. */
async function enLista({ alumnos = 2, abierta = true } = {}) {
  id++
  const mundo = createMundo({ alumnos, docente: { id }, catedra: { id } })
  const dia = insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: HOY })
  const planilla = `/docente/catedra/${mundo.catedra.id}/diasclase/${dia.id}`
  const lugar = `/docente/catedra/${mundo.catedra.id}?tab=clases${abierta ? `&dia=${dia.id}` : ''}`
  const entrada = await enter(mundo, lugar, 'docente', mundo.docente)
  return {
    ...mundo,
    ...entrada,
    dia,
    planilla,
    /** How often marks were sent. */
    envios: () => entrada.red.pedidos.filter((uno) => uno.startsWith(`POST ${planilla}/`)).length,
    /** Who is there for the server. */
    presentes: async () =>
      (await mundo.asDocente(`GET ${planilla}/asistencias`)).data.asistencias.map(
        ({ presente }: { presente: boolean | null }) => presente,
      ),
  }
}

/** A student's row, once it says this. */
const fila = (nombre: string, dice = '') =>
  screen.findByRole('checkbox', { name: new RegExp(`${nombre}.*${dice}`) })
const lista = () => screen.findByRole('dialog', { name: 'Asistencia' })

test('la asistencia se marca con un toque, y cada marca se guarda una vez', async () => {
  const { user, press, envios, presentes } = await enLista({ abierta: false })
  await press('Asistencia del 02/03/2026')
  const ana = await fila('Ana Acosta', 'Sin Registro')

  await user.click(ana)
  expect(await fila('Ana Acosta', 'Presente guardado')).toBeChecked()
  expect(await aviso('Asistencia registrada exitosamente')).toBeVisible()
  await user.click(ana)
  await fila('Ana Acosta', 'Ausente guardado')
  expect(await lista()).toHaveTextContent('1 Ausente')
  expect(envios()).toBe(2)
  await press('Todos presentes')
  await press('Marcar a todos')
  await waitFor(async () => expect(await presentes()).toEqual([true, true]))
  expect(await lista()).toHaveTextContent('2 Presentes')
  expect(envios()).toBe(3)

  await press('Listo')

  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('2 presentes'))
})

test('cuando todos están marcados, no se pide pasar lista de hoy', async () => {
  const { user, press } = await enLista({ alumnos: 1, abierta: false })
  await press('Pasar lista de hoy')
  await user.click(await fila('Ana Acosta'))
  await fila('Ana Acosta', 'guardado')
  await press('Listo')

  expect(await screen.findByRole('button', { name: 'Ver la lista de hoy' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pasar lista de hoy' })).not.toBeInTheDocument()
})

test('las marcas seguidas viajan juntas, y al cerrar la planilla no esperan', async () => {
  const { user, press, envios, presentes } = await enLista({ alumnos: 3 })
  await user.click(await fila('Ana Acosta'))
  await user.click(await fila('Beto Báez'))
  await user.click(await fila('Ciro Cabral'))
  expect(envios()).toBe(0)

  await press('Listo')

  await waitFor(() => expect(envios()).toBe(1))
  expect(await aviso('Asistencia registrada exitosamente')).toBeVisible()
  expect(await presentes()).toEqual([true, true, true])
})

test('un navegador que no deja tomar turnos envía las marcas igual', async () => {
  const locks = { request: () => Promise.reject(new DOMException('', 'SecurityError')) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  const { user } = await enLista({ alumnos: 1 })

  await user.click(await fila('Ana Acosta'))

  await fila('Ana Acosta', 'Presente guardado')
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
})

test('«todos presentes» vale también para quien otra persona marcó ausente mientras tanto', async () => {
  const { user, press, planilla, asDocente, alumnos, presentes } = await enLista()
  await user.click(await fila('Ana Acosta'))
  await fila('Ana Acosta', 'Presente guardado')
  const ausente = { alumnoId: alumnos[0]?.id, presente: false }
  await asDocente(`POST ${planilla}/toggle-asistencia`, ausente)
  expect(await presentes()).toEqual([false, null])

  await press('Todos presentes')

  await fila('Beto Báez', 'Presente guardado')
  expect(await presentes()).toEqual([true, true])
})

test('una marca que el servidor rechaza se dice y no detiene a las otras', async () => {
  const { user, press, red, planilla } = await enLista()
  red.refuse(`POST ${planilla}/toggle-asistencia`, 400)
  await user.click(await fila('Ana Acosta'))
  expect(await aviso('Error al guardar la asistencia.')).toBeVisible()
  expect(screen.queryByText('Asistencia registrada exitosamente')).not.toBeInTheDocument()
  red.restore()

  await user.click(await fila('Beto Báez'))

  await fila('Beto Báez', 'Presente guardado')
  await fila('Ana Acosta', 'Sin Registro no se guardó')
  // Said although the list is left at once.
  await press('Listo')
  expect(await aviso('Asistencia registrada exitosamente')).toBeVisible()
})

test('la asistencia anual muestra porcentajes, detalle y otro año', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const dia = insertDiaClase(mundo.db, { catedraId: mundo.catedra.id, fecha: HOY })
  insertAsistencia(mundo.db, { diaClaseId: dia.id, alumnoId: mundo.alumnos[0].id })
  const lugar = `/docente/catedra/${mundo.catedra.id}?tab=asistencia`
  const { user, press } = await enter(mundo, lugar, 'docente', mundo.docente)
  const ano = await screen.findByLabelText('Año')
  expect(ano).toHaveValue('2026')
  expect(within(ano).getAllByRole('option')).toHaveLength(5)
  const ana = await screen.findByRole('row', { name: /Ana Acosta/ })
  expect(ana).toHaveTextContent('100,00 %')
  await user.click(within(ana).getByRole('button'))
  const detalle = within(await screen.findByRole('dialog', { name: 'Ana Acosta' }))
  expect(detalle.getByText('Total Clases')).toBeVisible()
  expect(detalle.getAllByRole('listitem')[0]).toHaveTextContent('02/03/2026')
  await press('Cerrar')
  const descargas = watchDescargas()
  await press('Exportar CSV')
  await waitFor(() => expect(descargas).toEqual([expect.stringMatching(/^asistencia-.*\.csv$/)]))

  await user.selectOptions(screen.getByLabelText('Año'), '2024')
  expect(await screen.findByText('No hay días de clase en 2024.')).toBeVisible()
  expect(screen.getByRole('row', { name: /Ana Acosta/ })).toHaveTextContent('100,00 %')
  expect(screen.getByText('Sobre todo el curso')).toBeVisible()
})

test('un examen en febrero del año siguiente se ve con los días del curso, y cuenta en los dos años', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra, alumnos, docente } = mundo
  const dia = insertDiaClase(db, { catedraId: catedra.id, fecha: HOY })
  insertAsistencia(db, { diaClaseId: dia.id, alumnoId: alumnos[0].id })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2027-02-15' })
  const { user } = await enter(mundo, `/docente/catedra/${catedra.id}?tab=asistencia`, 'docente', docente)

  expect(await screen.findByText(/del 02\/03\/2026 al 15\/02\/2027/)).toBeInTheDocument()
  expect(screen.getByText('feb 2027')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Ana Acosta/ })).toHaveTextContent('50,00 %')

  await user.selectOptions(screen.getByLabelText('Año'), '2027')
  expect(await screen.findByText(/del 15\/02\/2027 al 15\/02\/2027/)).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Ana Acosta/ })).toHaveTextContent('50,00 %')
})

test('si la asistencia anual no carga, se dice a la letra', async () => {
  const { catedra, red, press } = await enLista({ abierta: false })
  red.refuse(`GET /docente/catedra/${catedra.id}/asistencias/anual/2026`, 500)

  await press('Asistencia anual', 'tab')

  expect(await screen.findByText('Error al cargar la asistencia anual.')).toBeVisible()
})

test('lo marcado sigue a la vista mientras se ingresa de nuevo, y se envía después', async () => {
  const lista = await enLista({ alumnos: 1 })
  const { user, press, write, red, planilla, docente } = lista
  red.refuse(`POST ${planilla}/toggle-asistencia`, 401)
  await user.click(await fila('Ana Acosta'))
  await screen.findByRole('dialog', { name: 'Ingresa de nuevo para seguir' })
  expect(screen.getByText('Ana Acosta').closest('[data-alumno]')).toHaveTextContent('Presente')
  red.restore()

  await press('Enviar código')
  const campo = await screen.findByLabelText('Código de 6 dígitos')
  await write(campo, await codigoDe(lista, docente.email))

  await fila('Ana Acosta', 'Presente guardado')
})
