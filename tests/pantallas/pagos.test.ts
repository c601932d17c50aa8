import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertPago } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, enter, fila } from '../support/pantallas.tsx'

const PAGOS = '/admin/catedras/1/pagos'

/** Rosa Sosa owes her registration, and somebody looks at an address. */
async function conRosa(
  lugar = PAGOS,
  { pagado = 0, rol = 'admin' as 'admin' | 'alumno', matricula_monto = 90_000 } = {},
) {
  const mundo = createMundo()
  const rosa = mundo.enroll({ nombre: 'Rosa', apellido: 'Sosa' }, { matricula_monto, cuota_monto: 50_000 })
  if (pagado) insertPago(mundo.db, { catedraAlumnoId: 1, monto: pagado })
  const pantalla = await enter(mundo, lugar, rol, rol === 'alumno' ? rosa : undefined)
  const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Pagos de Rosa Sosa' }))
  return { ...mundo, ...pantalla, rosa, dialogo }
}

test('un pago se registra desde su celda, por partes', async () => {
  const { user, press, write, dialogo } = await conRosa()
  expect(await fila('Rosa Sosa')).toHaveTextContent('MATRÍCULA PENDIENTE')
  await press(/^Matrícula: Debe/)
  const suyo = await dialogo()
  const monto = await suyo.findByLabelText(/^Monto/)
  expect(monto).toHaveValue('90.000')
  await write(monto, '1000000')
  await press('Registrar pago')
  expect(await suyo.findByText(/quedan ₲\s90\.000 por pagar de ese concepto/)).toBeVisible()
  await waitFor(() => expect(monto).toHaveFocus())

  await write(monto, '60000')
  await write(suyo.getByLabelText(/^Fecha/), '2099-03-02')
  await press('Registrar pago')
  expect(await suyo.findByText('La fecha del pago no puede ser posterior a hoy.')).toBeVisible()
  await write(suyo.getByLabelText(/^Fecha/), '2026-03-02')
  await user.dblClick(suyo.getByRole('button', { name: 'Registrar pago' }))

  expect(await aviso('Pago registrado.')).toBeVisible()
  expect(await suyo.findByText('MATRÍCULA PARCIALMENTE PAGADA')).toBeVisible()
  await waitFor(() => expect(monto).toHaveValue('30.000'))
  expect(suyo.getAllByRole('listitem')).toHaveLength(1)
  await user.click(suyo.getByRole('button', { name: 'Cerrar' }))
  expect(await screen.findByRole('button', { name: /^Matrícula: Parte/ })).toHaveTextContent(
    /faltan ₲\s30\.000/,
  )
})

test('varios meses se pagan de una vez, con un solo recibo', async () => {
  const { user, press, dialogo } = await conRosa()
  await press(/^Matrícula: Debe/)
  const suyo = await dialogo()
  await user.selectOptions(await suyo.findByLabelText('Y también, hasta'), '2026-04')
  expect(suyo.getByLabelText(/^Monto/)).toHaveValue('190.000')
  await user.dblClick(suyo.getByRole('button', { name: 'Registrar pago' }))

  expect(await aviso('Pago registrado.')).toBeVisible()
  await waitFor(() => expect(suyo.getAllByRole('listitem')).toHaveLength(3))
  await press(/^Recibo de Cuota de abril/, 'link')
  expect(await screen.findByRole('article', { name: 'Recibo N.º 000001' })).toHaveTextContent(
    /₲\s190\.000.*Matrícula · ₲\s90\.000.*Cuota de marzo de 2026 · ₲\s50\.000/,
  )
})

test('un pago se anula, y queda a la vista', async () => {
  const { user, press, dialogo } = await conRosa(PAGOS, { pagado: 60_000 })
  await press('Rosa Sosa')
  const suyo = await dialogo()
  await user.click(await suyo.findByRole('button', { name: /^Anular Matrícula, ₲\s60\.000/ }))
  await press('Anular el pago')

  expect(await aviso('Pago anulado.')).toBeVisible()
  await waitFor(() => expect(suyo.getByRole('listitem')).toHaveTextContent('Anulado'))
  await user.click(suyo.getByRole('button', { name: 'Cerrar' }))
  await waitFor(async () => expect(await fila('Rosa Sosa')).toHaveTextContent('MATRÍCULA PENDIENTE'))
})

test('lo que se cobró en otra pestaña se dice, y no se cobra otra vez', async () => {
  const { user, press, dialogo, asAdmin } = await conRosa()
  await press(/^Matrícula: Debe/)
  const suyo = await dialogo()
  expect(await suyo.findByLabelText(/^Monto/)).toHaveValue('90.000')
  await asAdmin.admin.catedraalumnos({ id: 1 }).pagos.post({ concepto: 'MATRICULA', monto: 90_000 })

  await press('Registrar pago')

  expect(await suyo.findByText(/no queda nada por pagar de ese concepto/)).toBeVisible()
  expect(await suyo.findByText(/Pagó ₲\s90\.000/)).toBeVisible()
  expect(suyo.getAllByRole('listitem')).toHaveLength(1)
  const que = suyo.getByLabelText<HTMLSelectElement>(/^Qué paga/)
  expect(que.selectedOptions[0]).toHaveTextContent('Matrícula: no queda nada por pagar')
  await user.selectOptions(que, que.options[1] as HTMLOptionElement)
  expect(suyo.getByLabelText(/^Monto/)).toHaveValue('50.000')
  await press('Registrar pago')
  await waitFor(() => expect(suyo.getAllByRole('listitem')).toHaveLength(2))
})

