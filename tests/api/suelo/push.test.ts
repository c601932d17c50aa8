import { expect, onTestFinished, test } from 'vitest'
import type { Empuje } from '../../../api/suelo/push/cola.ts'
import { dispositivos, empujes } from '../../../db/schema/dispositivos.ts'
import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from '../../support/academia.ts'
import { como, type TestApi, testApi } from '../../support/api.ts'
import { createNavegador, readVapidHeader, startServicioDePush } from '../../support/servicio-de-push.ts'

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

type Answer = Parameters<typeof startServicioDePush>[0]

/** A student, with a service that answers as is said. */
async function conServicio(answer?: Answer, opciones: Parameters<typeof testApi>[0] = {}) {
  const servicio = await startServicioDePush(answer)
  onTestFinished(servicio.stop)
  const contexto = testApi({
    pushHosts: servicio.host,
    zona: 'America/Asuncion',
    empujesSueltos: true,
    ...opciones,
  })
  const alumno = insertAlumno(contexto.db)
  const cliente = await como(contexto, 'alumno', alumno)
  const navegador = createNavegador()
  const subscribe = (nombre: string, quien = cliente) =>
    quien.alumnos.me.dispositivos.post({
      endpoint: servicio.endpoint(nombre),
      keys: navegador.keys,
      nombre: '',
    })
  const tell = (empuje: Partial<Empuje> = {}) =>
    contexto.deps.push.post(contexto.db as never, {
      rol: 'alumno',
      personaId: alumno.id,
      aviso: 'TAREA_CALIFICADA',
      grupo: 'tarea 4',
      titulo: 'Lenguaje Musical I',
      texto: 'Te calificaron una entrega.',
      enlace: '/alumno/tarea/4',
      ...empuje,
    })
  /** What the browser shows of all that came to one address. */
  const leidos = (nombre: string) =>
    servicio.llegados.filter(({ path }) => path === `/${nombre}`).map(({ cuerpo }) => navegador.read(cuerpo))
  return {
    ...contexto,
    servicio,
    alumno,
    cliente,
    navegador,
    subscribe,
    tell,
    leidos,
    push: contexto.deps.push,
  }
}

const quedan = ({ db }: Pick<TestApi, 'db'>) => db.select().from(dispositivos).all().length
const esperan = ({ db }: Pick<TestApi, 'db'>) =>
  db
    .select()
    .from(empujes)
    .all()
    .filter(({ sale }) => sale !== null)

test('lo que se avisa llega cifrado para ese dispositivo, firmado, y sin decir más que lo dicho', async () => {
  const mundo = await conServicio()
  const { data: clave } = await mundo.api.push.clave.get()
  await mundo.subscribe('uno')
  mundo.tell()
  await mundo.push.sendDue()
  expect(mundo.servicio.llegados).toEqual([])

  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toEqual([
    {
      t: 'Lenguaje Musical I',
      b: 'Te calificaron una entrega.',
      u: '/alumno/tarea/4',
      g: expect.stringMatching(/^[\w-]{16}$/),
    },
  ])
  const headers = mundo.servicio.llegados[0]?.headers ?? {}
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(24 * 3600) })
  expect(headers.topic).toBe(mundo.leidos('uno')[0]?.g)
  const vapid = readVapidHeader(headers.authorization)
  expect(vapid).toMatchObject({
    clave: clave?.clave,
    isFirmado: true,
    alg: 'ES256',
    sub: 'mailto:casa@ejemplo.py',
  })
  expect(new URL(vapid.aud).host).toBe(mundo.servicio.host)
  expect(vapid.exp - Date.now() / 1000).toBeLessThan(24 * 3600)
})

test('un mensaje no pasa de 300 bytes, y lo que sobra se corta', async () => {
  const mundo = await conServicio()
  await mundo.subscribe('uno')
  mundo.tell({ titulo: 'Ñandutí '.repeat(40), texto: '«Dictado»'.repeat(60) })
  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  const [leido] = mundo.leidos('uno')

  expect(Buffer.byteLength(JSON.stringify(leido))).toBeLessThanOrEqual(300)
  expect(leido).toMatchObject({ t: expect.stringMatching(/^Ñandutí .*…$/), b: expect.stringMatching(/…$/) })
})

test('lo de una misma cosa espera un minuto y llega una vez, como se dijo al final', async () => {
  const mundo = await conServicio()
  await mundo.subscribe('uno')
  for (const cuantas of [1, 2, 3]) {
    mundo.tell({ texto: `${cuantas} entregas nuevas en «Dictado 4».` })
    mundo.advance(20 * SEGUNDO)
  }
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toMatchObject([{ b: '3 entregas nuevas en «Dictado 4».' }])
})

