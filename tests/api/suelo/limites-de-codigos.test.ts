import { expect, test } from 'vitest'
import { createPersonaConCodigo, EMAIL } from '../../support/codigos.ts'
import { responde } from '../../support/prueba-de-trabajo.ts'

const MINUTO = 60_000
const HORA = 60 * MINUTO

test.each([false, true])(
  'a los cinco errores ya no vale, tampoco sin límites por tiempo (%s)',
  async (sinLimites) => {
    const { pide, readsCodigo, verifica, otro } = createPersonaConCodigo({ sinLimites })
    await pide()
    const codigo = await readsCodigo()

    for (let i = 0; i < 5; i++) {
      expect(await verifica(otro(codigo))).toMatchObject({
        status: 400,
        data: { error: 'El código no es correcto.' },
      })
    }

    expect(await verifica(codigo)).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
  },
)

test.each([false, true])(
  'los errores de una dirección no dejan afuera a las demás (sin límites por tiempo: %s)',
  async (sinLimites) => {
    const { pide, readsCodigo, desde, otro } = createPersonaConCodigo({ sinLimites })
    await pide()
    const codigo = await readsCodigo()
    const [ajena, vecina] = [desde('2001:db8::1'), desde('2001:db8::2')]
    for (let i = 0; i < 5; i++) expect((await ajena.verifica(otro(codigo))).status).toBe(400)

    const deAhi = await vecina.verifica(codigo)
    const deCasa = await desde('10.0.0.1').verifica(codigo)

    expect(deAhi).toMatchObject({ status: 400, data: { code: 'codigo_vencido' } })
    expect(deCasa.status).toBe(200)
  },
)

test('a los veinte errores de todas las direcciones un código no vale para nadie', async () => {
  const { pide, readsCodigo, desde, otro } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()

  const codes: string[] = []
  for (let i = 0; i < 20; i++) {
    codes.push((await desde(`10.0.0.${i % 4}`).verifica(otro(codigo))).data.code)
  }

  expect(new Set(codes)).toEqual(new Set(['codigo_incorrecto']))
  expect(await desde('10.0.0.9').verifica(codigo)).toMatchObject({
    status: 400,
    data: { code: 'codigo_vencido' },
  })
})

test('con un código nuevo se prueba otra vez desde la misma dirección', async () => {
  const { pide, readsCodigo, verifica, otro, advance } = createPersonaConCodigo()
  await pide()
  const viejo = await readsCodigo()
  for (let i = 0; i < 5; i++) await verifica(otro(viejo))
  advance(MINUTO)
  await pide()

  expect((await verifica(await readsCodigo())).status).toBe(200)
})

test('cuatro errores se perdonan', async () => {
  const { pide, readsCodigo, verifica, otro } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()

  for (let i = 0; i < 4; i++) await verifica(otro(codigo))

  expect((await verifica(codigo)).status).toBe(200)
})

test('quien pide de más desde una dirección no deja sin códigos a las demás', async () => {
  const { desde, advance } = createPersonaConCodigo()
  const ajena = desde('10.0.0.9')
  for (let i = 0; i < 5; i++) {
    await ajena.pide()
    advance(MINUTO)
  }

  expect((await ajena.pide()).status).toBe(429)
  expect((await desde('10.0.0.1').pide()).status).toBe(200)
})

test.each(['conocido', 'desconocido'])(
  'con un email %s se piden veinte por hora en total; los demás, con una prueba, hasta sesenta',
  async (cual) => {
    const { desde } = createPersonaConCodigo()
    const email = cual === 'conocido' ? EMAIL : 'nadie@prueba.py'
    let vez = 0
    const pide = (headers = {}) => desde(`10.0.${vez++}.1`).pide(email, headers)
    const conPrueba = async () => pide({ 'x-prueba': responde((await pide()).data.reto) })

    const pedidos = await Promise.all(Array.from({ length: 20 }, () => pide()))
    const sinPrueba = await pide()
    const probados = await Promise.all(Array.from({ length: 40 }, conPrueba))
    const deMas = await pide()

    expect(new Set([...pedidos, ...probados].map(({ status }) => status))).toEqual(new Set([200]))
    expect(sinPrueba).toMatchObject({ status: 429, data: { code: 'prueba_pedida' } })
    expect(sinPrueba.headers.get('retry-after')).toBe('3600')
    expect(deMas).toMatchObject({ status: 429, data: { code: 'demasiados_pedidos' } })
  },
)

test('quien pide muchos códigos para otra persona no la deja afuera: el suyo llega y vale', async () => {
  const { desde, readsCodigo } = createPersonaConCodigo()
  for (let i = 0; i < 20; i++) await desde(`10.1.${i}.1`).pide()
  const suya = desde('10.2.0.1')
  const { data } = await suya.pide()

  const { status } = await suya.pide(EMAIL, { 'x-prueba': responde(data.reto) })

  expect(status).toBe(200)
  expect((await suya.verifica(await readsCodigo())).status).toBe(200)
})

test('la prueba no deja pedir más desde una dirección', async () => {
  const { pide, send } = createPersonaConCodigo()
  await pide()
  const { data } = await send('GET /aportes/prueba')

  const { status, data: rechazo } = await send(
    'POST /request-otp',
    { email: EMAIL },
    { 'x-prueba': responde(data.reto) },
  )

  expect([status, rechazo.code]).toEqual([429, 'demasiados_pedidos'])
})

test.each(['conocido', 'desconocido'])('un email %s pide uno por minuto y cinco por hora', async (cual) => {
  const { pide, advance } = createPersonaConCodigo()
  const email = cual === 'conocido' ? EMAIL : 'nadie@prueba.py'

  expect((await pide(email)).status).toBe(200)
  advance(59_000)
  const pronto = await pide(email)
  expect(pronto).toMatchObject({ status: 429, data: { code: 'demasiados_pedidos' } })
  expect(pronto.headers.get('retry-after')).toBe('1')
  for (let i = 0; i < 4; i++) {
    advance(MINUTO)
    expect((await pide(email.toUpperCase())).status).toBe(200)
  }
  advance(MINUTO)
  const sexto = await pide(email)
  expect(sexto.status).toBe(429)
  expect(Number(sexto.headers.get('retry-after'))).toBe(54 * 60 + 1)
  advance(HORA)
  expect((await pide(email)).status).toBe(200)
})

test('sin límites por tiempo se piden los que se quieran', async () => {
  const { pide } = createPersonaConCodigo({ sinLimites: true })

  for (let i = 0; i < 7; i++) expect((await pide()).status).toBe(200)
})

test('verificar con un código mal escrito no cuenta como intento', async () => {
  const { pide, readsCodigo, verifica } = createPersonaConCodigo()
  await pide()
  const codigo = await readsCodigo()

  for (let i = 0; i < 6; i++) {
    expect((await verifica('12')).data.error).toBe('El código debe tener 6 dígitos.')
  }

  expect((await verifica(codigo)).status).toBe(200)
})
