import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { vencimientoDeFusiones } from '../../../api/publico/fusiones/vencimiento.ts'
import { putInPapelera } from '../../../api/suelo/papelera/tirar.ts'
import { transact } from '../../../db/client.ts'
import { comentarios, sugerencias, valoraciones } from '../../../db/schema/comunidad.ts'
import { creadores, creadorSlugs } from '../../../db/schema/creadores.ts'
import { preguntas } from '../../../db/schema/evaluaciones.ts'
import { fusiones } from '../../../db/schema/fusiones.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { recibos } from '../../../db/schema/recibos.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import { insertAlumno, insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { mundoDeAportes } from '../../support/aportes.ts'
import { insertCreador } from '../../support/creadores.ts'
import { createMundoDeFusiones } from '../../support/mundo-de-fusiones.ts'
import { VUELTAS } from '../../support/vueltas.ts'

const DIA_MS = 24 * 3_600_000

/** Barrios, twice; the second one has things of its own. */
function conDosBarrios() {
  const contexto = testApi()
  const { db, asAdmin } = contexto
  const barrios = insertCreador(db, {
    first_name: 'Agustín',
    last_name: 'Barrios',
    birth_year: 1885,
    slug: 'barrios',
  })
  const otro = insertCreador(db, {
    first_name: 'Agustín Pío',
    last_name: 'Barrios',
    birth_year: 1885,
    birth_month: 5,
    birth_day: 5,
    bio: 'Guitarrista de San Juan Bautista.',
    slug: 'agustin-pio-barrios',
  })
  const join = (campos: object = {}, id = barrios.id, con = otro.id) =>
    asAdmin(`POST /admin/composers/${id}/fusionar`, { con, campos })
  const undo = (fusionId: number) => asAdmin(`POST /admin/fusiones/${fusionId}/deshacer`)
  return { ...contexto, barrios, otro, join, undo }
}

test('lo del que se va pasa al que queda: votos, comentarios, sugerencias, preguntas, inscripciones, recibos', async () => {
  const { db, barrios, otro, join } = conDosBarrios()
  const creadorId = otro.id
  db.insert(valoraciones)
    .values([
      { creadorId: barrios.id, visitante: 'ana', estrellas: 5, created_at: 0 },
      { creadorId, visitante: 'ana', estrellas: 1, created_at: 0 },
      { creadorId, visitante: 'luz', estrellas: 3, created_at: 0 },
    ])
    .run()
  db.insert(comentarios).values({ creadorId, name: 'Eva', text: 'Hola.', created_at: 0 }).run()
  db.insert(sugerencias)
    .values({ creadorId, reason: 'x', suggester_email: 'a@b.py', cambios: { bio: 'y' }, created_at: 0 })
    .run()
  db.insert(recibos)
    .values({ recibo: 'GUA-7K3M-Q9XD', clase: 'CREADOR', creadorId, nombre: 'Barrios', created_at: 0 })
    .run()
  const catedra = insertCatedra(db)
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: insertAlumno(db).id, composerId: creadorId })

  const { status, data } = await join()

  expect({ status, data }).toEqual({ status: 200, data: { fusionId: 1 } })
  const deQuien = (tabla: typeof comentarios | typeof sugerencias | typeof recibos) =>
    db.select({ id: tabla.creadorId }).from(tabla).get()?.id
  expect([comentarios, sugerencias, recibos].map(deQuien)).toEqual([barrios.id, barrios.id, barrios.id])
  expect(db.select({ id: catedraAlumnos.composerId }).from(catedraAlumnos).get()?.id).toBe(barrios.id)
  expect(
    db.select({ quien: valoraciones.visitante, estrellas: valoraciones.estrellas }).from(valoraciones).all(),
  ).toEqual([
    { quien: 'ana', estrellas: 5 },
    { quien: 'luz', estrellas: 3 },
  ])
  const queda = db.select().from(creadores).all()
  expect(queda).toMatchObject([
    { id: barrios.id, rating_avg: 4, rating_count: 2, bio: 'Una vida dedicada a su oficio.' },
  ])
})

test('la dirección de antes, y las que ya tenía, llevan a la ficha que queda', async () => {
  const { db, api, otro, join } = conDosBarrios()
  db.insert(creadorSlugs).values({ slug: 'mangore', creadorId: otro.id }).run()

  await join()

  for (const slug of ['agustin-pio-barrios', 'mangore']) {
    expect((await api.composers.slug({ slug }).get()).data?.slug).toBe('barrios')
  }
})