test('de una clase llega uno cada diez minutos, de todas las cátedras, y lo que esperaba llega junto', async () => {
  const mundo = await conServicio()
  await mundo.subscribe('uno')
  mundo.tell()
  mundo.advance(MINUTO)
  await mundo.push.sendDue()
  for (const tarea of [5, 6, 7]) mundo.tell({ grupo: `tarea ${tarea}`, titulo: `Cátedra ${tarea}` })
  mundo.tell({ aviso: 'HABILITACION', grupo: 'luz', texto: 'Tu semáforo cambió.' })
  mundo.advance(2 * MINUTO)
  await mundo.push.sendDue()
  expect(mundo.leidos('uno').map(({ b }) => b)).toEqual([
    'Te calificaron una entrega.',
    'Tu semáforo cambió.',
  ])

  mundo.advance(8 * MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno').slice(2)).toMatchObject([
    { t: 'Avisos nuevos', b: 'Tienes 3 avisos nuevos.', u: '/alumno/novedades' },
  ])
})

test('lo de una clase que llega en el minuto del primero sale con él', async () => {
  const mundo = await conServicio()
  await mundo.subscribe('uno')
  for (const publicacion of [1, 2, 3]) {
    mundo.tell({ aviso: 'PUBLICACION', grupo: `publicación ${publicacion}` })
    mundo.advance(5 * SEGUNDO)
  }
  mundo.advance(45 * SEGUNDO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toMatchObject([{ b: 'Tienes 3 avisos nuevos.' }])
  expect(esperan(mundo)).toEqual([])
})

/** A student of a course whose teacher has just posted something. */
async function conPublicada() {
  const mundo = await conServicio(undefined, { empujesSueltos: false })
  const { db, alumno, as } = mundo
  const docente = insertDocente(db)
  const catedra = insertCatedra(db, { docenteId: docente.id })
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: alumno.id })
  const asDocente = as('docente', docente)
  await mundo.subscribe('uno')
  const { data } = await asDocente
    .catedras({ id: catedra.id })
    .publicaciones.post({ titulo: 'Ensayo', contenido: '<p>El viernes.</p>', tipo: 'ANUNCIO' })
  const publicacionId = data?.id as number
  return { ...mundo, catedra, asDocente, publicacionId }
}

type Publicada = Awaited<ReturnType<typeof conPublicada>>

test.each<[string, (mundo: Publicada) => Promise<unknown>]>([
  [
    'se eliminó',
    ({ asDocente, catedra: { id }, publicacionId }) =>
      asDocente.catedras({ id }).publicaciones({ publicacionId }).delete(),
  ],
  [
    'se ocultó',
    ({ asDocente, publicacionId: id }) => asDocente.publicaciones({ id })['toggle-visibility'].put(),
  ],
  [
    'era de una cátedra que se dejó',
    ({ asAdmin, catedra, alumno }) =>
      asAdmin.admin.catedras({ id: catedra.id }).alumnos({ alumnoId: alumno.id }).desinscribir.delete(),
  ],
  ['ya se leyó', ({ cliente }) => cliente.alumnos.me.novedades.leidas.post({ ids: [1] })],
])('lo que %s antes de salir no sale', async (_, undo) => {
  const mundo = await conPublicada()
  await undo(mundo)
  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toEqual([])
  expect(esperan(mundo)).toEqual([])
})

test('lo que sigue ahí, sí', async () => {
  const mundo = await conPublicada()
  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toMatchObject([{ b: 'Hay 1 publicación nueva en el tablón.' }])
})

test('en las horas de silencio espera a que terminen, o muere si entonces ya no vale', async () => {
  // 22:00 in Asunción.
  const mundo = await conServicio(undefined, { now: '2026-03-03T01:00:00Z' })
  await mundo.subscribe('uno')
  mundo.tell()
  mundo.tell({ aviso: 'TAREA_VENCE', grupo: 'vence', hasta: mundo.deps.now() + 8 * HORA })
  mundo.advance(MINUTO)
  await mundo.push.sendDue()
  expect(mundo.servicio.llegados).toEqual([])
  expect(esperan(mundo)).toHaveLength(1)

  mundo.advance(8 * HORA + 28 * MINUTO)
  await mundo.push.sendDue()
  expect(mundo.servicio.llegados).toEqual([])
  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toMatchObject([{ b: 'Te calificaron una entrega.' }])
})

test('quien apaga el silencio recibe de noche, y quien prueba su teléfono, también', async () => {
  const mundo = await conServicio(undefined, { now: '2026-03-03T01:00:00Z' })
  const { data: uno } = await mundo.subscribe('uno')
  const { silencio } = mundo.cliente.alumnos.me
  expect((await silencio.get()).data).toEqual({ activo: true, desde: '21:00', hasta: '06:30' })
  await mundo.cliente.alumnos.me.dispositivos({ id: uno?.id ?? 0 }).prueba.post()
  await mundo.push.sendDue()
  expect(mundo.leidos('uno')).toMatchObject([{ t: 'Prueba' }])

  await silencio.put({ activo: false, desde: '22:00', hasta: '07:00' })
  mundo.tell()
  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('uno')).toHaveLength(2)
  expect((await silencio.get()).data).toEqual({ activo: false, desde: '22:00', hasta: '07:00' })
})

