import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { diasClase } from '../../db/schema/asistencia.ts'
import { insertAlumno, insertCatedra, insertDiaClase } from '../support/academia.ts'
import { testApi } from '../support/api.ts'
import { aviso, direccion, enter, fila, openMoreOf, titulo } from '../support/pantallas.tsx'

/** The administrator at an address of a course. */
async function enCatedra(datos: Parameters<typeof insertCatedra>[1], lugar: (id: number) => string) {
  const api = testApi()
  const catedra = insertCatedra(api.db, datos)
  for (const apellido of ['Varios Uno', 'Varios Dos']) insertAlumno(api.db, { nombre: 'Rosa', apellido })
  return { db: api.db, catedra, ...(await enter(api, lugar(catedra.id))) }
}

test('a varios alumnos se los inscribe juntos', async () => {
  const { user, press, write } = await enCatedra({}, (id) => `/admin/catedras/${id}?inscripcion=nueva`)
  const dialogo = within(await screen.findByRole('dialog'))
  const choose = async (busca: string, quien: RegExp) => {
    await write(await dialogo.findByLabelText(/^Buscar/), busca)
    await user.click(await dialogo.findByRole('checkbox', { name: quien }))
  }

  await choose('varios uno', /Varios Uno/)
  await choose('varios dos', /Varios Dos/)
  expect(await dialogo.findByText(/^2 elegidos/)).toBeVisible()
  await write(/^Cuota mensual/, '90000')
  await press('Inscribir')

  expect(await aviso('2 alumnos inscritos exitosamente!')).toBeVisible()
  expect(await fila('Rosa Varios Uno')).toBeVisible()
  expect(await fila('Rosa Varios Dos')).toBeVisible()
})

test('en una cátedra institucional no se habla de cobrar', async () => {
  const { catedra, go } = await enCatedra({ modalidad_pago: 'INSTITUCIONAL' }, (id) => {
    return `/admin/catedras/${id}?inscripcion=nueva`
  })

  expect(await screen.findByLabelText('Fecha de inscripción')).toBeVisible()
  expect(screen.queryByLabelText(/Día de cobro/)).not.toBeInTheDocument()
  expect(screen.queryByLabelText(/Cuota mensual/)).not.toBeInTheDocument()
  await go(`/admin/catedras/${catedra.id}/pagos`)
  expect(await screen.findByText(/En esta cátedra no se cobra/)).toBeVisible()
})

test('si eliminar falla, la pregunta queda para intentarlo otra vez', async () => {
  const { catedra, red, press } = await enCatedra({ nombre: 'Rítmica' }, () => '/admin/catedras')
  red.refuse(`DELETE /admin/catedras/${catedra.id}`, 502)
  await openMoreOf('Rítmica')
  await press('Eliminar Rítmica')
  const pregunta = await screen.findByRole('dialog', { name: '¿Eliminar la cátedra Rítmica (2026)?' })
  await press('Eliminar la cátedra')
  expect(await aviso('No se pudo eliminar la cátedra.')).toBeVisible()
  expect(pregunta).toBeVisible()
  red.restore()

  await press('Eliminar la cátedra')

  expect(await aviso('Cátedra eliminada.')).toBeVisible()
  await waitFor(() => expect(pregunta).not.toBeInTheDocument())
})

test('una cátedra que no existe, o que no se puede cargar, devuelve a la lista', async () => {
  const { catedra, red, press } = await enCatedra({ nombre: 'Armonía' }, () => '/admin/catedras/99999')
  await titulo('Cátedras')
  expect(direccion()).toBe('/admin/catedras')
  expect(await aviso('Cátedra no encontrada')).toBeVisible()
  red.refuse(`GET /admin/catedras/${catedra.id}`, 502)

  await press('Ver Armonía', 'link')

  expect(await aviso('No se pudo cargar la cátedra.')).toBeVisible()
  expect(direccion()).toBe('/admin/catedras')
})

test('lo que no es un número no es una cátedra, y de ella no se pide nada', async () => {
  const { red, press } = await enCatedra({}, () => '/admin/catedras/abc')

  await titulo('Cátedra no encontrada')
  expect(red.fallidos).toEqual([])
  await press('Volver a Cátedras', 'link')
  await titulo('Cátedras')
})

test('con otro horario se pregunta qué se hace con las clases por venir, con cuántas son', async () => {
  const horarios = [{ dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' } as const]
  const { catedra, db, user, press } = await enCatedra(
    { horarios },
    (id) => `/admin/catedras/${id}?ficha=${id}`,
  )
  for (const fecha of ['2026-02-23', '2026-03-09', '2026-03-16']) {
    insertDiaClase(db, { catedraId: catedra.id, fecha })
  }
  const dialogo = within(await screen.findByRole('dialog'))
  expect(dialogo.queryByLabelText('Las clases por venir')).not.toBeInTheDocument()

  await user.selectOptions(await dialogo.findByLabelText('Día'), 'Martes')

  const destino = await dialogo.findByLabelText('Las clases por venir')
  expect(destino).toHaveDisplayValue('Dejarlas como están')
  await user.selectOptions(destino, 'Mover 2 clases al nuevo horario, en su semana')
  await press('Guardar cambios')
  expect(await aviso('Cátedra actualizada exitosamente!')).toBeVisible()
  const fechas = db.select({ fecha: diasClase.fecha }).from(diasClase).all()
  expect(fechas.map(({ fecha }) => fecha)).toEqual(['2026-02-23', '2026-03-10', '2026-03-17'])
})

test('mientras se averigua cuántas clases por venir son, el horario no se guarda sin preguntar', async () => {
  const horarios = [{ dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' } as const]
  const { catedra, db, user, red } = await enCatedra(
    { horarios },
    (id) => `/admin/catedras/${id}?ficha=${id}`,
  )
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-09' })
  const dialogo = within(await screen.findByRole('dialog'))
  const answer = red.hold(`PUT /admin/catedras/${catedra.id}`)

  await user.selectOptions(await dialogo.findByLabelText('Día'), 'Martes')
  const guardar = dialogo.getByRole('button', { name: 'Guardar cambios' })
  expect(guardar).toBeDisabled()
  answer()

  expect(await dialogo.findByLabelText('Las clases por venir')).toBeVisible()
  expect(guardar).toBeEnabled()
})
