import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Rol } from '../../../api/suelo/plugins/auth.ts'
import { readAjustes, writeAjuste } from '../../../api/suelo/services/ajustes.ts'
import { adminSession, personaSession, startSesion } from '../../../api/suelo/services/sign-in.ts'
import { retencionDeAccesos } from '../../../api/suelo/sesiones/retencion.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { como, type TestApi, testApi } from '../../support/api.ts'

const HORA = 3_600_000

async function conClave(clave = 'una clave') {
  const contexto = testApi()
  await contexto.adminPassword.prepare(clave)
  return contexto
}

test('con la contraseña se entra, por ocho horas', async () => {
  const { api, advance } = await conClave()

  const { status, data } = await api.login.post({ password: 'una clave' })
  const headers = { authorization: `Bearer ${data.token}` }

  expect(status).toBe(200)
  expect((await api.admin['dashboard-counts'].get({ headers })).status).toBe(200)
  advance(8 * HORA - 1000)
  expect((await api.admin['dashboard-counts'].get({ headers })).status).toBe(200)
  advance(1000)
  expect((await api.admin['dashboard-counts'].get({ headers })).status).toBe(401)
})

test('la contraseña se guarda de modo que revisarla pida poca memoria, y la guardada de otro modo vale', async () => {
  const { api, db } = await conClave()
  const guardada = readAjustes(db, ['admin_password_hash']).admin_password_hash
  expect(guardada).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)

  writeAjuste(db, 'admin_password_hash', await Bun.password.hash('la de antes', 'argon2id'))

  expect((await api.login.post({ password: 'la de antes' })).status).toBe(200)
})

test.each([{}, { password: '' }, { password: null }])('sin contraseña (%o) se pide', async (cuerpo) => {
  const { api } = await conClave()

  expect(await api.login.post(cuerpo)).toMatchObject({
    status: 400,
    data: { error: 'La contraseña es obligatoria.', message: 'La contraseña es obligatoria.' },
  })
})

test('con otra contraseña no se entra', async () => {
  const { api } = await conClave()

  expect(await api.login.post({ password: 'otra' })).toMatchObject({
    status: 401,
    data: { error: 'Contraseña incorrecta.', code: 'credenciales_invalidas' },
  })
})

test('cambiar la contraseña termina las sesiones abiertas de la administración, y ninguna otra', async () => {
  const { api, sesion, adminPassword } = await conClave()
  const headers = await sesion()
  const deDocente = await sesion('docente')

  await adminPassword.prepare('una clave')
  expect((await api.admin['dashboard-counts'].get({ headers })).status).toBe(200)
  await adminPassword.prepare('otra clave')

  expect((await api.admin['dashboard-counts'].get({ headers })).status).toBe(401)
  expect((await api.docente.me.get({ headers: deDocente })).status).toBe(200)
})

test('el token del administrador no lleva nada de la contraseña', async () => {
  const { api } = await conClave()

  const { data } = await api.login.post({ password: 'una clave' })

  expect(Object.keys(claimsDe(data.token)).sort()).toEqual([
    'desde',
    'exp',
    'iat',
    'role',
    'sid',
    'sub',
    'uso',
  ])
})

const claimsDe = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('se ve dónde se ingresó, desde cuándo y cuándo se usó, lo último primero', async () => {
  const { api, advance } = await conClave()
  const signIn = async (agente: string) => {
    const { data } = await api.login.post({ password: 'una clave' }, { headers: { 'user-agent': agente } })
    return { authorization: `Bearer ${data.token}` }
  }
  const enTelefono = await signIn(CHROME)
  advance(HORA)
  await signIn(FIREFOX)

  const { status, data } = await api.sesiones.get({ headers: enTelefono })

  expect(status).toBe(200)
  expect(data).toEqual([
    {
      id: 2,
      dispositivo: 'Firefox en Windows',
      desde: '2026-03-02T13:00:00.000Z',
      vista: '2026-03-02T13:00:00.000Z',
      actual: false,
    },
    {
      id: 1,
      dispositivo: 'Chrome en Android',
      desde: '2026-03-02T12:00:00.000Z',
      vista: '2026-03-02T13:00:00.000Z',
      actual: true,
    },
  ])
})

