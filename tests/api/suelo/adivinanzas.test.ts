import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { type TestApi, testApi } from '../../support/api.ts'
import type { Options } from '../../support/deps.ts'
import { responde } from '../../support/prueba-de-trabajo.ts'

const MINUTO = 60_000
const CLAVE = 'una clave'

async function conClave(opciones: Options = {}) {
  const contexto = testApi(opciones)
  await contexto.adminPassword.prepare(CLAVE)
  let vez = 0
  /** Each time from another network. */
  const prueba = (password = 'otra', headers: Record<string, string> = {}) =>
    contexto.desde(redNueva(vez++))('POST /login', { password }, headers)
  return { ...contexto, prueba }
}

const redNueva = (vez: number) => `10.${vez >> 8}.${vez % 256}.7`

/** The header that a refusal asks for. */
const responder = ({ data }: { data: { reto: string } }) => ({ 'x-prueba': responde(data.reto) })

const galletaDe = (headers: Headers, nombre: string) =>
  headers.getSetCookie().find((una) => una.startsWith(`${nombre}=`)) ?? ''

/** What a browser sends later, of what it got at its login. */
async function navegadorDeAdmin({ api }: Pick<TestApi, 'api'>) {
  const { headers } = await api.login.post({ password: CLAVE })
  return { cookie: galletaDe(headers, 'conocido_admin').split(';')[0] ?? '' }
}

const hastaCansar = async (prueba: () => Promise<{ status: number }>, veces = 10) => {
  const estados: number[] = []
  for (let i = 0; i < veces; i++) estados.push((await prueba()).status)
  return new Set(estados)
}

test('tras diez contraseñas equivocadas, de las redes que sean, a los desconocidos se les pide una prueba por un minuto', async () => {
  const { prueba, advance } = await conClave()
  const primeras = await hastaCansar(prueba)

  const { status, headers, data } = await prueba(CLAVE)
  advance(MINUTO)

  expect(primeras).toEqual(new Set([401]))
  expect(status).toBe(429)
  expect(headers.get('retry-after')).toBe('60')
  expect(data).toMatchObject({ code: 'prueba_pedida', reto: expect.stringMatching(/^\w+\.[\w-]+\.\w+$/) })
  expect((await prueba(CLAVE)).status).toBe(200)
})

test('mientras otros adivinan, quien sabe la contraseña entra con una prueba, que vale una vez', async () => {
  const { prueba } = await conClave()
  await hastaCansar(prueba)
  const headers = responder(await prueba(CLAVE))

  const conMala = await prueba(CLAVE, { 'x-prueba': `${headers['x-prueba']}9` })
  const conPrueba = await prueba(CLAVE, headers)
  const otraVez = await prueba(CLAVE, headers)
  const equivocada = await prueba('otra', responder(await prueba(CLAVE)))

  expect(conMala).toMatchObject({ status: 400, data: { code: 'prueba_invalida' } })
  expect(conPrueba.status).toBe(200)
  expect(otraVez).toMatchObject({ status: 400, data: { code: 'prueba_invalida' } })
  expect(equivocada.status).toBe(401)
})

test('sin la prueba no se revisa la contraseña', async () => {
  const { prueba } = await conClave()
  await hastaCansar(prueba)
  const verify = vi.spyOn(Bun.password, 'verify')

  expect((await hastaCansar(prueba, 20)).has(401)).toBe(false)
  expect(verify).not.toHaveBeenCalled()
})

test('a quien se equivoca desde una sola red se le pide la prueba ahí, y al final se lo rechaza; a las demás redes nada', async () => {
  const { desde } = await conClave()
  const deRed = (i: number, headers = {}, password = 'otra') =>
    desde(`192.0.2.${i}`)('POST /login', { password }, headers)
  const conPrueba = async (i: number, password = 'otra') => {
    const primera = await deRed(i, {}, password)
    return primera.data.code === 'prueba_pedida' ? deRed(i, responder(primera), password) : primera
  }
  let vez = 0

  expect(await hastaCansar(() => deRed(vez++))).toEqual(new Set([401]))
  expect((await deRed(vez++)).data.code).toBe('prueba_pedida')
  expect((await desde('192.0.3.1')('POST /login', { password: CLAVE })).status).toBe(200)

  expect(await hastaCansar(() => conPrueba(vez++))).toEqual(new Set([401]))
  expect((await conPrueba(vez++, CLAVE)).data.code).toBe('demasiados_pedidos')
  expect((await desde('192.0.3.1')('POST /login', { password: CLAVE })).status).toBe(200)
})

