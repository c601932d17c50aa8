import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { mundoDeAportes } from '../support/aportes.ts'
import { insertCreador } from '../support/creadores.ts'
import { aporteDePrueba } from '../support/formularios.ts'
import { aviso, direccion, enter, item, seFue, titulo } from '../support/pantallas.tsx'

const NOMBRE = 'Ana Corregida'

/** A contribution that waits, the second creator, and the administrator before it. */
async function conAporte(lugar = '/admin/dashboard?tab=aportes', datos: object = {}) {
  const mundo = mundoDeAportes()
  await mundo.aporta({ last_name: 'Corregida', ...datos })
  const pantalla = await enter(mundo, lugar)
  const encontrado = async () => (await mundo.send('GET /composers?q=corregida')).data.data
  const clickEn = async (parte: HTMLElement, nombre: string, rol = 'button') =>
    pantalla.user.click(within(parte).getByRole(rol, { name: new RegExp(`^${nombre}`) }))
  return { ...mundo, ...pantalla, encontrado, clickEn }
}

test('aprobar un aporte lo publica, una vez', async () => {
  const { user, encontrado } = await conAporte('/admin/dashboard')
  const aporte = await item(NOMBRE)
  expect(aporte).toHaveTextContent('Falta: Mes de nacimiento, Día de nacimiento, Foto')
  expect(within(aporte).getByLabelText('Período')).toHaveValue('DICTADURA')

  await user.dblClick(within(aporte).getByRole('button', { name: /^Aprobar/ }))

  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  await seFue(aporte)
  expect(await encontrado()).toMatchObject([{ last_name: 'Corregida' }])
})

test('antes de aprobar se ve la tarjeta como quedará, y se puede corregir', async () => {
  const { user, press, write, encontrado } = await conAporte()
  await press(NOMBRE, 'link')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  const tarjeta = () => document.querySelector('.tarjeta')

  await press('Editar antes de aprobar')
  await write(/^Biografía/, 'Nació en Pilar.')
  await press('Guardar cambios')
  await waitFor(() => expect(tarjeta()).toHaveTextContent('Nació en Pilar.'))
  await user.selectOptions(screen.getByLabelText('Período'), 'TRANSICION')
  expect(tarjeta()).toHaveClass('TRANSICION')
  await press(/^Aprobar/)

  await titulo('Panel de revisión')
  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  expect(await encontrado()).toMatchObject([{ bio: 'Nació en Pilar.', period: 'TRANSICION' }])
})

test('lo que se corrige y no se guarda no se pierde al aprobar', async () => {
  const { press, write, go, clickEn, encontrado } = await conAporte()
  await press(NOMBRE, 'link')
  await press('Editar antes de aprobar')
  await write(/^Biografía/, 'Nació en Villarrica.')

  await press(/^Aprobar/)
  expect(await aviso('Hay cambios sin guardar en esta ficha. Guárdalos antes de aprobar.')).toBeVisible()
  await go('/admin/dashboard?tab=aportes')
  await titulo('Panel de revisión')
  await clickEn(await item(NOMBRE), 'Aprobar')

  expect(await screen.findByLabelText(/^Biografía/)).toHaveValue('Nació en Villarrica.')
  await press('Guardar cambios')
  await waitFor(() => expect(document.querySelector('.tarjeta')).toHaveTextContent('Nació en Villarrica.'))
  await press(/^Aprobar/)
  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  expect(await encontrado()).toMatchObject([{ bio: 'Nació en Villarrica.' }])
})

test('remitir un aporte manda un correo con un enlace; lo corregido vuelve a la lista', async () => {
  const { press, write, refetch, clickEn, cartaNueva, send } = await conAporte()
  const aporte = await item(NOMBRE)
  await clickEn(aporte, 'Remitir para revisión')
  await press('Remitir')
  expect(await screen.findByText('Por favor ingrese un motivo para la revisión.')).toBeVisible()
  await write(/^Motivo/, 'Falta decir dónde nació.')
  await press('Remitir')
  expect(await aviso('Aporte remitido para revisión!')).toBeVisible()
  await seFue(aporte)

  const carta = (await cartaNueva())?.text ?? ''
  expect(carta).toContain('Falta decir dónde nació.')
  const [, id, token] = /corregir=(\d+)&token=([\w.-]+)/.exec(carta) ?? []
  const corregido = aporteDePrueba({ last_name: 'Corregida', bio: 'Nació en Pilar.' })
  expect((await send(`PUT /composers/resubmit/${id}?token=${token}`, corregido)).status).toBe(200)
  await refetch()

  expect(await item('Nació en Pilar.')).toHaveTextContent(NOMBRE)
})

