import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { bearer } from '../../src/lib/llaves.ts'
import { closeSesion, openSesion } from '../../src/lib/sesion.ts'
import { codigoDe } from '../support/codigos.ts'
import { createMundo } from '../support/mundo.ts'
import { aviso, direccion, enter, fila, titulo } from '../support/pantallas.tsx'

const CLAVE = 'una clave'
const SIN_CORREO =
  'Esta institución todavía no envía correos. Pide un código a tu docente o a la administración.'

/** A teacher or a student who is not signed in any more, where one signs in. */
async function enIngreso(rol: 'docente' | 'alumno' = 'docente') {
  const mundo = createMundo({ alumnos: 1 })
  const persona = rol === 'docente' ? mundo.docente : mundo.alumnos[0]
  const pantalla = await enter(mundo, `/${rol}/catedra/99999`, rol, persona)
  localStorage.clear()
  dispatchEvent(new Event('pageshow'))
  await pantalla.go(`/${rol}/login`)
  await screen.findByLabelText('Email')
  const { press, write } = pantalla
  return {
    ...mundo,
    ...pantalla,
    persona,
    codigo: () => codigoDe(mundo, persona.email),
    async call() {
      await write('Email', persona.email)
      await press('Enviar código')
      await screen.findByLabelText('Código de 6 dígitos')
    },
    async verify(escrito: string) {
      await write('Código de 6 dígitos', escrito)
      await press('Verificar código')
    },
    pedido: rol === 'docente' ? 'POST /docente/request-otp' : 'POST /request-otp',
  }
}

const campoDelCodigo = () => screen.findByLabelText('Código de 6 dígitos')

test('un código equivocado o incompleto se dice en el campo y en un aviso', async () => {
  const { call, codigo, verify } = await enIngreso()
  await call()
  await verify('12 34')
  expect(await screen.findByText('El código debe tener 6 dígitos.')).toBeVisible()
  await verify((await codigo()) === '000000' ? '000001' : '000000')

  expect(await aviso('El código no es correcto.')).toBeVisible()
  const campo = await campoDelCodigo()
  expect(campo).toHaveAccessibleDescription(/El código no es correcto\./)
  await waitFor(() => expect(campo).toHaveFocus())
  await verify(`Tu código es ${await codigo()}.`)
  await titulo('Mi Dashboard de Docente')
})

