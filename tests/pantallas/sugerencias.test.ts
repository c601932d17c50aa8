import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { mundoDeAportes } from '../support/aportes.ts'
import { aviso, direccion, enter, item, seFue } from '../support/pantallas.tsx'

/** A suggestion about Luz Vera, the first creator, and the administrator before it. */
async function conSugerencia(lugar = '/admin/dashboard?tab=sugerencias') {
  const mundo = mundoDeAportes()
  await mundo.sugiere({ bio: 'Cantó. Fundó la primera escuela.', reason: 'Lo dice el diccionario.' })
  const pantalla = await enter(mundo, lugar)
  const clickEn = async (parte: HTMLElement, nombre: string) =>
    pantalla.user.click(within(parte).getByRole('button', { name: new RegExp(`^${nombre}`) }))
  return { ...mundo, ...pantalla, clickEn, luz: async () => (await mundo.send('GET /composers/1')).data }
}

test('una sugerencia se compara campo por campo y se aprueba', async () => {
  const { clickEn, luz } = await conSugerencia()
  const sugerencia = await item('Luz Vera')
  expect(sugerencia.querySelector('ins')).toHaveTextContent('Fundó la primera escuela')
  expect(sugerencia).toHaveTextContent('Motivo: Lo dice el diccionario.')

  await clickEn(sugerencia, 'Aprobar')

  expect(await aviso('Sugerencia aprobada!')).toBeVisible()
  await seFue(sugerencia)
  expect(await luz()).toMatchObject({ bio: 'Cantó. Fundó la primera escuela.' })
})

test('una sugerencia sobre una ficha retirada no lleva a su página, que no está', async () => {
  const { asAdmin, refetch } = await conSugerencia()
  expect(within(await item('Luz Vera')).getByRole('link', { name: 'Luz Vera' })).toBeVisible()

  await asAdmin.composers({ id: 1 }).status.put({ status: 'PENDING_REVIEW' })
  await refetch()

  const retirada = await item('Pendiente de revisión')
  expect(within(retirada).getByRole('heading')).toHaveTextContent('Luz Vera')
  expect(within(retirada).queryByRole('link', { name: 'Luz Vera' })).not.toBeInTheDocument()
})

test('una sugerencia se rechaza con su motivo, y quien la envió lo recibe', async () => {
  const { press, write, clickEn, cartaNueva } = await conSugerencia()
  const sugerencia = await item('Luz Vera')
  await clickEn(sugerencia, 'Rechazar')
  await press('Rechazar la sugerencia')
  expect(await screen.findByText('Por favor, ingrese un motivo para rechazar la sugerencia.')).toBeVisible()

  await write(/^Motivo/, 'No hay fuente que lo diga.')
  await press('Rechazar la sugerencia')

  expect(await aviso('Sugerencia rechazada exitosamente!')).toBeVisible()
  await seFue(sugerencia)
  expect((await cartaNueva())?.text).toContain('No hay fuente que lo diga.')
})

test('si aprobar una sugerencia falla, se dice sin más', async () => {
  const { red, clickEn } = await conSugerencia()
  red.cut('POST /composers/admin/suggestions/1/approve')

  await clickEn(await item('Luz Vera'), 'Aprobar')

  expect(await aviso('Error al aprobar la sugerencia')).toBeVisible()
  expect(await item('Luz Vera')).toBeVisible()
})

test('si rechazar una sugerencia falla, se dice sin más, y el motivo queda', async () => {
  const { red, press, write, clickEn } = await conSugerencia()
  red.cut('POST /composers/admin/suggestions/1/reject')

  await clickEn(await item('Luz Vera'), 'Rechazar')
  await write(/^Motivo/, 'No hay fuente.')
  await press('Rechazar la sugerencia')

  expect(await aviso('Error al rechazar la sugerencia')).toBeVisible()
  expect(screen.getByLabelText(/^Motivo/)).toHaveValue('No hay fuente.')
  await press('Cancelar')
  expect(await item('Luz Vera')).toBeVisible()
})

test('si las sugerencias no cargan, se puede reintentar', async () => {
  const { red, press } = await conSugerencia('/admin/dashboard')
  red.refuse('GET /admin/sugerencias', 500, { error: 'Ocurrió un error inesperado.' })
  await press(/^Sugerencias de Edición/, 'tab')
  const falla = await screen.findByText('No se pudieron cargar las sugerencias.')
  expect(falla).toBeVisible()
  red.restore()

  await press('Reintentar')

  expect(await item('Luz Vera')).toBeVisible()
  await seFue(falla)
  await waitFor(() => expect(direccion()).toMatch(/tab=sugerencias/))
})

test('un nombre para el ranking espera entre las sugerencias: se aprueba o se rechaza, no se remite', async () => {
  const mundo = mundoDeAportes()
  const { aporta, send, outbox, sent, asAdmin } = mundo
  const { id, recibo } = (await aporta()) ?? { id: 0, recibo: '' }
  await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  const reclamo = { email: 'herminia@ejemplo.py', como: 'NOMBRE', nombre: 'Herminia la arpista' }
  await send(`POST /aportes/${recibo}/reclamar`, { ...reclamo, codigo: '' })
  await outbox.sendDue()
  const carta = sent.findLast(({ subject }) => subject.startsWith('Tu código'))
  await send(`POST /aportes/${recibo}/reclamar`, { ...reclamo, codigo: /\d{6}/.exec(carta?.text ?? '')?.[0] })
  const { press } = await enter(mundo, '/admin/dashboard?tab=sugerencias')
  const pedido = await item('quiere aparecer como Herminia la arpista')
  expect(within(pedido).queryByRole('button', { name: /^Remitir/ })).not.toBeInTheDocument()

  await press('Aprobar el nombre Herminia la arpista')

  expect(await aviso('Sugerencia aprobada!')).toBeVisible()
  await seFue(pedido)
  expect((await send('GET /ranking')).data).toMatchObject([{ nombre: 'Herminia la arpista' }])
})

test('sin correos se dice cuáles se verán: todos', async () => {
  const mundo = mundoDeAportes()
  await enter(mundo, '/admin/correos')

  expect(await screen.findByText('Todavía no salió ningún correo')).toBeVisible()
  expect(screen.getByText(/códigos de ingreso, avisos de tareas y evaluaciones/)).toBeVisible()
})

test('de las que tocan un mismo dato se dice qué propone la otra, y las que dicen lo mismo son una', async () => {
  const mundo = mundoDeAportes()
  await mundo.sugiere({ bio: '', birth_year: 1885 })
  const otra = await mundo.sugiere({ bio: '', birth_year: 1886 })
  await mundo.sugiere({ bio: '', birth_year: 1885, suggester_email: 'otra@aporta.py' })
  const { user } = await enter(mundo, '/admin/dashboard?tab=sugerencias')
  const una = await item('Otra sugerencia propone 1886')
  expect(una).toHaveTextContent('Lo mismo dice otra@aporta.py')
  expect(await item('Otra sugerencia propone 1885')).not.toHaveTextContent('Lo mismo dice')

  await user.click(within(una).getByRole('button', { name: /^Aprobar la/ }))

  expect(await aviso('Sugerencia aprobada!')).toBeVisible()
  await seFue(una)
  expect((await mundo.asAdmin('GET /admin/sugerencias')).data.data).toMatchObject([{ id: otra.id }])
})