test('con pruebas se adivina hasta cien veces por minuto entre todas las redes', async () => {
  const { prueba } = await conClave()
  vi.spyOn(Bun.password, 'verify').mockResolvedValue(false)
  const conPrueba = async () => {
    const primera = await prueba()
    return primera.data.code === 'prueba_pedida' ? prueba('otra', responder(primera)) : primera
  }

  expect(await hastaCansar(conPrueba, 100)).toEqual(new Set([401]))
  expect((await conPrueba()).data.code).toBe('demasiados_pedidos')
})

test('una contraseña acertada no cuenta', async () => {
  const { prueba } = await conClave()
  for (let i = 0; i < 12; i++) await prueba(CLAVE)

  expect(await hastaCansar(prueba)).toEqual(new Set([401]))
  expect((await prueba()).status).toBe(429)
})

test('sin límites por tiempo no se cuenta nada', async () => {
  const { prueba } = await conClave({ sinLimites: true })

  expect(await hastaCansar(prueba, 15)).toEqual(new Set([401]))
})

test('el navegador en que el administrador ya entró no espera por los desconocidos, y tiene su propio límite', async () => {
  const contexto = await conClave()
  const { prueba, advance } = contexto
  const suyo = await navegadorDeAdmin(contexto)
  await hastaCansar(prueba)
  const deDesconocido = await prueba(CLAVE)
  const deConocido = await prueba(CLAVE, suyo)

  const errores = await hastaCansar(() => prueba('otra', suyo))
  const deMas = await prueba(CLAVE, suyo)
  advance(10 * MINUTO)

  expect([deDesconocido.status, deConocido.status]).toEqual([429, 200])
  expect(errores).toEqual(new Set([401]))
  expect(deMas.status).toBe(429)
  expect(deMas.headers.get('retry-after')).toBe('600')
  expect((await prueba(CLAVE, suyo)).status).toBe(200)
})

test('lo que un conocido se equivoca no hace esperar a los desconocidos', async () => {
  const contexto = await conClave()
  const suyo = await navegadorDeAdmin(contexto)

  await hastaCansar(() => contexto.prueba('otra', suyo))

  expect((await contexto.prueba()).status).toBe(401)
})

test('quien tiene la sesión del administrador abierta también es conocido; quien la tiene de docente, no', async () => {
  const { prueba, sesion } = await conClave()
  const [admin, docente] = [await sesion(), await sesion('docente')]
  await hastaCansar(prueba)

  expect((await prueba(CLAVE, docente)).status).toBe(429)
  expect((await prueba(CLAVE, admin)).status).toBe(200)
})

test('la señal de un navegador conocido dura un año, no la lee ningún guion y no abre nada', async () => {
  const contexto = await conClave({ siteUrl: 'https://guarania.py' })
  const { api, prueba, advance } = contexto
  const { headers } = await api.login.post({ password: CLAVE })
  const galleta = galletaDe(headers, 'conocido_admin')
  const cookie = galleta.split(';')[0] ?? ''
  const authorization = `Bearer ${cookie.split('=')[1]}`

  expect(galleta).toContain('; Max-Age=31536000; Path=/api; HttpOnly; Secure; SameSite=Strict')
  expect((await api.admin['dashboard-counts'].get({ headers: { authorization } })).status).toBe(401)
  advance(366 * 24 * 60 * MINUTO)
  await hastaCansar(prueba)
  expect((await prueba(CLAVE, { cookie })).status).toBe(429)
})

test.each(['conocido_admin=x', 'archivos=x'])('una señal inventada (%s) no es de nadie', async (cookie) => {
  const { prueba } = await conClave()
  await hastaCansar(prueba)

  expect((await prueba(CLAVE, { cookie })).status).toBe(429)
})