test.each(['21', '24:00', '21:60', 'de noche', '', null, 21])('la hora %o no se entiende', async (desde) => {
  const contexto = testApi()

  const { status, data } = await contexto.send(
    'PUT /alumnos/me/silencio',
    { activo: true, desde, hasta: '06:30' },
    await contexto.sesion('alumno'),
  )

  expect([status, data.error]).toEqual([400, 'Escribe las horas como 21:00.'])
})

test.each([404, 410])('con un %i el dispositivo se quita, y los demás siguen', async (status) => {
  const mundo = await conServicio((path) => ({ status: path === '/uno' ? status : 201 }))
  await mundo.subscribe('uno')
  await mundo.subscribe('dos')
  mundo.tell()
  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(mundo.leidos('dos')).toHaveLength(1)
  expect(mundo.db.select().from(dispositivos).all()).toMatchObject([
    { endpoint: mundo.servicio.endpoint('dos'), usadoEn: mundo.deps.now() },
  ])
})

test.each([400, 401, 403, 302])(
  'con un %i tres veces seguidas se quita; si en medio llegó una, no',
  async (status) => {
    const respuestas = [status, status, 201, status, status, status]
    const mundo = await conServicio((_, vez) => ({
      status: respuestas[vez] ?? 201,
      headers: { location: mundo.servicio.endpoint('otro') },
    }))
    await mundo.subscribe('uno')
    const enSeguida: number[] = []
    for (const _ of respuestas) {
      mundo.tell()
      mundo.advance(10 * MINUTO)
      await mundo.push.sendDue()
      enSeguida.push(quedan(mundo))
    }

    expect(enSeguida).toEqual([1, 1, 1, 1, 1, 0])
    expect(mundo.servicio.llegados.map(({ path }) => path)).toEqual(Array(6).fill('/uno'))
  },
)

test.each([
  ['un número de segundos', '120', 2 * MINUTO],
  ['nada', undefined, MINUTO],
])('con un 429 espera lo que dice Retry-After: %s', async (_caso, espera, ms) => {
  const mundo = await conServicio((_, vez) =>
    vez === 0 ? { status: 429, headers: espera ? { 'retry-after': espera } : {} } : { status: 201 },
  )
  await mundo.subscribe('uno')
  mundo.tell()
  mundo.advance(MINUTO)
  await mundo.push.sendDue()
  mundo.advance(ms - 1)
  await mundo.push.sendDue()
  expect(mundo.servicio.llegados).toHaveLength(1)

  mundo.advance(1)
  await mundo.push.sendDue()

  expect(mundo.servicio.llegados).toHaveLength(2)
  expect(esperan(mundo)).toEqual([])
})

test('quien falla se prueba de nuevo, mientras lo dicho valga, y no queda a la espera de quien calla', async () => {
  const mundo = await conServicio((path, vez) =>
    path === '/calla' ? null : path === '/falla' && vez < 2 ? { status: 500 } : { status: 201 },
  )
  for (const nombre of ['calla', 'falla', 'anda']) await mundo.subscribe(nombre)
  mundo.tell({ hasta: mundo.deps.now() + 2 * MINUTO })
  mundo.advance(MINUTO)
  await mundo.push.sendDue()
  expect(mundo.servicio.llegados.map(({ path }) => path).toSorted()).toEqual(['/anda', '/calla', '/falla'])
  for (const segundos of [5, 15]) {
    mundo.advance(segundos * SEGUNDO)
    await mundo.push.sendDue()
  }
  expect(mundo.leidos('falla')).toHaveLength(3)
  expect(mundo.leidos('calla')).toHaveLength(3)

  mundo.advance(MINUTO)
  await mundo.push.sendDue()

  expect(esperan(mundo)).toEqual([])
  expect(quedan(mundo)).toBe(3)
})

test('no salen más de diez a la vez, y mientras se muda el sitio no sale ninguno', async () => {
  const mundo = await conServicio()
  for (let i = 0; i < 30; i++) {
    const otro = insertAlumno(mundo.db)
    await mundo.subscribe(`de-${i}`, await como(mundo, 'alumno', otro))
    mundo.tell({ personaId: otro.id })
  }
  mundo.advance(MINUTO)
  await mundo.asAdmin.admin.mantenimiento.post({ activo: true })
  await mundo.push.sendDue()
  expect(mundo.servicio.llegados).toEqual([])

  await mundo.asAdmin.admin.mantenimiento.post({ activo: false })
  await mundo.push.sendDue()

  expect(mundo.servicio.llegados).toHaveLength(30)
  expect(mundo.servicio.masALaVez()).toBeLessThanOrEqual(10)
})

test('una vez en marcha sale solo cuando le toca, y lo que está en camino llega antes de parar', async () => {
  const mundo = await conServicio()
  const { data: uno } = await mundo.subscribe('uno')
  mundo.push.start()
  await mundo.cliente.alumnos.me.dispositivos({ id: uno?.id ?? 0 }).prueba.post()
  await expect.poll(() => mundo.servicio.llegados.length).toBe(1)
  await mundo.push.stop()

  expect(esperan(mundo)).toEqual([])
})