test('de cada campo queda el que se elige, y una fecha se elige entera', async () => {
  const { asAdmin, barrios, join } = conDosBarrios()

  await join({ first_name: 'con', birth_year: 'con', bio: 'id' })

  expect((await asAdmin.composers({ id: barrios.id }).get()).data).toMatchObject({
    first_name: 'Agustín Pío',
    birth_month: 5,
    birth_day: 5,
    bio: 'Una vida dedicada a su oficio.',
  })
  const { data: historial } = await asAdmin.composers({ id: barrios.id }).history.get()
  expect(historial).toMatchObject([{ motivo: 'FUSION', antes: { first_name: 'Agustín', birth_month: null } }])
})

test('con prueba=1 dice qué pasaría y no guarda nada', async () => {
  const { db, asAdmin, barrios, otro } = conDosBarrios()
  db.insert(comentarios).values({ creadorId: otro.id, name: 'Eva', text: 'Hola.', created_at: 0 }).run()
  for (const creadorId of [barrios.id, otro.id]) {
    db.insert(valoraciones).values({ creadorId, visitante: 'ana', estrellas: 4, created_at: 0 }).run()
  }

  const { status, data } = await asAdmin(`POST /admin/composers/${barrios.id}/fusionar?prueba=1`, {
    con: otro.id,
    campos: { bio: 'con' },
  })

  expect(status).toBe(200)
  expect(data).toMatchObject({
    resultado: { id: barrios.id, first_name: 'Agustín', bio: 'Guitarrista de San Juan Bautista.' },
    mueve: { comentarios: 1 },
    votos_repetidos: 1,
  })
  expect(data.difieren).toEqual([
    { grupo: 'nacimiento', sugerido: 'id', elegido: 'id' },
    { grupo: 'first_name', sugerido: 'id', elegido: 'id' },
    { grupo: 'bio', sugerido: 'id', elegido: 'con' },
  ])
  expect(db.select().from(creadores).all()).toHaveLength(2)
  expect(db.select().from(fusiones).all()).toEqual([])
})

test('consigo mismo, o con quien no está publicado: 400; con quien no existe: 404', async () => {
  const { db, barrios, join } = conDosBarrios()
  const pendiente = insertCreador(db, { status: 'PENDING_REVIEW' })

  expect(await join({}, barrios.id, barrios.id)).toMatchObject({
    status: 400,
    data: { code: 'fusion_consigo_mismo' },
  })
  for (const [id, con] of [
    [barrios.id, pendiente.id],
    [pendiente.id, barrios.id],
  ] as const) {
    expect(await join({}, id, con)).toMatchObject({ status: 400, data: { code: 'fusion_sin_publicar' } })
  }
  expect(await join({}, barrios.id, 999)).toMatchObject({ status: 404 })
  expect(await join({}, 999, barrios.id)).toMatchObject({ status: 404 })
})

test('un lado que no hay, o una ficha que quedaría mal: 400', async () => {
  const { db, join } = conDosBarrios()

  expect(await join({ bio: 'otro' })).toMatchObject({ status: 400 })
  db.update(creadores).set({ death_year: 1700 }).where(eq(creadores.slug, 'agustin-pio-barrios')).run()
  expect(await join({ death_year: 'con' })).toMatchObject({ status: 400 })
})

test('de dos que fusionan a la vez, en el mismo sentido o en el otro, uno gana y el otro recibe 409', async () => {
  const { db, barrios, otro, join } = conDosBarrios()

  const respuestas = await Promise.all([join(), join({}, otro.id, barrios.id), join()])

  const estados = respuestas.map(({ status }) => status)
  expect(estados.toSorted()).toEqual([200, 409, 409])
  const queda = estados[1] === 200 ? otro.id : barrios.id
  expect(db.select({ id: creadores.id }).from(creadores).all()).toEqual([{ id: queda }])
})