test('de cien contraseñas a la vez se revisan diez, de a una, y quien es conocido pasa primero', async () => {
  const contexto = await conClave()
  const { prueba } = contexto
  const suyo = await navegadorDeAdmin(contexto)
  const { verify } = Bun.password
  let [revisadas, aLaVez, masALaVez] = [0, 0, 0]
  vi.spyOn(Bun.password, 'verify').mockImplementation(async (...datos) => {
    revisadas++
    masALaVez = Math.max(masALaVez, ++aLaVez)
    const vale = await verify(...datos)
    aLaVez--
    return vale
  })
  const terminaron: number[] = []
  const onFinish = async (intento: ReturnType<typeof prueba>) => {
    const { status } = await intento
    if (status !== 429) terminaron.push(status)
    return status
  }

  const ajenas = Array.from({ length: 100 }, () => onFinish(prueba()))
  const propia = onFinish(prueba(CLAVE, suyo))
  const estados = await Promise.all(ajenas)

  expect(await propia).toBe(200)
  expect(estados.filter((estado) => estado === 401)).toHaveLength(10)
  expect(estados.filter((estado) => estado === 429)).toHaveLength(90)
  expect([revisadas, masALaVez]).toEqual([11, 1])
  expect(terminaron.indexOf(200)).toBeLessThan(3)
})

test('lo que no se puede contar no se revisa: con el disco lleno nadie adivina', async () => {
  const { prueba, sqlite } = await conClave()
  const verify = vi.spyOn(Bun.password, 'verify')
  sqlite.pragma('query_only = ON')

  expect((await prueba(CLAVE)).status).toBe(503)
  expect(verify).not.toHaveBeenCalled()
  vi.mocked(console.error).mockClear()
})

test('dos procesos sobre los mismos datos cuentan juntos', async () => {
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-'))
  const base = join(carpeta, 'guarania.db')
  const [uno, otro] = [await conClave({ base }), await conClave({ base })]
  const suyo = await navegadorDeAdmin(uno)

  for (const { prueba } of [uno, otro]) {
    expect(await hastaCansar(prueba, 5)).toEqual(new Set([401]))
  }

  for (const { prueba } of [uno, otro]) {
    expect((await prueba(CLAVE)).status).toBe(429)
    expect((await prueba(CLAVE, suyo)).status).toBe(200)
  }
  for (const { sqlite } of [uno, otro]) sqlite.close()
  rmSync(carpeta, { recursive: true })
})

/** Ten minutes' worth of wrong codes: five at each of twelve accounts, from as many networks; or more of them. */
async function guessCodigos(
  { desde, db }: Pick<TestApi, 'desde' | 'db'>,
  { existen = true, cuentas = 12 } = {},
) {
  const errores = Array.from({ length: cuentas }, async (_, i) => {
    const [send, email] = [desde(redNueva(i)), `quien${i}@prueba.py`]
    if (existen) insertAlumno(db, { email })
    await send('POST /request-otp', { email })
    return hastaCansar(() => send('POST /alumnos/verify-otp', { email, otp: '000000' }), 5)
  })
  return (await Promise.all(errores)).flatMap((estados) => [...estados])
}

function conAlumna(opciones: Options = {}) {
  const contexto = testApi(opciones)
  const { db, send, outbox, sent } = contexto
  const alumna = insertAlumno(db, { email: 'ana@prueba.py' })
  const pide = async (email = alumna.email, ruta = 'POST /request-otp') => {
    await send(ruta, { email })
    await outbox.sendDue()
    return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
  }
  const entra = (otp: string, headers = {}, email = alumna.email) =>
    send('POST /alumnos/verify-otp', { email, otp }, headers)
  /** Signs in, and is what the browser sends from then on. */
  const navegador = async () => {
    const { headers } = await entra(await pide())
    contexto.advance(MINUTO)
    return { cookie: galletaDe(headers, 'conocido_alumno').split(';')[0] ?? '' }
  }
  return { ...contexto, contexto, alumna, pide, entra, navegador }
}