test('el último uso se anota cada quince minutos, y leer no falla porque no se pueda', async () => {
  const { api, sesion, advance, db, sqlite } = testApi()
  const headers = await sesion()
  const spend = async () => (await api.admin['dashboard-counts'].get({ headers })).status
  const vista = () => (db.select().from(sesiones).get()?.vistaEn ?? 0) - Date.parse('2026-03-02T12:00:00Z')

  advance(14 * 60_000)
  await spend()
  expect(vista()).toBe(0)
  advance(60_000)
  await spend()
  expect(vista()).toBe(15 * 60_000)
  advance(HORA)
  sqlite.pragma('query_only = ON')

  expect(await spend()).toBe(200)
  expect(vista()).toBe(15 * 60_000)
})

/** Two sessions of somebody, and one of somebody else in the same role; of the administrator there is no other. */
async function conSesiones(rol: Rol) {
  const contexto = testApi()
  const insert = rol === 'docente' ? insertDocente : insertAlumno
  const [una, otra] = [insert(contexto.db), insert(contexto.db)]
  const suya = await como(contexto, rol, una)
  const otraSuya = await como(contexto, rol, una)
  const ajena = await como(contexto, rol === 'admin' ? 'alumno' : rol, otra)
  return { contexto, suya, otraSuya, ajena }
}

const roles: Rol[] = ['admin', 'docente', 'alumno']

test.each(roles)('cada quien (%s) ve y cierra las suyas', async (rol) => {
  const { suya, otraSuya, ajena } = await conSesiones(rol)
  const ids = async (quien: typeof suya) =>
    ((await quien.sesiones.get()).data as { id: number }[]).map(({ id }) => id)
  expect(await ids(suya)).toEqual([2, 1])

  expect(await suya.sesiones({ id: 2 }).delete()).toMatchObject({
    status: 200,
    data: { message: 'Sesión cerrada.' },
  })

  expect((await otraSuya.sesiones.get()).status).toBe(401)
  expect(await ids(suya)).toEqual([1])
  expect(await ids(ajena)).toEqual([3])
})

test.each(roles)('la de otra persona, o una que no hay, no existe (%s)', async (rol) => {
  const { suya, ajena } = await conSesiones(rol)

  for (const id of [3, 77]) {
    expect(await suya.sesiones({ id }).delete()).toMatchObject({
      status: 404,
      data: { code: 'sesion_no_encontrada' },
    })
  }
  expect(await suya('DELETE /sesiones/x')).toMatchObject({ status: 400 })

  expect((await ajena.sesiones.get()).status).toBe(200)
})

test.each(roles)('se cierran todas las demás de una vez (%s)', async (rol) => {
  const { suya, otraSuya, ajena } = await conSesiones(rol)

  expect(await suya.sesiones.delete()).toMatchObject({
    status: 200,
    data: { message: 'Se cerró 1 sesión.', cerradas: 1 },
  })

  expect((await otraSuya.sesiones.get()).status).toBe(401)
  expect((await ajena.sesiones.get()).status).toBe(200)
  expect((await suya.sesiones.delete()).data).toEqual({
    message: 'No había otra sesión abierta.',
    cerradas: 0,
  })
})

test('salir termina la sesión en el servidor, y sin ninguna también se sale', async () => {
  const contexto = testApi()
  const { api, sesion, db } = contexto
  const headers = await sesion()
  const otra = await sesion()

  expect(await api.logout.post(undefined, { headers })).toMatchObject({
    status: 200,
    data: { message: 'Sesión cerrada.' },
  })

  expect((await api.admin['dashboard-counts'].get({ headers })).status).toBe(401)
  expect((await api.admin['dashboard-counts'].get({ headers: otra })).status).toBe(200)
  for (const sobrante of [headers, {}, { authorization: 'Bearer inventado' }]) {
    expect((await api.logout.post(undefined, { headers: sobrante })).status).toBe(200)
  }
  expect(await db.$count(sesiones)).toBe(1)
})

test('con la cookie de los archivos también se sale, y sin la sesión no abre más', async () => {
  const { api, readArchivo } = await conClave()
  const { data, headers } = await api.login.post({ password: 'una clave' })
  const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
  const conCookie = async () => (await readArchivo('/uploads/tareas/x.pdf', { headers: { cookie } })).status
  expect(await conCookie()).toBe(404)

  await api.logout.post(undefined, { headers: { cookie } })

  expect(await conCookie()).toBe(401)
  expect(
    (await api.admin['dashboard-counts'].get({ headers: { authorization: `Bearer ${data.token}` } })).status,
  ).toBe(401)
})