test('deshacer devuelve lo de cada uno, y lo que llegó después queda con el que quedó', async () => {
  const { db, api, barrios, otro, join, undo } = conDosBarrios()
  db.insert(comentarios).values({ creadorId: otro.id, name: 'Eva', text: 'De antes.', created_at: 0 }).run()
  await join({ bio: 'con' })
  await api.composers.comments({ composerId: barrios.id }).post({ name: 'Luz', text: 'De después.' })

  const { status, data } = await undo(1)

  expect({ status, data }).toMatchObject({ status: 200, data: { creadorId: barrios.id, conId: otro.id } })
  expect(
    db.select({ creadorId: comentarios.creadorId, text: comentarios.text }).from(comentarios).all(),
  ).toEqual([
    { creadorId: otro.id, text: 'De antes.' },
    { creadorId: barrios.id, text: 'De después.' },
  ])
  expect((await api.composers.slug({ slug: 'agustin-pio-barrios' }).get()).data?.id).toBe(otro.id)
  expect((await api.composers.slug({ slug: 'barrios' }).get()).data?.bio).toBe(
    'Una vida dedicada a su oficio.',
  )
})

test('lo que se corrigió después en la ficha que quedó no se pierde al deshacer', async () => {
  const { asAdmin, barrios, join, undo } = conDosBarrios()
  await join({ bio: 'con', first_name: 'con' })
  await asAdmin.composers({ id: barrios.id }).put({ bio: 'Corregida después.' })

  await undo(1)

  expect((await asAdmin.composers({ id: barrios.id }).get()).data).toMatchObject({
    bio: 'Corregida después.',
    first_name: 'Agustín',
  })
})

test('deshacer dos veces, después de 60 días, o lo que no hubo', async () => {
  const { db, deps, advance, join, undo } = conDosBarrios()
  await join()
  expect((await undo(1)).status).toBe(200)
  expect(await undo(1)).toMatchObject({ status: 409, data: { code: 'fusion_deshecha' } })
  await join()
  advance(60 * DIA_MS)
  expect(await undo(2)).toMatchObject({ status: 409, data: { code: 'fusion_vencida' } })
  vencimientoDeFusiones(deps).run()
  expect(
    db
      .select({ contenido: fusiones.contenido })
      .from(fusiones)
      .all()
      .map(({ contenido }) => contenido.length),
  ).toEqual([0, 0])
  expect((await undo(2)).status).toBe(409)
  expect((await undo(99)).status).toBe(404)
})

test('si el que quedó está en la papelera, o se fusionó después con otro, antes hay que traerlo', async () => {
  const { db, deps, asAdmin, barrios, join, undo } = conDosBarrios()
  const tercero = insertCreador(db, { first_name: 'Nitsuga', last_name: 'Mangoré' })
  await join()
  await join({}, tercero.id, barrios.id)
  expect(await undo(1)).toMatchObject({ status: 409, data: { code: 'fusion_posterior' } })
  await undo(2)

  transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, 'CREADOR', barrios.id))
  expect(await undo(1)).toMatchObject({ status: 409, data: { code: 'fusion_en_papelera' } })
  await asAdmin.admin.papelera({ id: 1 }).restaurar.post({})
  expect((await undo(1)).status).toBe(200)
})

test('con quien está en la papelera no se fusiona', async () => {
  const { db, deps, otro, join } = conDosBarrios()
  transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, 'CREADOR', otro.id))

  expect((await join()).status).toBe(404)
})

test('si la dirección del que se fue ahora es de otro, no se deshace a medias', async () => {
  const { db, asAdmin, barrios, join, undo } = conDosBarrios()
  await join()
  await asAdmin.composers({ id: barrios.id }).put({ slug: 'agustin-pio-barrios' })

  expect(await undo(1)).toMatchObject({ status: 409, data: { code: 'direccion_ocupada' } })
  expect(db.select().from(creadores).all()).toHaveLength(1)
})

test('quien aportó el que se va sigue en el ranking, y su recibo es suyo', async () => {
  const { asAdmin, api, db, aporta, advance, estadoDe } = mundoDeAportes()
  const suyos = { is_student_contribution: true, student_first_name: 'Luz', student_last_name: 'Vera' }
  const uno = await aporta({ email: 'sol@aporta.py' })
  advance(1000)
  const otro = await aporta({ email: 'luz@aporta.py', ...suyos })
  for (const { id } of [uno, otro]) await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  const ranking = (await api.ranking.get()).data
  const antes = db.select().from(recibos).all()

  await asAdmin(`POST /admin/composers/${uno.id}/fusionar`, { con: otro.id, campos: {} })

  expect((await api.ranking.get()).data).toEqual(ranking)
  expect(await estadoDe(otro.recibo)).toMatchObject({
    estado: 'PUBLICADO',
    enlace: 'http://localhost/creador/ana-paz-1',
  })
  await asAdmin('POST /admin/fusiones/1/deshacer')
  expect((await api.ranking.get()).data).toEqual(ranking)
  expect(db.select().from(recibos).all()).toEqual(antes)
})