test('si remitir falla, el motivo espera en su diálogo; si sale bien, se cierra solo', async () => {
  const { user, write, red, clickEn } = await conAporte()
  const aporte = await item(NOMBRE)
  await clickEn(aporte, 'Remitir para revisión')
  const dialogo = await screen.findByRole('dialog', { name: `Remitir a revisión: ${NOMBRE}` })
  await write(/^Motivo/, 'Falta la fecha.')
  const release = red.hold('POST /admin/composers/2/review')

  await user.click(within(dialogo).getByRole('button', { name: 'Remitir' }))
  expect(await within(dialogo).findByText('Remitiendo...')).toBeVisible()
  release(Response.json({ error: 'Ocurrió un error inesperado.' }, { status: 500 }))
  expect(await aviso('Error al remitir el aporte.')).toBeVisible()
  expect(await within(dialogo).findByText('Error al remitir el aporte.')).toBeVisible()
  expect(within(dialogo).getByLabelText(/^Motivo/)).toHaveValue('Falta la fecha.')
  red.restore()
  await user.click(within(dialogo).getByRole('button', { name: 'Remitir' }))

  expect(await aviso('Aporte remitido para revisión!')).toBeVisible()
  await seFue(dialogo)
  await seFue(aporte)
})

test('un rechazo del servidor con texto propio se dice tal cual y el diálogo sigue ahí', async () => {
  const { user, red, clickEn } = await conAporte()
  red.refuse('PUT /composers/2/status', 409, { error: 'El creador ya está en ese estado.' })
  await clickEn(await item(NOMBRE), 'Rechazar')
  const pregunta = await screen.findByRole('dialog', { name: `¿Rechazar el aporte de ${NOMBRE}?` })
  await user.click(within(pregunta).getByRole('button', { name: 'Rechazar' }))

  expect(await within(pregunta).findByText('El creador ya está en ese estado.')).toBeVisible()
  await clickEn(pregunta, 'Cancelar')
  await seFue(pregunta)
})

test('rechazar un aporte lo pregunta antes', async () => {
  const { clickEn, encontrado } = await conAporte()
  const aporte = await item(NOMBRE)

  await clickEn(aporte, 'Rechazar')
  await clickEn(await screen.findByRole('dialog', { name: `¿Rechazar el aporte de ${NOMBRE}?` }), 'Rechazar')

  expect(await aviso('Aporte rechazado.')).toBeVisible()
  await seFue(aporte)
  expect(await encontrado()).toEqual([])
})

test('lo que resolvió otra pantalla se dice, y no vuelve a la lista', async () => {
  const { asAdmin, clickEn } = await conAporte()
  const aporte = await item(NOMBRE)
  await asAdmin.composers({ id: 2 }).status.put({ status: 'PUBLISHED' })

  await clickEn(aporte, 'Aprobar')

  expect(await aviso('El creador ya está en ese estado.')).toBeVisible()
  await seFue(aporte)
})

test('si el servidor no contesta, el aporte vuelve a la lista', async () => {
  const { red, clickEn } = await conAporte()
  const aporte = await item(NOMBRE)
  for (const pedido of ['PUT /composers/2/status', 'GET /admin/aportes']) red.cut(pedido)

  await clickEn(aporte, 'Aprobar')

  expect(await aviso('Error al aprobar el aporte.')).toBeVisible()
  expect(await item(NOMBRE)).toBeVisible()
})