test('mientras alguien adivina códigos de muchas cuentas, a los desconocidos se les pide una prueba, y a su propio navegador nada', async () => {
  const { contexto, pide, entra, navegador, advance } = conAlumna()
  const suyo = await navegador()
  const codigo = await pide()
  const adivinados = await guessCodigos(contexto)

  const deDesconocida = await entra(codigo)
  const deConocida = await entra(codigo, suyo)
  advance(10 * MINUTO)

  expect(new Set(adivinados)).toEqual(new Set([400]))
  expect(deDesconocida).toMatchObject({ status: 429, data: { code: 'prueba_pedida' } })
  expect(Number(deDesconocida.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(deConocida.status).toBe(200)
  expect((await entra(await pide())).status).toBe(200)
})

test('un código acertado no se gasta porque falte la prueba, y con ella entra', async () => {
  const { contexto, pide, entra } = conAlumna()
  const codigo = await pide()
  await guessCodigos(contexto)
  const pedida = await entra(codigo)
  const equivocado = await entra(codigo === '000000' ? '000001' : '000000', responder(pedida))

  const conPrueba = await entra(codigo, responder(await entra(codigo)))

  expect(equivocado).toMatchObject({ status: 400, data: { code: 'codigo_incorrecto' } })
  expect(conPrueba.status).toBe(200)
})

test('quien prueba con emails inventados no molesta a nadie, y no se entera de cuáles lo son', async () => {
  const { contexto, pide, entra, desde } = conAlumna()
  const codigo = await pide()

  const adivinados = await guessCodigos(contexto, { existen: false, cuentas: 40 })
  const otra = desde('172.16.0.1')
  await otra('POST /request-otp', { email: 'nadie@prueba.py' })
  const [inventado, deAna] = await Promise.all(
    ['nadie@prueba.py', 'ana@prueba.py'].map((email) =>
      otra('POST /alumnos/verify-otp', { email, otp: codigo === '000000' ? '000001' : '000000' }),
    ),
  )

  expect(new Set(adivinados)).toEqual(new Set([400]))
  expect(inventado?.data).toEqual(deAna?.data)
  expect((await entra(codigo)).status).toBe(200)
})

test('un navegador es conocido solo para la cuenta que entró en él', async () => {
  const { contexto, pide, entra, navegador, db, api } = conAlumna()
  const suyo = await navegador()
  insertAlumno(db, { email: 'otra@prueba.py' })
  insertDocente(db, { email: 'ana@prueba.py' })
  const [deOtra, deDocente] = [
    await pide('otra@prueba.py'),
    await pide('ana@prueba.py', 'POST /docente/request-otp'),
  ]
  await guessCodigos(contexto)

  expect((await entra(deOtra, suyo, 'otra@prueba.py')).data.code).toBe('prueba_pedida')
  const comoDocente = { email: 'ana@prueba.py', code: deDocente }
  expect((await api.docente['verify-otp'].post(comoDocente, { headers: suyo })).status).toBe(429)
})

test('la señal de un alumno no hace conocido a nadie como administrador', async () => {
  const { navegador, adminPassword, api } = conAlumna()
  await adminPassword.prepare(CLAVE)
  const [, valor] = (await navegador()).cookie.split('=')
  await hastaCansar(() => api.login.post({ password: 'otra' }))

  const { status } = await api.login.post(
    { password: CLAVE },
    { headers: { cookie: `conocido_admin=${valor}` } },
  )

  expect(status).toBe(429)
})

test('un código usado o vencido no cuenta como adivinado, ni uno acertado', async () => {
  const { pide, entra, advance } = conAlumna()
  const codigo = await pide()
  expect((await entra(codigo)).status).toBe(200)

  for (let i = 0; i < 70; i++) expect((await entra(codigo)).status).toBe(400)
  advance(MINUTO)

  expect((await entra(await pide())).status).toBe(200)
})

test('sin límites por tiempo, adivinar códigos no hace esperar a nadie', async () => {
  const { contexto, pide, entra } = conAlumna({ sinLimites: true })
  const codigo = await pide()
  await guessCodigos(contexto)

  expect((await entra(codigo)).status).toBe(200)
})