test('quien aportó una ficha no se elige, ni cuenta dos veces', async () => {
  const { asAdmin, api, db, aporta } = mundoDeAportes()
  const uno = await aporta({ email: 'sol@aporta.py' })
  const otro = await aporta({ email: 'luz@aporta.py' })
  for (const { id } of [uno, otro]) await asAdmin.composers({ id }).status.put({ status: 'PUBLISHED' })
  const catalogado = insertCreador(db, { first_name: 'Ana', last_name: 'Paz', email: null })

  const campos = { email: 'con', is_student_contribution: 'con' }
  await asAdmin(`POST /admin/composers/${uno.id}/fusionar`, { con: otro.id, campos })
  await asAdmin(`POST /admin/composers/${catalogado.id}/fusionar`, { con: uno.id, campos })

  const cuenta = { contributions: 1 }
  expect((await api.ranking.get()).data).toMatchObject([cuenta, cuenta])
})

test('el catálogo, cargado otra vez, reconoce a quien se fue', async () => {
  const { db, sqlite, asAdmin, barrios } = conDosBarrios()
  const fila = {
    first_name: 'José Asunción',
    last_name: 'Flores',
    birth_year: 1904,
    mainRole: ['COMPOSER'],
    bio: 'Creó la guarania.',
    notable_works: 'Jejuí',
    period: 'GUERRA_DEL_CHACO_Y_GUARANIA',
    quality: 'A',
  }
  seedCatalogo(sqlite, [fila])
  const flores = db
    .select()
    .from(creadores)
    .all()
    .find(({ last_name }) => last_name === 'Flores')
  await asAdmin(`POST /admin/composers/${barrios.id}/fusionar`, { con: flores?.id, campos: {} })

  expect(seedCatalogo(sqlite, [fila])).toEqual({ nuevos: 0, existentes: 1 })

  await asAdmin('POST /admin/fusiones/1/deshacer')
  expect(seedCatalogo(sqlite, [fila])).toEqual({ nuevos: 0, existentes: 1 })
  const claves = db.select({ clave: creadores.catalogo_clave }).from(creadores).all()
  expect(claves.filter(({ clave }) => clave !== null)).toHaveLength(1)
})

test('la lista dice cuáles hubo y cuáles se deshicieron', async () => {
  const { asAdmin, barrios, otro, join, undo } = conDosBarrios()
  await join()
  await undo(1)
  await join()

  expect((await asAdmin('GET /admin/fusiones')).data).toMatchObject([
    { id: 2, titulo: 'Agustín Pío Barrios → Agustín Barrios', por: 'Administración', deshecha_en: null },
    { id: 1, creadorId: barrios.id, conId: otro.id, deshecha_en: '2026-03-02T12:00:00.000Z' },
  ])
})

test('los posibles duplicados van de a dos, y solo los publicados', async () => {
  const { db, asAdmin, barrios, otro } = conDosBarrios()
  insertCreador(db, { first_name: 'Agustin', last_name: 'Barrios', birth_year: 1885, status: 'REJECTED' })
  insertCreador(db, { first_name: 'Agustín', last_name: 'Barrios', birth_year: 1980 })

  const { status, data } = await asAdmin('GET /admin/composers/duplicados')

  expect(status).toBe(200)
  expect(
    data.map(({ uno, otro }: { uno: { id: number }; otro: { id: number } }) => [uno.id, otro.id]),
  ).toEqual([[barrios.id, otro.id]])
})

const mundos = Array.from({ length: VUELTAS }, (_, i) => i + 1)

test.each(mundos)(
  'unir y deshacer cien pares al azar deja cada tabla como estaba (mundo %i)',
  (semilla) => {
    const mundo = createMundoDeFusiones(semilla)
    const antes = mundo.readTodo()
    const deCreadores = mundo.readTodo('de creadores')

    for (let vuelta = 0; vuelta < 100; vuelta++) {
      for (const fusionId of mundo.joinAlAzar().toReversed()) mundo.undo(fusionId)
      expect(mundo.readTodo('de creadores'), `vuelta ${vuelta}`).toBe(deCreadores)
    }

    expect(mundo.readTodo()).toBe(antes)
    expect(mundo.sqlite.pragma('foreign_key_check')).toEqual([])
    expect(mundo.db.select().from(preguntas).all().length).toBeGreaterThan(0)
  },
  60_000,
)