test('quien está atrasado tiene su lista con totales', async () => {
  const { enroll, press, dialogo } = await conRosa(PAGOS, { pagado: 60_000 })
  enroll({ nombre: 'Lourdes', apellido: 'Giménez' })
  await press(/^Atrasados/, 'tab')

  await waitFor(() => expect(document.body).toHaveTextContent(/Entre todos deben ₲\s[\d.]+/))
  const rosa = await fila('Rosa Sosa')
  expect(rosa).toHaveTextContent('MATRÍCULA PARCIALMENTE PAGADA')
  expect(screen.queryByRole('row', { name: /Lourdes/ })).not.toBeInTheDocument()
  const debe = rosa.querySelector('b')?.textContent?.replace(/\s/, ' ')
  await press(/^Ver cuenta/)
  const suyo = await dialogo()
  await waitFor(() => expect(suyo.getByText(/^Atrasado/)).toHaveTextContent(`Atrasado ${debe}`))
})

test('a quien debe se le avisa por correo una vez por día', async () => {
  const { user, press, outbox, sent } = await conRosa(`${PAGOS}?vista=atrasados`)
  expect(await fila('Rosa Sosa')).toHaveTextContent('matrícula')
  await press(/^Avisar/)
  const dialogo = await screen.findByRole('dialog', { name: 'Avisar a Rosa Sosa' })
  expect(dialogo).toHaveTextContent(/queda por pagar ₲\s[\d.]+: matrícula/)
  await user.dblClick(within(dialogo).getByRole('button', { name: 'Enviar por correo' }))
  expect(await aviso(/^Aviso enviado a /)).toBeVisible()
  await outbox.sendDue()
  expect(sent).toHaveLength(1)

  await press(/^Avisar/)
  const otraVez = await screen.findByRole('dialog', { name: 'Avisar a Rosa Sosa' })
  await waitFor(() => expect(otraVez).toHaveTextContent('Última vez por correo:'))
  await user.click(within(otraVez).getByRole('button', { name: 'Enviar por correo' }))
  expect(await aviso(/^Ya se le avisó el .* una vez por día\.$/)).toBeVisible()
})

test('una alumna ve su cuenta, mes por mes, y a quien debe no se le dice que está al día', async () => {
  const { user, press } = await conRosa('/alumnos/dashboard', { pagado: 60_000, rol: 'alumno' })
  const panel = await screen.findByRole('region', { name: 'Nada por entregar' })
  await waitFor(() => expect(panel).toHaveTextContent(/Debes ₲\s30\.000 de lo que ya venció\./))
  expect(screen.queryByText(/Estás al día/)).not.toBeInTheDocument()

  await user.click(within(panel).getByRole('link', { name: 'Ver mis pagos' }))

  const cuenta = await screen.findByRole('list', { name: /mes por mes$/ })
  expect(cuenta).toHaveTextContent(/Matrícula.*₲\s90\.000.*Faltan ₲\s30\.000.*Pagado en parte/)
  await user.click(screen.getByText('Lo que pagaste (1)'))
  await press(/^Recibo de Matrícula/, 'link')
  expect(await screen.findByRole('article', { name: /^Recibo/ })).toHaveTextContent(/₲\s60\.000/)
})

test('quien dejó una cátedra debiendo ve en sus pagos qué debe, sin entrar en ella', async () => {
  const { rosa, asAdmin, refetch } = await conRosa('/alumno/pagos', { pagado: 60_000, rol: 'alumno' })
  await asAdmin.admin.catedras({ id: 1 }).alumnos({ alumnoId: rosa.id }).desinscribir.delete()
  await refetch()

  expect(await screen.findByText('Estuviste en la cátedra hasta el 02/03/2026.')).toBeVisible()
  const cuenta = screen.getByRole('list', { name: /mes por mes$/ })
  expect(cuenta).toHaveTextContent(/Matrícula.*₲\s90\.000.*Faltan ₲\s30\.000/)
  expect(within(screen.getByRole('heading', { level: 2 })).queryByRole('link')).not.toBeInTheDocument()
})

test('lo que pagó quien dejó la cátedra se sigue leyendo, y al volver se ve cuándo estuvo', async () => {
  const { rosa, asAdmin, press, go, refetch, dialogo } = await conRosa('/admin/catedras', { pagado: 60_000 })
  const catedra = asAdmin.admin.catedras({ id: 1 })
  await catedra.alumnos({ alumnoId: rosa.id }).desinscribir.delete()
  await go(PAGOS)
  expect(await screen.findByText('Todavía no hay alumnos inscritos')).toBeVisible()
  await press(/^Desinscritos/, 'tab')
  expect(await fila('Rosa Sosa')).toHaveTextContent(/₲\s60\.000.*₲\s30\.000/)
  expect(screen.getByText('De quienes se fueron').parentElement).toHaveTextContent(/₲\s30\.000/)
  await press(/^Avisar/)
  expect(await screen.findByRole('dialog', { name: 'Avisar a Rosa Sosa' })).toHaveTextContent(
    /queda por pagar ₲\s30\.000: matrícula\./,
  )
  await press('Cerrar')
  await press(/^Ver cuenta/)
  expect(await (await dialogo()).findByRole('listitem')).toHaveTextContent('Matrícula')
  await press('Registrar pago')
  expect(await aviso('Pago registrado.')).toBeVisible()

  await catedra.inscribir.post({ alumnoId: rosa.id })
  await refetch()
  await press('Cerrar')
  await press('Mes por mes', 'tab')
  await press('Rosa Sosa')
  expect(
    await (await dialogo()).findByText('Estuvo del 01/03/2026 al 02/03/2026, desde el 02/03/2026.'),
  ).toBeVisible()
})
