import { readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { expect, onTestFinished, test, vi } from 'vitest'
import { tryOut } from '../../../api/suelo/correos/pasos.ts'
import { createTokens } from '../../../api/suelo/services/tokens.ts'
import { ajustes } from '../../../db/schema/ajustes.ts'
import { correos } from '../../../db/schema/correos.ts'
import { testApi } from '../../support/api.ts'
import { createCertificado } from '../../support/certificado.ts'
import { startSmtp } from '../../support/smtp.ts'

const CLAVE = 'lapacho rosado'
const MINUTO = 60_000

async function instalada(opciones: Parameters<typeof testApi>[0] = {}) {
  const contexto = testApi({ conVia: true, ...opciones })
  await contexto.adminPassword.prepare(CLAVE)
  const admin = await contexto.sesion('admin')
  const call = (direccion: string, datos?: object) => contexto.send(direccion, datos, admin)
  const { data } = await call('GET /admin/correo')
  return { ...contexto, admin, call, alComienzo: data }
}

async function conServidor(manera: Parameters<typeof startSmtp>[0] = {}) {
  const servidor = await startSmtp(manera)
  onTestFinished(servidor.stop)
  const datos = {
    password: CLAVE,
    proveedor: 'smtp',
    remitente: 'Aula <aula@ejemplo.py>',
    servidor: '127.0.0.1',
    puerto: servidor.puerto,
    seguridad: 'NINGUNA',
  }
  return { ...servidor, datos }
}

const avisa = ({ outbox, db }: Pick<ReturnType<typeof testApi>, 'outbox' | 'db'>, para = 'ana@b.py') =>
  outbox.post(db, para, { subject: 'Hola', paragraphs: ['¡Hola!'] })

test('sin servicio se dice todo, y lo que no corresponde es null', async () => {
  const { alComienzo } = await instalada()

  expect(alComienzo).toEqual({
    proveedor: 'carpeta',
    origen: null,
    remitente: 'Guarania <no-responder@localhost>',
    servidor: null,
    puerto: null,
    seguridad: null,
    usuario: null,
    clave: null,
    por_minuto: 30,
    prueba: null,
    en_carpeta: 0,
  })
})

test('el próximo correo sale por el servidor que se acaba de poner, y la clave no está en ninguna respuesta', async () => {
  const { datos, recibidos } = await conServidor()
  const { call, outbox, db } = await instalada()

  const { status, data } = await call('PUT /admin/correo', {
    ...datos,
    usuario: 'aula',
    clave: 'secretísima',
  })
  avisa({ outbox, db })
  await outbox.sendDue()

  expect(status).toBe(200)
  expect(data).toMatchObject({ proveedor: 'smtp', origen: 'pantalla', usuario: 'aula', clave: 'GUARDADA' })
  expect(JSON.stringify([data, db.select().from(ajustes).all()])).not.toContain('secretísima')
  expect(recibidos).toHaveLength(1)
  expect(recibidos[0]).toContain('From: Aula <aula@ejemplo.py>')
})

test('quien no sabe la contraseña no lo cambia ni lo quita', async () => {
  const { datos } = await conServidor()
  const { call } = await instalada()
  const mal = { status: 403, data: { error: 'La contraseña no es correcta.' } }

  expect(await call('PUT /admin/correo', { ...datos, password: 'otra' })).toMatchObject(mal)
  expect(await call('DELETE /admin/correo', { password: 'otra' })).toMatchObject(mal)
  expect((await call('GET /admin/correo')).data.origen).toBeNull()
})

test('la clave guardada vale solo para el mismo servidor y el mismo usuario', async () => {
  const { datos } = await conServidor()
  const { call } = await instalada()
  const conClave = { ...datos, usuario: 'aula', clave: 'secreta' }
  expect(await call('PUT /admin/correo', { ...datos, usuario: 'aula' })).toMatchObject({
    status: 400,
    data: { error: 'Escribe la clave.' },
  })
  await call('PUT /admin/correo', datos)
  expect((await call('PUT /admin/correo', { ...datos, usuario: 'aula' })).data.error).toBe(
    'Escribe otra vez la clave: cambió el servidor o el usuario.',
  )
  await call('PUT /admin/correo', conClave)

  const { clave: _, ...sinClave } = conClave
  expect((await call('PUT /admin/correo', { ...sinClave, por_minuto: 5 })).data.por_minuto).toBe(5)
  for (const otro of [{ servidor: 'localhost' }, { puerto: 1 }, { usuario: 'otra' }]) {
    expect(await call('PUT /admin/correo', { ...sinClave, ...otro })).toMatchObject({
      status: 400,
      data: { error: 'Escribe otra vez la clave: cambió el servidor o el usuario.' },
    })
  }
})

test.each([
  [
    { seguridad: 'NINGUNA', servidor: 'smtp.ejemplo.py', usuario: 'yo', clave: 'x' },
    'Sin cifrado no se puede enviar una clave.',
  ],
  [{ por_minuto: 601 }, 'Los correos por minuto van de 1 a 600.'],
  [{ por_minuto: 0 }, 'Los correos por minuto van de 1 a 600.'],
  [{ servidor: '' }, 'Escribe el servidor.'],
  [{ servidor: 'http://smtp' }, 'El servidor es un nombre como smtp.ejemplo.edu.py.'],
  [{ puerto: 70_000 }, 'El puerto va de 1 a 65535.'],
  [{ remitente: 'nadie' }, 'Escribe el remitente como Cátedra <catedra@ejemplo.edu.py>.'],
  [{ password: '' }, 'Escribe tu contraseña.'],
])('%j: %s', async (mal, error) => {
  const { datos } = await conServidor()
  const { call } = await instalada()

  expect(await call('PUT /admin/correo', { ...datos, ...mal })).toMatchObject({
    status: 400,
    data: { error },
  })
})

test('lo que fija el ambiente no se cambia aquí', async () => {
  const { datos, url } = await conServidor()
  const { call, alComienzo } = await instalada({ smtpUrl: url.replace('//', '//yo:clave@') })
  const fijado = {
    status: 409,
    data: {
      code: 'fijado_por_ambiente',
      error: 'El correo está fijado en el ambiente (SMTP_URL): quítalo de ahí para cambiarlo aquí.',
    },
  }

  expect(alComienzo).toMatchObject({
    origen: 'ambiente',
    proveedor: 'smtp',
    usuario: 'yo',
    clave: 'GUARDADA',
  })
  expect(await call('PUT /admin/correo', datos)).toMatchObject(fijado)
  expect(await call('DELETE /admin/correo', { password: CLAVE })).toMatchObject(fijado)
})

test('junto a otro secreto la clave no se lee, los correos van a la carpeta, y se dice', async () => {
  const { datos, recibidos } = await conServidor()
  const { call, outbox, db, deps, dataDir } = await instalada()
  await call('PUT /admin/correo', { ...datos, usuario: 'aula', clave: 'secreta' })
  deps.tokens.unseal = createTokens('el secreto de otra instalación', deps.now).unseal
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await call('PUT /admin/correo', { ...datos, usuario: 'aula', por_minuto: 7 })
  avisa({ outbox, db })
  await outbox.sendDue()

  expect((await call('GET /admin/correo')).data).toMatchObject({ clave: 'ILEGIBLE', origen: 'pantalla' })
  expect(recibidos).toHaveLength(0)
  expect(readdirSync(join(dataDir, 'correos'))).toHaveLength(1)
})

test('del cambio se avisa por donde salían y por donde salen', async () => {
  const viejo = await conServidor()
  const nuevo = await conServidor()
  const { call } = await instalada()
  await call('PUT /admin/institucion', { correo: 'directora@ejemplo.py' })
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await call('PUT /admin/correo', viejo.datos)
  await vi.waitFor(() => expect(viejo.recibidos).toHaveLength(1))

  await call('PUT /admin/correo', nuevo.datos)

  await vi.waitFor(() => expect([viejo.recibidos.length, nuevo.recibidos.length]).toEqual([2, 1]))
  expect(nuevo.recibidos[0]).toContain('directora@ejemplo.py')
})

test('en un minuto salen los que se dijo; un código no espera; un número nuevo vale enseguida', async () => {
  const { datos, recibidos } = await conServidor()
  const { call, outbox, db, advance } = await instalada()
  await call('PUT /admin/correo', { ...datos, por_minuto: 2 })
  for (let i = 0; i < 5; i++) avisa({ outbox, db }, `a${i}@b.py`)

  await outbox.sendDue()
  expect(recibidos).toHaveLength(2)
  db.transaction((tx) => {
    const secreto = { caducaEn: Date.now() * 2, reemplaza: 'x' }
    outbox.postSecret(tx, 'ana@b.py', { subject: 'Tu código', paragraphs: [] }, secreto)
  })
  await outbox.sendDue()
  expect(recibidos).toHaveLength(3)

  advance(MINUTO - 1)
  await outbox.sendDue()
  expect(recibidos).toHaveLength(3)
  await call('PUT /admin/correo', { ...datos, por_minuto: 4 })
  await outbox.sendDue()
  expect(recibidos).toHaveLength(4)
  advance(1)
  await outbox.sendDue()
  expect(recibidos).toHaveLength(6)
})

test('lo que ya espera su turno sale al paso nuevo, sin que pase el minuto', async () => {
  const { datos, recibidos } = await conServidor()
  const { call, outbox, db } = await instalada()
  onTestFinished(async () => void (await outbox.stop()))
  await call('PUT /admin/correo', { ...datos, por_minuto: 1 })
  outbox.start()
  for (let i = 0; i < 3; i++) avisa({ outbox, db }, `a${i}@b.py`)
  await vi.waitFor(() => expect(recibidos).toHaveLength(1))

  await call('PUT /admin/correo', { ...datos, por_minuto: 600 })

  await vi.waitFor(() => expect(recibidos).toHaveLength(3), { timeout: 20_000 })
})

test('lo que quedó en la carpeta se envía una vez, cuando hay por dónde', async () => {
  const { datos, recibidos } = await conServidor()
  const { call, outbox, db } = await instalada()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  avisa({ outbox, db }, 'vieja@b.py')
  await outbox.sendDue()
  db.update(correos)
    .set({ enviadoEn: Date.parse('2026-02-20T12:00:00Z') })
    .run()
  avisa({ outbox, db })
  await outbox.sendDue()
  expect((await call('GET /admin/correo')).data.en_carpeta).toBe(1)
  expect(await call('POST /admin/correos/enviar-de-la-carpeta')).toMatchObject({ status: 409 })
  await call('PUT /admin/correo', datos)

  expect((await call('POST /admin/correos/enviar-de-la-carpeta')).data).toEqual({ enviados: 1 })
  expect((await call('POST /admin/correos/enviar-de-la-carpeta')).data).toEqual({ enviados: 0 })
  await outbox.sendDue()

  expect(recibidos.map((uno) => /^To: (.*)\r?$/m.exec(uno)?.[1])).toEqual(['ana@b.py'])
})

const prueba = (con: object, password = CLAVE) => ({ para: 'directora@ejemplo.py', con, password })

test('una prueba dice cada paso, y no guarda nada del servidor', async () => {
  const { datos: sinUsuario, recibidos } = await conServidor({ acepta: true })
  const { call } = await instalada()
  const datos = { ...sinUsuario, usuario: 'aula', clave: 'secreta' }
  const { password: _, ...con } = datos

  const { status, data } = await call('POST /admin/correos/prueba', prueba(con))

  expect({ status, ...data }).toMatchObject({ status: 200, proveedor: 'smtp' })
  expect(data.pasos).toEqual(
    ['CONEXION', 'CIFRADO', 'USUARIO', 'REMITENTE', 'ENVIO'].map((paso) => ({
      paso,
      ok: true,
      detalle: null,
    })),
  )
  expect(recibidos).toHaveLength(1)
  expect((await call('GET /admin/correo')).data).toMatchObject({ origen: null, prueba: null })
  await call('PUT /admin/correo', datos)
  expect((await call('GET /admin/correo')).data.prueba).toMatchObject({
    ok: true,
    para: 'directora@ejemplo.py',
  })
  expect((await call('GET /admin/primeros-pasos')).data.hechos.correo).toBe(true)
})

test.each([
  [{ niega: 'SALUDO' }, {}, 'CONEXION', /^Nadie atiende en 127\.0\.0\.1:\d+\.$/],
  [{}, { seguridad: 'STARTTLS' }, 'CIFRADO', /no cifra como se le pide/],
  [
    { rechaza: true },
    { usuario: 'yo', clave: 'x' },
    'USUARIO',
    'El servidor no acepta el usuario o la clave. Gmail pide una «contraseña de aplicación».',
  ],
  [{ niega: 'MAIL' }, {}, 'REMITENTE', 'El servidor no acepta el remitente Aula <aula@ejemplo.py>.'],
  [{ niega: 'RCPT' }, {}, 'ENVIO', /^El servidor no tomó el correo: .*no lo tomo/],
  [{ niega: 'DATA' }, {}, 'ENVIO', /^El servidor no tomó el correo: .*no lo tomo/],
] as const)('%j, con %j, falla en %s', async (manera, aparte, paso, texto) => {
  const { datos } = await conServidor(manera)
  const { call } = await instalada()

  const { status, data } = await call('POST /admin/correos/prueba', prueba({ ...datos, ...aparte }))

  expect(status).toBe(503)
  expect(data.error).toMatch(texto)
  expect(data.pasos.at(-1)).toEqual({ paso, ok: false, detalle: data.error })
  expect(data.pasos.slice(0, -1).every(({ ok }: { ok: boolean }) => ok)).toBe(true)
})

test('un certificado que nadie firmó no vale', async () => {
  const server = createServer(createCertificado(), (socket) => {
    socket.on('error', () => {})
    socket.write('220 hola\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { datos } = await conServidor()
  const { call } = await instalada()
  const { port } = server.address() as AddressInfo

  const { data } = await call(
    'POST /admin/correos/prueba',
    prueba({ ...datos, puerto: port, seguridad: 'TLS' }),
  )

  expect(data.error).toBe('El certificado de 127.0.0.1 no vale.')
  expect(data.pasos.at(-1).paso).toBe('CIFRADO')
})

test('probar otro servidor pide la contraseña y una clave propia; son diez en una hora', async () => {
  const { datos } = await conServidor()
  const { call } = await instalada()
  const conUsuario = { ...datos, usuario: 'yo' }

  expect((await call('POST /admin/correos/prueba', prueba(datos, 'otra'))).status).toBe(403)
  expect((await call('POST /admin/correos/prueba', { para: 'a@b.py', con: datos })).status).toBe(400)
  expect((await call('POST /admin/correos/prueba', prueba(conUsuario))).data.error).toBe('Escribe la clave.')
  for (let i = 0; i < 10; i++)
    expect((await call('POST /admin/correos/prueba', prueba(datos))).status).toBe(200)
  expect((await call('POST /admin/correos/prueba', prueba(datos))).status).toBe(429)
})

test('una carta que sale de la carpeta no es un secreto', async () => {
  const { outbox, db, call } = await instalada()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  db.transaction((tx) => {
    const secreto = { caducaEn: Date.now() * 2, reemplaza: 'x' }
    outbox.postSecret(tx, 'ana@b.py', { subject: 'Tu código', paragraphs: [] }, secreto)
  })
  await outbox.sendDue()

  expect(db.select().from(correos).get()?.estado).toBe('en_carpeta')
  expect((await call('GET /admin/correo')).data.en_carpeta).toBe(0)
})

test('de un servidor que tarda en cada paso se dice en cuál se dejó de esperar', async () => {
  const { puerto } = await conServidor({ tardaMs: 200 })
  const mail = { from: 'a@b.py', to: 'c@d.py', subject: 'Prueba', text: '', html: '' }

  const pasos = await tryOut(mail, { smtp: `smtp://127.0.0.1:${puerto}` }, 500)

  expect(pasos.at(-1)).toEqual({
    paso: 'ENVIO',
    ok: false,
    detalle: 'El servidor tarda demasiado en responder.',
  })
})
