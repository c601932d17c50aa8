import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { codigoDe } from '../support/codigos.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, closeScreen, enter } from '../support/pantallas.tsx'

const NUEVO = 'nuevo@prueba.py'
const pendiente = `Te enviamos un código a ${NUEVO}. Hasta que lo escribas vale tu email de antes.`

const expectPendiente = () => waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(pendiente))

/** Somebody in their profile. */
async function enPerfil(rol: 'alumno' | 'docente') {
  const mundo = createMundo({ alumnos: 1 })
  const persona = rol === 'alumno' ? mundo.alumnos[0] : mundo.docente
  const look = () => enter(mundo, `/${rol}/profile/${persona.id}`, rol, persona)
  const suyo = async () => {
    const headers = await mundo.sesion(rol, persona)
    return (await mundo.call(rol === 'alumno' ? '/alumnos/me' : '/docente/me', { headers })).json()
  }
  return { ...mundo, persona, suyo, look, ...(await look()) }
}

test.each(['alumno', 'docente'] as const)(
  'un %s cambia su email con el código que llega al nuevo',
  async (rol) => {
    const { persona, press, write, suyo, look, ...mundo } = await enPerfil(rol)
    await write('Teléfono', '0981 555 000')
    await write('Email', NUEVO)
    await press('Guardar cambios')
    await expectPendiente()
    const campo = await screen.findByLabelText('Código de 6 dígitos')
    await waitFor(() => expect(campo).toHaveFocus())
    expect(screen.getByLabelText('Email')).toHaveValue(persona.email)
    expect(screen.getByRole('button', { name: /^Enviar de nuevo \(en / })).toBeDisabled()

    const codigo = await codigoDe(mundo, NUEVO)
    await write(campo, codigo === '000000' ? '000001' : '000000')
    await press('Confirmar')
    expect(await screen.findByText('El código no es correcto.')).toBeVisible()
    await write(campo, codigo)
    await press('Confirmar')

    expect(await aviso(/^Confirmaste tu email nuevo\. Vale desde el /)).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Tu email va a cambiar' })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(pendiente)
    expect(screen.getByLabelText('Email')).toHaveValue(persona.email)
    expect(await suyo()).toMatchObject({ email: persona.email, email_pendiente: NUEVO })
  },
)

test('lo pedido sigue a la vista cuando se vuelve, con lo demás que se guardó', async () => {
  const { press, write, look } = await enPerfil('alumno')
  await write('Teléfono', '0981 555 000')
  await write('Email', NUEVO)
  await press('Guardar cambios')
  await expectPendiente()

  await closeScreen()
  await look()

  await expectPendiente()
  expect(screen.getByLabelText('Teléfono')).toHaveValue('0981 555 000')
})

test.each([
  ['alumno', 'Ana Acosta'],
  ['docente', 'Graciela Ocampos'],
] as const)('la administración ve el cambio que un %s pidió, y lo confirma', async (rol, nombre) => {
  const { suyo, ...mundo } = await enPerfil(rol)
  const headers = { ...(await mundo.sesion(rol, mundo.persona)), 'content-type': 'application/json' }
  const camino = rol === 'alumno' ? '/alumnos/me' : '/docente/me'
  const send = (method: string, path: string, datos: object) =>
    mundo.call(path, { method, headers, body: JSON.stringify(datos) })
  await send('PUT', camino, { email: NUEVO })
  await send('POST', `${camino}/email`, { codigo: await codigoDe(mundo, NUEVO) })
  await closeScreen()
  const { press } = await enter(mundo, `/admin/${rol}s`)
  expect(await screen.findByText(`Pidió ${NUEVO}`)).toBeVisible()

  await press(`Editar a ${nombre}`)
  expect(await screen.findByText(/^Pidió cambiar su email por .* Vale desde el /)).toBeVisible()
  await press(/^Confirmar/)

  expect(await aviso(`Ahora ingresa con ${NUEVO}.`)).toBeVisible()
  await waitFor(() => expect(screen.queryByText(`Pidió ${NUEVO}`)).not.toBeInTheDocument())
  expect(await suyo()).toMatchObject({ email: NUEVO, email_pendiente: null })
})

test('quien se arrepiente cancela el cambio, y su email sigue siendo el de antes', async () => {
  const { persona, suyo, press, look, ...mundo } = await enPerfil('alumno')
  await mundo.asAlumnos[0].alumnos.me.put({ email: NUEVO })
  await closeScreen()
  mundo.advance(61_000)
  const { press: pressAgain } = await look()
  await pressAgain('Confirmar')
  expect(await screen.findByText('El código debe tener 6 dígitos.')).toBeVisible()
  await pressAgain('Enviar de nuevo')
  expect(await aviso('Te enviamos un código.')).toBeVisible()

  await pressAgain('Cancelar el cambio')

  expect(await aviso('Tu email queda como estaba.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Confirma tu email nuevo')).not.toBeInTheDocument())
  expect(await suyo()).toMatchObject({ email: persona.email, email_pendiente: null })
})
