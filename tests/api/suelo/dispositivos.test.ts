import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPermitido, parseServicios } from '../../../api/suelo/services/servicios-de-push.ts'
import { retencionDeAccesos } from '../../../api/suelo/sesiones/retencion.ts'
import { dispositivos } from '../../../db/schema/dispositivos.ts'
import { sesiones } from '../../../db/schema/sesiones.ts'
import { insertAlumno, insertDocente } from '../../support/academia.ts'
import { como, testApi } from '../../support/api.ts'
import { createNavegador } from '../../support/servicio-de-push.ts'

const HORA = 60 * 60_000
const { keys } = createNavegador()
const enGoogle = (nombre: string) => `https://fcm.googleapis.com/fcm/send/${nombre}`

const roles = [
  { rol: 'alumno', me: '/alumnos/me', admin: '/alumnos', insert: insertAlumno },
  { rol: 'docente', me: '/docente/me', admin: '/admin/docentes', insert: insertDocente },
] as const

async function conPersona({ rol, me, insert }: (typeof roles)[number] = roles[0]) {
  const contexto = testApi()
  const persona = insert(contexto.db)
  const enter = async () => {
    const pide = await como(contexto, rol, persona)
    return {
      pide,
      agrega: (nombre: string, mas = {}) =>
        pide(`POST ${me}/dispositivos`, { endpoint: enGoogle(nombre), keys, ...mas }),
      nombres: async () =>
        ((await pide(`GET ${me}/dispositivos`)).data as { endpoint: string }[]).map(({ endpoint }) =>
          endpoint.split('/').at(-1),
        ),
    }
  }
  return { contexto, persona, enter, ...(await enter()) }
}

const quedan = ({ contexto: { db } }: Awaited<ReturnType<typeof conPersona>>) =>
  db
    .select()
    .from(dispositivos)
    .all()
    .map(({ endpoint }) => endpoint.split('/').at(-1))

test.each(roles)('$rol dice en qué dispositivos quiere avisos, y los quita', async (cual) => {
  const { agrega, pide, nombres } = await conPersona(cual)
  const { status, data } = await agrega('uno', { nombre: 'Mi teléfono' })
  expect([status, data]).toMatchObject([201, { nombre: 'Mi teléfono', endpoint: enGoogle('uno') }])
  expect(data).not.toHaveProperty('auth')
  expect((await agrega('uno')).data).toMatchObject({ id: data.id, nombre: 'Mi teléfono' })
  expect(await nombres()).toEqual(['uno'])

  expect((await pide(`DELETE ${cual.me}/dispositivos/${data.id}`)).status).toBe(200)

  expect(await nombres()).toEqual([])
  expect((await pide(`DELETE ${cual.me}/dispositivos/${data.id}`)).status).toBe(404)
})

test('un navegador es de quien lo dijo último, y nadie toca los de otra persona', async () => {
  const { contexto, agrega, nombres } = await conPersona()
  const { data } = await agrega('uno')
  const otra = await como(contexto, 'docente', insertDocente(contexto.db))
  expect((await otra(`POST /docente/me/dispositivos/${data.id}/prueba`)).status).toBe(404)
  expect((await otra(`DELETE /docente/me/dispositivos/${data.id}`)).status).toBe(404)
  expect(await nombres()).toEqual(['uno'])

  expect((await otra('POST /docente/me/dispositivos', { endpoint: enGoogle('uno'), keys })).status).toBe(201)

  expect(await nombres()).toEqual([])
  expect((await otra('GET /docente/me/dispositivos')).data).toHaveLength(1)
})

test('el noveno toma el lugar del que hace más que no se usa', async () => {
  const { contexto, agrega, nombres } = await conPersona()
  for (let i = 1; i <= 8; i++) {
    await agrega(`de-${i}`)
    contexto.advance(1000)
  }
  await agrega('de-1')
  contexto.advance(1000)
  await agrega('de-9')

  expect(await nombres()).toEqual(['9', '1', '8', '7', '6', '5', '4', '3'].map((n) => `de-${n}`))
})

test('se prueba cinco veces por hora', async () => {
  const { contexto, agrega, pide } = await conPersona()
  const { data } = await agrega('uno')
  const probar = () => pide(`POST /alumnos/me/dispositivos/${data.id}/prueba`)
  for (let i = 0; i < 5; i++) expect((await probar()).status).toBe(200)
  expect((await probar()).status).toBe(429)

  contexto.advance(HORA)

  expect((await probar()).status).toBe(200)
})

test.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://web.push.apple.com/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://db5p.notify.windows.com/w/?token=a',
])('se toma %s', async (endpoint) => {
  const { pide } = await conPersona()

  const { status, data } = await pide('POST /alumnos/me/dispositivos', { endpoint: ` ${endpoint}\n`, keys })

  expect([status, data.endpoint]).toEqual([201, endpoint])
})

test.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://ana:clave@fcm.googleapis.com/a',
  'https://fcm.googleapis.com.malo.example/a',
  'https://push.apple.com/a',
  'https://malopush.apple.com/a',
  'https://malo.example/a',
  'http://127.0.0.1:9/a',
  'https://localhost/a',
  'http://[::1]/a',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'no es una dirección',
])('no se llama a %s', async (endpoint) => {
  const { pide } = await conPersona()

  const { status, data } = await pide('POST /alumnos/me/dispositivos', { endpoint, keys })

  expect([status, data.error]).toEqual([400, 'Ese navegador avisa por un servicio que no conocemos.'])
})