test('las que terminaron se borran, y su número no se usa otra vez', async () => {
  const { deps, db, sesion, advance } = testApi()
  await sesion('admin')
  await sesion('alumno')
  const { run } = retencionDeAccesos(deps)
  const ids = () => db.select({ id: sesiones.id }).from(sesiones).all()

  advance(8 * HORA - 1)
  run()
  expect(ids()).toEqual([{ id: 1 }, { id: 2 }])
  advance(1)
  run()
  expect(ids()).toEqual([{ id: 2 }])
  advance(4 * HORA)
  run()
  await sesion()

  expect(ids()).toEqual([{ id: 3 }])
})

test('eliminar a alguien se lleva sus sesiones', async () => {
  const contexto = testApi()
  const { db, sesion } = contexto
  const [alumno, docente] = [insertAlumno(db), insertDocente(db)]
  await sesion('alumno', alumno)
  await sesion('docente', docente)
  const admin = await como(contexto)

  await admin.alumnos({ id: alumno.id }).delete()
  await admin.admin.docentes({ id: docente.id }).delete()

  expect(db.select({ rol: sesiones.rol }).from(sesiones).all()).toEqual([{ rol: 'admin' }])
})

/** Signed with the installation's secret, but not by it. */
const firmado = (claims: object) => {
  const parte = (algo: object) => Buffer.from(JSON.stringify(algo)).toString('base64url')
  const cuerpo = `${parte({ alg: 'HS256', typ: 'JWT' })}.${parte(claims)}`
  const firma = createHmac('sha256', 'un secreto de prueba').update(cuerpo).digest('base64url')
  return `${cuerpo}.${firma}`
}

const AHORA = Date.parse('2026-03-02T12:00:00Z') / 1000

test.each([
  ['sin vencimiento', {}, 401],
  ['con un vencimiento que no es un número', { exp: '9999999999' }, 401],
  ['que dura más que ocho horas', { exp: AHORA + 8 * 3600 + 1 }, 401],
  ['de ocho horas', { exp: AHORA + 8 * 3600 }, 200],
])('un token del administrador %s (%o) responde %s', async (_caso, vencimiento, status) => {
  const { api, deps } = testApi()
  const claims = { ...startSesion(deps, adminSession), uso: 'sesion', ...vencimiento }

  const { status: respondido } = await api.admin['dashboard-counts'].get({
    headers: {
      authorization: `Bearer ${firmado(claims)}`,
    },
  })

  expect(respondido).toBe(status)
})

test.each([
  ['sesion', { role: 'alumno' }, 12],
  ['sesion', { role: 'admin' }, 8],
  ['archivos', { role: 'docente' }, 12],
  ['archivos', { role: 'admin' }, 8],
  ['corregir', {}, 60 * 24],
  ['visitante', {}, 400 * 24],
] as const)('un token de %s %o no dura más que %i horas', async (uso, claims, horas) => {
  const { tokens } = testApi()
  const deHoras = (cuantas: number) => tokens.sign(uso, claims, cuantas * 3600)

  expect(await tokens.verify(uso, await deHoras(horas))).toMatchObject(claims)
  expect(await tokens.verify(uso, await deHoras(horas + 1))).toBeNull()
})

const conOtros = {
  'de otro rol': (claims: object) => ({ ...claims, role: 'docente' }),
  'de otra persona': (claims: object) => ({ ...claims, sub: '2' }),
  'de otra sesión': (claims: object) => ({ ...claims, sid: 77 }),
  'de la que tuvo ese número antes de reponer una copia': (claims: object) => ({ ...claims, desde: 1 }),
  'de una versión anterior': ({ role, sub }: Record<string, unknown>) => ({ role, sub, version: 1 }),
}

test.each(Object.entries(conOtros))('un token bien firmado, pero %s, no vale', async (_caso, cambiado) => {
  const { api, deps, tokens, db }: TestApi = testApi()
  const [alumno] = [insertAlumno(db), insertAlumno(db), insertDocente(db), insertDocente(db)]
  const claims = startSesion(deps, personaSession('alumno', alumno))
  const estadoCon = async (con: object) => {
    const token = await tokens.sign('sesion', con as typeof claims, 60)
    return (await api.sesiones.get({ headers: { authorization: `Bearer ${token}` } })).status
  }

  expect(await estadoCon(claims)).toBe(200)
  expect(await estadoCon(cambiado(claims))).toBe(401)
})
