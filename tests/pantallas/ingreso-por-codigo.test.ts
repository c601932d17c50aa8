import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertAlumno } from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { CODIGO_MUERTO, createMundoConCodigo, eva } from '../support/mundo-con-codigo.ts'
import { aviso, enter, seFue } from '../support/pantallas.tsx'

const direccionDe = (rol: 'docente' | 'admin', id: number) =>
  rol === 'docente' ? `/docente/catedra/${id}?tab=alumnos` : `/admin/catedras/${id}`

test.each(['docente', 'admin'] as const)(
  '%s abre el ingreso, lo muestra en grande y lo cierra',
  async (rol) => {
    const mundo = createMundo()
    const { catedra, docente } = mundo
    const { press, pressMore, user } = await enter(
      mundo,
      direccionDe(rol, catedra.id),
      rol,
      rol === 'docente' ? docente : undefined,
    )
    await user.click(await screen.findByText('Ingreso por código'))
    await press('Abrir el ingreso')
    const formulario = await screen.findByRole('dialog', { name: 'Ingreso por código' })
    const cupo = await within(formulario).findByLabelText('Cupo')
    await user.clear(cupo)
    await user.type(cupo, '501')
    await user.click(within(formulario).getByRole('button', { name: 'Abrir' }))
    expect(await within(formulario).findByText('El cupo va de 1 a 500.')).toBeVisible()
    await user.clear(cupo)
    await user.type(cupo, '30')
    await user.click(within(formulario).getByRole('button', { name: 'Abrir' }))

    await press('Mostrar en grande')

    const grande = await screen.findByRole('dialog', { name: 'Entra en la cátedra' })
    expect(await within(grande).findByText(/^http.*\/unirse\/\w{4}-\w{4}$/)).toBeVisible()
    expect(within(grande).getByRole('img')).toBeVisible()
    await user.click(within(grande).getByRole('button', { name: 'Cerrar' }))
    await pressMore('este código', 'Cerrar el ingreso')
    expect(await screen.findByRole('button', { name: 'Abrir el ingreso' })).toBeVisible()
  },
)

test('al docente no se le ofrece abrirlo donde solo lo abre la administración', async () => {
  const mundo = createMundo()
  const { asAdmin, catedra, docente } = mundo
  await asAdmin('PUT /admin/institucion', { ingreso_por_codigo: 'ADMINISTRACION' })
  const { user } = await enter(mundo, direccionDe('docente', catedra.id), 'docente', docente)
  await user.click(await screen.findByText('Ingreso por código'))

  expect(await screen.findByText(/solo la administración abre/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Abrir el ingreso' })).toBeNull()
})

test.each(['docente', 'admin'] as const)(
  '%s acepta a quien pide entrar, y rechaza con un motivo',
  async (rol) => {
    const mundo = await createMundoConCodigo({ sinLimites: true, alumnos: 1 })
    const { catedra, docente, pide, confirma, pedidos, asAdmin } = mundo
    for (const una of [eva, { nombre: 'Isa', apellido: 'Ruiz', email: 'isa@x.py' }]) {
      await pide(una)
      await confirma(una)
    }
    const { press, pressMore, user } = await enter(
      mundo,
      direccionDe(rol, catedra.id),
      rol,
      rol === 'docente' ? docente : undefined,
    )
    expect(await screen.findByText('Piden entrar (2)')).toBeVisible()

    await pressMore('Isa Ruiz', 'Rechazar a Isa Ruiz')
    await user.type(await screen.findByLabelText('Motivo'), 'No es su año.')
    await press('Rechazar')
    expect(await aviso('El pedido se rechazó.')).toBeVisible()
    await press('Aceptar a Eva Sosa')
    expect(await aviso('1 alumno aceptado')).toBeVisible()

    expect((await pedidos()).map(({ estado }: { estado: string }) => estado).toSorted()).toEqual([
      'ACEPTADO',
      'RECHAZADO',
    ])
    expect((await asAdmin(`GET /admin/catedras/${catedra.id}`)).data.CatedraAlumno).toHaveLength(2)
  },
)

test('la hoja de ingreso dice la dirección del código mientras está abierto', async () => {
  const mundo = await createMundoConCodigo({ alumnos: 1 })
  const { catedra, docente, codigo } = mundo
  await enter(mundo, `/docente/catedra/${catedra.id}/hoja-de-ingreso`, 'docente', docente)

  const hoja = await screen.findByRole('article', { name: 'Hoja de ingreso' })

  expect(hoja).toHaveTextContent(`/unirse/${codigo}`)
  expect(hoja).toHaveTextContent('2. Escribe quién eres y tu email')
})

test('la administración revisa lo que paga quien entró por el código', async () => {
  const mundo = await createMundoConCodigo({
    apertura: { modo: 'DIRECTO' },
    catedra: { modalidad_pago: 'PARTICULAR' },
  })
  const { catedra, pide, confirma } = mundo
  await pide()
  await confirma()
  const { press, user } = await enter(mundo, `/admin/catedras/${catedra.id}`, 'admin')
  const porRevisar = await screen.findByText('Condiciones por revisar (1)')
  await user.click(porRevisar)

  await press('Revisar las de Eva Sosa')
  await press('Guardar cambios')

  expect(await aviso('Inscripción actualizada.')).toBeVisible()
  await seFue(porRevisar)
})

test('quien ya ingresó se une con el código desde su panel', async () => {
  const mundo = await createMundoConCodigo({ apertura: { modo: 'DIRECTO' } })
  const { codigo, db } = mundo
  const { press, user } = await enter(mundo, '/alumnos/dashboard', 'alumno', insertAlumno(db))
  await press('Unirse a una cátedra')
  const campo = await screen.findByLabelText('Código de la cátedra')

  await press('Unirse')
  expect(await screen.findByText('Escribe el código.')).toBeVisible()
  await user.type(campo, 'ZZZZ-ZZZZ')
  await press('Unirse')
  expect(await aviso(CODIGO_MUERTO)).toBeVisible()
  expect(campo).toHaveValue('ZZZZ-ZZZZ')
  await user.clear(campo)
  await user.type(campo, codigo.toLowerCase())
  await press('Unirse')

  expect(await aviso('Listo: ya estás en la cátedra.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Armonía' })).toBeVisible()
})