test('un email que falta o que no lo es se dice en su campo', async () => {
  const { press, write } = await enIngreso()
  await press('Enviar código')
  expect(await screen.findByText('El email es obligatorio.')).toBeVisible()

  await write('Email', 'no es un email')
  await press('Enviar código')

  expect(await aviso('El email no es válido.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true')
})

test('donde no se envían correos, se dice a quién pedir el código', async () => {
  const { call, persona } = await enIngreso('alumno')

  await call()

  expect(await aviso(SIN_CORREO)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue(persona.email)
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  const campo = await campoDelCodigo()
  await waitFor(() => expect(campo).toHaveFocus())
  expect(campo).toHaveAttribute('autocomplete', 'one-time-code')
  expect(campo).toHaveAttribute('inputmode', 'numeric')
  expect(campo).toHaveAccessibleDescription('Vale por 10 minutos.')
})

test('pasado el minuto se pide otro código, y el de antes ya no sirve', async () => {
  const { call, codigo, verify, press, advance, deps } = await enIngreso()
  await call()
  const antes = await codigo()
  expect(screen.getByRole('button', { name: /^Reenviar código \(en (1:00|0:59)\)/ })).toBeDisabled()
  advance(61_000)
  vi.setSystemTime(deps.now())

  await press('Reenviar código')
  await waitFor(async () => expect(await codigo()).not.toBe(antes))
  await verify(antes)
  expect(await aviso('El código no es correcto.')).toBeVisible()
  await verify(await codigo())

  await titulo('Mi Dashboard de Docente')
})

test('se puede cambiar el email en el segundo paso', async () => {
  const { call, press, write } = await enIngreso()
  await call()
  await press('Cambiar el email')
  const email = await screen.findByLabelText('Email')
  expect(email).not.toHaveAttribute('readonly')
  await waitFor(() => expect(email).toHaveFocus())
  expect(screen.getByRole('button', { name: /^Enviar código \(en/ })).toBeDisabled()

  await write('Email', 'otra@guarania.example')
  await press('Enviar código')

  expect(await campoDelCodigo()).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('otra@guarania.example')
})

test('quien recién llega al ingreso no está ya escribiendo', async () => {
  await enIngreso('alumno')

  expect(screen.getByLabelText('Email')).not.toHaveFocus()
})

test('un 429 dice cuánto esperar y se cuenta; quien ya tiene un código puede usarlo', async () => {
  const { red, pedido, persona, press, write } = await enIngreso()
  const texto = 'Demasiados intentos. Prueba de nuevo en 42 segundos.'
  const respuesta = red.hold(pedido)
  await write('Email', persona.email)
  await press('Enviar código')
  respuesta(
    Response.json({ error: texto, message: texto }, { status: 429, headers: { 'retry-after': '42' } }),
  )

  expect(await aviso(texto)).toBeVisible()
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(expect.stringContaining(texto)),
  )
  expect(screen.getByRole('button', { name: /^Enviar código \(en 0:4\d\)/ })).toBeDisabled()
  await press('Ya tengo un código')
  const campo = await campoDelCodigo()
  await waitFor(() => expect(campo).toHaveFocus())
})

test('sin respuesta del servidor se dice a la letra', async () => {
  const { red, pedido, call, press, write, persona, verify } = await enIngreso('alumno')
  red.cut(pedido)
  await write('Email', persona.email)
  await press('Enviar código')
  expect(await aviso('Error al solicitar OTP.')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Error al solicitar OTP\./)
  red.restore()

  await call()
  red.cut('POST /alumnos/verify-otp')
  await verify('123456')

  expect(await aviso('Error al verificar OTP.')).toBeVisible()
  const campo = await campoDelCodigo()
  expect(campo).toHaveAccessibleDescription(/Error al verificar OTP\./)
  expect(campo).toHaveValue('123456')
})

test('sin sesión, una pantalla de docentes lleva a su ingreso y después a donde se iba', async () => {
  const { catedra, go, call, codigo, verify } = await enIngreso()
  await go(`/docente/catedra/${catedra.id}?tab=alumnos`)
  await waitFor(() => expect(direccion()).toBe('/docente/login'))

  await call()
  await verify(await codigo())

  await titulo('Armonía')
  expect(direccion()).toBe(`/docente/catedra/${catedra.id}?tab=alumnos`)
})

test('una sesión vencida en el panel del docente se dice y lleva a su ingreso', async () => {
  const mundo = createMundo()
  await enter(mundo, '/docente/dashboard', 'docente', mundo.docente)
  await titulo('Mi Dashboard de Docente')

  closeSesion(bearer())

  expect(await aviso('Tu sesión ha expirado. Por favor, inicia sesión nuevamente.')).toBeVisible()
  await screen.findByLabelText('Email')
  expect(direccion()).toBe('/docente/login')
})

test('al administrador un 403 lo saca, como un 401', async () => {
  const { red, go } = await enter(createMundo(), '/admin/dashboard')
  red.refuse('GET /admin/catedras', 403)

  await go('/admin/catedras')

  await waitFor(() => expect(direccion()).toBe('/admin/login'))
  expect(Object.keys(localStorage).filter((clave) => clave.endsWith('oken'))).toEqual([])
})

test('un 401 de la sesión anterior que llega después de ingresar no saca a nadie', async () => {
  const { red, go, expire, refetch, signInAgain } = await enter(createMundo(), '/admin/catedras')
  await fila('Armonía')
  const answer = red.hold('GET /admin/catedras')
  expire()
  void refetch()
  await waitFor(() => expect(red.pedidos.filter((uno) => uno === 'GET /admin/catedras')).toHaveLength(2))
  red.restore()
  await go('/admin/docentes')
  await signInAgain()
  await screen.findByRole('button', { name: /abrir el menú/ })

  answer()

  await waitFor(() => expect(red.fallidos).toContain('GET /admin/catedras'))
  await go('/admin/docentes')
  await titulo('Docentes')
})

test('las redirecciones valen también dentro del área', async () => {
  const mundo = createMundo()
  const { go } = await enter(mundo, '/docente/dashboard', 'docente', mundo.docente)

  await go(`/docente/catedras/${mundo.catedra.id}`)

  await titulo('Armonía')
  expect(direccion()).toBe(`/docente/catedra/${mundo.catedra.id}`)
})

test.each([
  ['docente', '/docente/dashboard'],
  ['admin', '/admin/catedras'],
] as const)('quien entró como alumno y abre una pantalla de %s no pierde su sesión', async (ajena, lugar) => {
  const mundo = createMundo({ alumnos: 1 })
  const { go } = await enter(mundo, `/${ajena}/login`, ajena)
  const { authorization = '' } = await mundo.sesion('alumno', mundo.alumnos[0])
  openSesion('userToken', authorization.replace('Bearer ', ''), 'alumno')

  await go(lugar)

  await waitFor(() => expect(direccion()).toBe(`/${ajena}/login`))
  expect(screen.queryByText(/Tu sesión ha expirado\./)).not.toBeInTheDocument()
  expect(Object.keys(localStorage).filter((una) => una.endsWith('oken'))).toEqual(['userToken'])
})

test('mientras alguien adivina contraseñas, el administrador entra en un navegador nuevo', async () => {
  const mundo = createMundo()
  await mundo.adminPassword.prepare(CLAVE)
  for (let red = 0; red < 12; red++) await mundo.desde(`10.1.${red}.7`)('POST /login', { password: 'otra' })
  const rechazo = await mundo.desde('10.1.99.7')('POST /login', { password: CLAVE })
  expect(rechazo).toMatchObject({ status: 429, data: { code: 'prueba_pedida' } })
  const { go, write, user } = await enter(mundo, '/admin/dashboard')
  localStorage.clear()
  dispatchEvent(new Event('pageshow'))
  await go('/admin/login')

  await write('Contraseña', CLAVE)
  await user.keyboard('{Enter}')

  await waitFor(() => expect(direccion()).toBe('/admin/dashboard'))
})

test('mientras alguien pide y adivina códigos de muchos, una alumna entra en un navegador nuevo', async () => {
  const { enroll, desde, call, codigo, verify, persona } = await enIngreso('alumno')
  const otros = Array.from({ length: 13 }, () => enroll())
  for (const [i, { email }] of otros.entries()) {
    const send = desde(`10.1.${i}.7`)
    await send('POST /request-otp', { email })
    for (let vez = 0; vez < 5; vez++) await send('POST /alumnos/verify-otp', { email, otp: '000000' })
  }
  for (let red = 0; red < 20; red++)
    await desde(`10.2.${red}.7`)('POST /request-otp', { email: persona.email })
  const rechazo = await desde('10.1.99.7')('POST /request-otp', { email: persona.email })
  expect(rechazo.data).toMatchObject({ code: 'prueba_pedida' })

  await call()
  await verify(await codigo())

  await titulo('Mi Dashboard de Alumno')
})