test('PUSH_HOSTS agrega servicios, con o sin puerto; sin TLS, solo los de esta máquina', () => {
  const permite = createPermitido(
    parseServicios('push.example.py, *.sub.example.py,otro.example.py:8443,127.0.0.1:9001,localhost') ?? [],
  )
  const direcciones = [
    'https://push.example.py/a',
    'https://uno.sub.example.py/a',
    'https://otro.example.py:8443/a',
    'http://127.0.0.1:9001/a',
    'http://localhost:1234/a',
    'http://push.example.py/a',
    'https://push.example.py:8443/a',
    'https://otro.example.py/a',
    'http://127.0.0.1:9002/a',
  ]

  expect(direcciones.map(permite)).toEqual([true, true, true, true, true, false, false, false, false])
  expect(['a b', 'a,,b', 'http://a', 'a:puerto'].map(parseServicios)).toEqual(Array(4).fill(undefined))
})

const fueraDeLaCurva = () => {
  const punto = Buffer.from(keys.p256dh, 'base64url')
  punto[40] = (punto[40] ?? 0) ^ 1
  return punto.toString('base64url')
}
/** The generator of secp256k1. */
const deOtraCurva = () =>
  Buffer.from(
    '0479be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8',
    'hex',
  ).toString('base64url')

test.each([
  ['fuera de la curva', { ...keys, p256dh: fueraDeLaCurva() }],
  ['de otra curva', { ...keys, p256dh: deOtraCurva() }],
  ['corta', { ...keys, p256dh: keys.p256dh.slice(0, 40) }],
  ['vacía', { ...keys, p256dh: '' }],
  ['con un secreto de 15 bytes', { ...keys, auth: randomBytes(15).toString('base64url') }],
  ['con un secreto de 17 bytes', { ...keys, auth: randomBytes(17).toString('base64url') }],
  ['sin secreto', { p256dh: keys.p256dh }],
  ['sin claves', undefined],
])('una clave %s no vale', async (_caso, suyas) => {
  const { pide } = await conPersona()

  const { status, data } = await pide('POST /alumnos/me/dispositivos', {
    endpoint: enGoogle('a'),
    keys: suyas,
  })

  expect([status, data.error]).toEqual([400, 'Las claves de ese navegador no son válidas.'])
})

test('quien sale deja de recibir ahí; una sesión que vence no quita nada', async () => {
  const mundo = await conPersona()
  const otra = await mundo.enter()
  await mundo.agrega('uno')
  await otra.agrega('dos')

  expect((await mundo.pide('POST /logout')).status).toBe(200)
  expect(quedan(mundo)).toEqual(['dos'])

  mundo.contexto.advance(13 * HORA)
  retencionDeAccesos(mundo.contexto.deps).run()
  expect(mundo.contexto.db.select().from(sesiones).all()).toEqual([])
  expect(quedan(mundo)).toEqual(['dos'])
})

test('con una sesión que se cierra se va su dispositivo; con las demás, todos menos el propio', async () => {
  const mundo = await conPersona()
  const [otra, tercera] = [await mundo.enter(), await mundo.enter()]
  await mundo.agrega('uno')
  await otra.agrega('dos')
  await tercera.agrega('tres')
  const { data } = await mundo.pide('GET /sesiones')
  const deLaOtra = (data as { id: number; actual: boolean }[]).filter(({ actual }) => !actual)[1]?.id

  await mundo.pide(`DELETE /sesiones/${deLaOtra}`)
  expect(quedan(mundo)).toEqual(['uno', 'tres'])

  await mundo.pide('DELETE /sesiones')
  expect(quedan(mundo)).toEqual(['uno'])
})

test.each(roles)(
  '$rol con otro email por administración, o en la papelera, no tiene ninguno',
  async (cual) => {
    const mundo = await conPersona(cual)
    const { asAdmin } = mundo.contexto
    await mundo.agrega('uno')
    await asAdmin(`PUT ${cual.admin}/${mundo.persona.id}`, { nombre: 'Otro nombre' })
    expect(quedan(mundo)).toEqual(['uno'])
    await asAdmin(`PUT ${cual.admin}/${mundo.persona.id}`, { email: 'otra@correo.py' })
    expect(quedan(mundo)).toEqual([])

    await (await mundo.enter()).agrega('dos')
    await asAdmin(`DELETE ${cual.admin}/${mundo.persona.id}`)
    expect(quedan(mundo)).toEqual([])
    const { data } = await asAdmin('GET /admin/papelera')
    await asAdmin(`POST /admin/papelera/${data[0]?.id ?? data.data?.[0]?.id}/restaurar`)
    expect(quedan(mundo)).toEqual([])
  },
)

test('los datos de cada quien dicen sus dispositivos, sin sus claves, y con el borrado se van', async () => {
  const mundo = await conPersona()
  await mundo.agrega('uno', { nombre: 'Mi teléfono' })
  const { readDatos } = await import('../../../api/casa/datos-personales/datos.ts')
  const { dispositivos: suyos } = readDatos(mundo.contexto.deps, { rol: 'alumno', id: mundo.persona.id })
  expect(suyos).toMatchObject([{ nombre: 'Mi teléfono' }])
  expect(JSON.stringify(suyos)).not.toContain(keys.auth)

  await mundo.pide('POST /alumnos/me/pedido-de-borrado', {})
  const { data } = await mundo.contexto.asAdmin('GET /admin/pedidos-de-datos')
  await mundo.contexto.asAdmin(`POST /admin/pedidos-de-datos/${data[0].id}/borrar`)

  expect(quedan(mundo)).toEqual([])
  expect(
    mundo.contexto.db.select().from(sesiones).where(eq(sesiones.alumnoId, mundo.persona.id)).all(),
  ).toEqual([])
})