test('el período que se eligió al aportar es con el que se aprueba, salvo que se cambie', async () => {
  await conAporte(undefined, { period: 'POSGUERRA' })

  expect(within(await item(NOMBRE)).getByLabelText('Período')).toHaveValue('POSGUERRA')
})

test('el período elegido en la lista es el de la vista previa, y espera a una sesión nueva', async () => {
  const { user, press, go, clickEn, expire, signInAgain, encontrado } = await conAporte()
  const aporte = await item(NOMBRE)
  await user.selectOptions(within(aporte).getByLabelText('Período'), 'TRANSICION')
  await user.selectOptions(within(aporte).getByLabelText('Calidad'), 'A')
  await press(NOMBRE, 'link')
  await waitFor(() => expect(document.querySelector('.tarjeta')).toHaveClass('TRANSICION'))
  await go('/admin/dashboard?tab=aportes')
  await titulo('Panel de revisión')
  expire()
  await clickEn(await item(NOMBRE), 'Aprobar')
  await signInAgain()

  const otraVez = await item(NOMBRE)
  expect(within(otraVez).getByLabelText('Período')).toHaveValue('TRANSICION')
  expect(within(otraVez).getByLabelText('Calidad')).toHaveValue('A')
  await clickEn(otraVez, 'Aprobar')
  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  expect(await encontrado()).toMatchObject([{ period: 'TRANSICION', quality: 'A' }])
  expect(Object.keys(sessionStorage).filter((clave) => /decision/.test(clave))).toEqual([])
})

test('con un duplicado seguro, lo primero es pasarlo a sugerencia', async () => {
  await conAporte(undefined, { first_name: 'Luz', last_name: 'Vera' })
  const aporte = await item('Luz Vera')

  const [primero, segundo] = within(aporte).getAllByRole('button')
  expect(primero).toHaveTextContent('Pasar a sugerencia')
  expect(primero).toHaveClass('principal')
  expect(segundo).toHaveTextContent('Aprobar')
  expect(segundo).not.toHaveClass('principal')
})

test('lo aprobado y lo rechazado se deshace desde su aviso', async () => {
  const { clickEn, press, encontrado } = await conAporte()
  await clickEn(await item(NOMBRE), 'Aprobar')
  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  await press('Deshacer')
  expect(await aviso('Se deshizo: el aporte espera otra vez.')).toBeVisible()
  const otraVez = await item(NOMBRE)
  expect(await encontrado()).toEqual([])

  await clickEn(otraVez, 'Rechazar')
  await press('Rechazar')
  expect(await aviso('Aporte rechazado.')).toBeVisible()
  await press('Deshacer')
  expect(await item(NOMBRE)).toBeVisible()
})

test('los aportes se trabajan con el teclado', async () => {
  const { user, aporta, refetch, write } = await conAporte()
  await aporta({ last_name: 'Segunda' })
  await aporta({ last_name: 'Tercera' })
  await refetch()
  await item('Ana Tercera')

  await user.keyboard('jj')
  expect(await item('Ana Segunda')).toHaveFocus()
  await user.keyboard('ka')
  expect(await aviso('Aporte aprobado exitosamente!')).toBeVisible()
  await waitFor(async () => expect(await item('Ana Segunda')).toHaveFocus())
  await user.keyboard('r')
  await screen.findByRole('dialog', { name: '¿Rechazar el aporte de Ana Segunda?' })
  await write(/^Motivo/, 'ajk')

  expect(screen.getByLabelText(/^Motivo/)).toHaveValue('ajk')
})

test('los que pasan de cincuenta están en otra página, y de una que se vacía se vuelve', async () => {
  const { clickEn, press, db } = await conAporte()
  for (let numero = 0; numero < 50; numero++)
    insertCreador(db, { status: 'PENDING_REVIEW', created_at: numero })
  await press('Siguiente')
  const ultimo = await item(NOMBRE)
  await waitFor(() => expect(direccion()).toMatch(/pagina=2/))

  await clickEn(ultimo, 'Aprobar')

  await waitFor(() => expect(direccion()).toMatch(/pagina=1/))
  expect(screen.queryByText(/^Página/)).not.toBeInTheDocument()
})
