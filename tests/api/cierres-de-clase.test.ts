import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asistencias, diasClase } from '../../db/schema/asistencia.ts'
import { catedras } from '../../db/schema/catedras.ts'
import { cierresDeClase, unidadesDadas } from '../../db/schema/cierres-de-clase.ts'
import { publicaciones } from '../../db/schema/tablon.ts'
import { tareaAsignaciones, tareasMaestras } from '../../db/schema/tareas.ts'
import { addDias } from '../../src/domain/fechas.ts'
import {
  insertCatedra,
  insertDiaClase,
  insertInscripcion,
  insertJustificativo,
  insertPlan,
  insertUnidad,
  insertUnidadDe,
} from '../support/academia.ts'
import { createMundo } from '../support/mundo.ts'
import { createMundoConClase } from '../support/mundo-con-clase.ts'

const CLAVE = '0b8c5a52-3a6e-4f0e-9d0b-8d5f4f6f7a01'
const OTRA = '0b8c5a52-3a6e-4f0e-9d0b-8d5f4f6f7a02'
/** Half past eight in the evening of a class, in Asunción. */
const A_LAS_2041 = '2026-03-02T23:41:00Z'

function conCierre() {
  const mundo = createMundoConClase({ now: A_LAS_2041 })
  const { db, id, ana, beto, dia, asDocente, asAdmin } = mundo
  const plan = insertPlan(db, { catedraId: id, titulo: 'Plan anual' })
  const unidades = ['Marzo', 'Abril', 'Mayo'].map((periodo, i) =>
    insertUnidad(db, { planId: plan.id, periodo, posicion: i + 1 }),
  )
  const [marzo, abril] = unidades as [(typeof unidades)[0], (typeof unidades)[0]]
  const ruta = (diaId: number | string) => `/docente/catedra/${id}/diasclase/${diaId}/cierre`
  const deAdmin = (diaId: number | string) => `/admin/catedras/${id}/diasclase/${diaId}/cierre`
  const entero = {
    clave: CLAVE,
    marcas: [
      { alumnoId: ana.id, presente: true },
      { alumnoId: beto.id, presente: false },
    ],
    unidades: [{ unidadId: marzo.id, estado: 'DADA' }],
    para_la_proxima: 'Traer el cancionero.',
    tarea: { titulo: 'Cantar la escala', puntos_posibles: 10, fecha_entrega: '2026-03-09' },
  }
  return {
    ...mundo,
    entero,
    marzo,
    abril,
    plan,
    diaId: dia.id,
    cierra: (cuerpo: object, diaId: number | string = dia.id) => asDocente(`POST ${ruta(diaId)}`, cuerpo),
    cierraAdmin: (cuerpo: object, diaId: number | string = dia.id) =>
      asAdmin(`POST ${deAdmin(diaId)}`, cuerpo),
    lee: (diaId: number | string = dia.id) => asDocente(`GET ${ruta(diaId)}`),
    leeAdmin: (diaId: number | string = dia.id) => asAdmin(`GET ${deAdmin(diaId)}`),
    filas: () => ({
      marcas: db.select().from(asistencias).all(),
      unidades: db.select().from(unidadesDadas).all(),
      cierres: db.select().from(cierresDeClase).all(),
      tareas: db.select().from(tareasMaestras).all(),
      asignadas: db.select().from(tareaAsignaciones).all(),
      publicaciones: db.select().from(publicaciones).all(),
    }),
  }
}

const NADA = { marcas: [], unidades: [], cierres: [], tareas: [], asignadas: [], publicaciones: [] }

test('cerrar una clase marca, dice qué se dio, deja la frase y da una tarea, con un anuncio', async () => {
  const { cierra, entero, filas, ana, beto, diaId, id, marzo, sent, outbox } = conCierre()

  const { status, data } = await cierra(entero)

  expect(status).toBe(200)
  expect(data).toEqual({
    dia: { id: diaId, catedraId: id, fecha: '2026-03-02', dia_semana: 'Lunes', suspendida: null },
    tareaId: 1,
    whatsapp: expect.stringContaining('Cantar la escala'),
  })
  const { marcas, unidades, tareas, asignadas, publicaciones, cierres } = filas()
  expect(marcas).toMatchObject([
    { alumnoId: ana.id, presente: true },
    { alumnoId: beto.id, presente: false },
  ])
  expect(unidades).toEqual([{ diaClaseId: diaId, unidadId: marzo.id, estado: 'DADA' }])
  expect(tareas).toMatchObject([{ titulo: 'Cantar la escala', descripcion: '<p>Cantar la escala</p>' }])
  expect(asignadas.map(({ alumnoId }) => alumnoId)).toEqual([ana.id, beto.id])
  expect(publicaciones).toMatchObject([{ tareaMaestraId: 1, titulo: 'Cantar la escala', tipo: 'TAREA' }])
  expect(cierres).toMatchObject([{ por: 'Graciela Ocampos', agregado: false, tareaId: 1 }])
  await outbox.sendDue()
  expect(sent.map(({ to }) => to)).toEqual([ana.email, beto.email])
})

test('el texto para el grupo dice la clase, no a su gente, y termina en el enlace', async () => {
  const { cierra, entero, id } = conCierre()

  const { data } = await cierra(entero)

  expect(data.whatsapp.split('\n')).toEqual([
    '*Coro* · lunes 02/03/2026',
    '*Vimos*: Marzo',
    '*Para la próxima*: Traer el cancionero.',
    '*Tarea*: Cantar la escala — vence 09/03/2026 23:59',
    expect.stringMatching(new RegExp(`/alumno/catedra/${id}$`)),
  ])
})

test('la misma clave otra vez da la misma respuesta y no hace nada, pase lo que pase con la clase', async () => {
  const { cierra, entero, filas, db, diaId, id } = conCierre()
  const { data } = await cierra(entero)
  const antes = filas()

  expect(await cierra(entero)).toMatchObject({ status: 200, data })
  db.update(diasClase).set({ suspendida: 'Paro' }).where(eq(diasClase.id, diaId)).run()
  expect(await cierra({ ...entero, marcas: [], para_la_proxima: 'Otra' })).toMatchObject({
    status: 200,
    data,
  })
  db.update(catedras).set({ cerrada_en: 1 }).where(eq(catedras.id, id)).run()
  expect(await cierra(entero)).toMatchObject({ status: 200, data })
  expect(filas()).toEqual(antes)
})

test('desde otro teléfono se dice quién la cerró y a qué hora; con agregar, se suma', async () => {
  const { cierra, cierraAdmin, entero, filas, abril, lee, beto, advance } = conCierre()
  await cierra(entero)
  const antes = filas()
  advance(60_000)

  expect(await cierraAdmin({ ...entero, clave: OTRA })).toMatchObject({
    status: 409,
    data: { code: 'clase_cerrada', error: 'Ya la cerró Graciela Ocampos a las 20:41.' },
  })
  expect(filas()).toEqual(antes)

  const mas = {
    clave: OTRA,
    agregar: true,
    marcas: [{ alumnoId: beto.id, presente: true, matiz: 'TARDE' }],
    unidades: [{ unidadId: abril.id, estado: 'EN_PARTE' }],
    para_la_proxima: 'Y lápiz.',
    tarea: { titulo: 'Leer', puntos_posibles: 5 },
  }
  const { status, data } = await cierraAdmin(mas)
  expect(status).toBe(200)
  expect(data.tareaId).toBe(2)
  expect(data.whatsapp).toContain('Marzo, Abril (en parte)')
  expect(await cierraAdmin(mas)).toMatchObject({ status: 200, data })
  expect(filas().marcas).toMatchObject([{ presente: true }, { presente: true, matiz: 'TARDE' }])
  expect(filas().publicaciones).toHaveLength(2)
  expect((await lee()).data.cierre).toMatchObject({
    por: 'Graciela Ocampos',
    para_la_proxima: 'Traer el cancionero.\nY lápiz.',
    tareaIds: [1, 2],
  })
})

test('lo que se agrega no quita: la unidad que se dio entera sigue dada', async () => {
  const { cierra, cierraAdmin, entero, filas, marzo, abril } = conCierre()
  await cierra({ ...entero, unidades: [...entero.unidades, { unidadId: abril.id, estado: 'EN_PARTE' }] })

  const { data } = await cierraAdmin({
    clave: OTRA,
    agregar: true,
    unidades: [
      { unidadId: marzo.id, estado: 'EN_PARTE' },
      { unidadId: abril.id, estado: 'DADA' },
    ],
  })

  expect(filas().unidades).toMatchObject([
    { unidadId: marzo.id, estado: 'DADA' },
    { unidadId: abril.id, estado: 'DADA' },
  ])
  expect(data.whatsapp).toContain('Marzo, Abril\n')
})

test('agregar a la que nadie cerró la cierra; de la administración se dice que es ella', async () => {
  const { cierra, cierraAdmin, filas } = conCierre()

  expect((await cierraAdmin({ clave: OTRA, agregar: true })).status).toBe(200)
  expect(filas().cierres).toMatchObject([{ agregado: false }])
  expect((await cierra({ clave: CLAVE })).data.error).toBe('Ya la cerró la administración a las 20:41.')
})

test('hoy es la clase de hoy, y si no está se crea', async () => {
  const { cierra, diaId, db, id, advance } = conCierre()

  expect((await cierra({ clave: CLAVE }, 'hoy')).data.dia.id).toBe(diaId)
  advance(86_400_000)
  const { data } = await cierra({ clave: OTRA }, 'hoy')
  expect(data.dia).toMatchObject({ catedraId: id, fecha: '2026-03-03', dia_semana: 'Martes' })
  expect(db.select().from(diasClase).all()).toHaveLength(2)
})

test('lo que esperó en un teléfono cierra el día en que se escribió, y no deshace lo que se marcó después', async () => {
  const { cierra, cierraAdmin, ana, filas, diaId, advance, deps } = conCierre()
  const escrita = deps.now()
  advance(3_600_000)
  await cierraAdmin({ clave: OTRA, agregar: true, marcas: [{ alumnoId: ana.id, presente: false }] })
  advance(86_400_000)

  const { status, data } = await cierra(
    {
      clave: CLAVE,
      agregar: true,
      fecha: '2026-03-02',
      hecha_hace: deps.now() - escrita,
      marcas: [{ alumnoId: ana.id, presente: true }],
    },
    'hoy',
  )

  expect({ status, dia: data.dia.id }).toEqual({ status: 200, dia: diaId })
  expect(filas().marcas).toMatchObject([{ presente: false, marcada_por: 'admin' }])
})

test.each([
  ['sin clave', {}, 'clave', 'La clave debe ser un UUID.'],
  ['con otra cosa por clave', { clave: 'hoy' }, 'clave', 'La clave debe ser un UUID.'],
  [
    'con una frase de más',
    { clave: CLAVE, para_la_proxima: 'a'.repeat(501) },
    'para_la_proxima',
    'Lo de la próxima clase no puede pasar de 500 caracteres.',
  ],
  [
    'con una marca sin alumno',
    { clave: CLAVE, marcas: [{ presente: true }] },
    'marcas.0.alumnoId',
    'Debes indicar de qué alumno es la asistencia.',
  ],
  [
    'con una marca que no dice si vino',
    { clave: CLAVE, marcas: [{ alumnoId: 1 }] },
    'marcas.0.presente',
    'Debes indicar si está presente (true o false).',
  ],
  [
    'con un matiz que contradice',
    { clave: CLAVE, marcas: [{ alumnoId: 1, presente: true, matiz: 'JUSTIFICADO' }] },
    'marcas.0.matiz',
    'El matiz es TARDE, de quien está presente, o JUSTIFICADO, de quien está ausente.',
  ],
  [
    'con alguien que no está inscrito',
    { clave: CLAVE, marcas: [{ alumnoId: 99, presente: true }] },
    'marcas.0.alumnoId',
    'Ese alumno no está inscrito en la cátedra.',
  ],
  [
    'con una unidad a medias de otro modo',
    { clave: CLAVE, unidades: [{ unidadId: 1, estado: 'CASI' }] },
    'unidades.0.estado',
    'Una unidad se da entera (DADA) o en parte (EN_PARTE).',
  ],
  [
    'con una tarea sin título',
    { clave: CLAVE, tarea: { titulo: ' ', puntos_posibles: 10 } },
    'tarea.titulo',
    'Por favor, completa todos los campos obligatorios.',
  ],
  [
    'con una tarea cuyo título no es un texto',
    { clave: CLAVE, tarea: { titulo: { toString: 1 }, puntos_posibles: 10 } },
    'tarea.titulo',
    'Por favor, completa todos los campos obligatorios.',
  ],
  [
    'con una tarea sin puntos',
    { clave: CLAVE, tarea: { titulo: 'Leer' } },
    'tarea.puntos_posibles',
    'Por favor, completa todos los campos obligatorios.',
  ],
  [
    'con una tarea que no lo es',
    { clave: CLAVE, tarea: 'Leer' },
    'tarea',
    'El campo «tarea» debe ser una tarea.',
  ],
  ...[
    ['presente', 'quizas', 'verdadero o falso (true o false)'],
    ['presente', 2, 'verdadero o falso (true o false)'],
    ['presente', {}, 'verdadero o falso (true o false)'],
    ['matiz', 5, 'un texto'],
  ].map(([campo, valor, tipo]): [string, object, string, string] => [
    `con «${campo}» que es ${JSON.stringify(valor)}`,
    { clave: CLAVE, marcas: [{ alumnoId: 1, presente: true, [String(campo)]: valor }] },
    `marcas.0.${campo}`,
    `El campo «marcas.0.${campo}» debe ser ${tipo}.`,
  ]),
  ...[5, []].map((estado): [string, object, string, string] => [
    `con una unidad cuyo estado es ${JSON.stringify(estado)}`,
    { clave: CLAVE, unidades: [{ unidadId: 1, estado }] },
    'unidades.0.estado',
    'El campo «unidades.0.estado» debe ser un texto.',
  ]),
  [
    'con listas en lugar de marcas',
    { clave: CLAVE, marcas: [[]] },
    'marcas.0.alumnoId',
    'Debes indicar de qué alumno es la asistencia.',
  ],
])('una clase no se cierra %s, y no queda nada', async (_caso, cuerpo, campo, error) => {
  const { cierra, filas } = conCierre()

  const { status, data } = await cierra(cuerpo)

  expect({ status, error: data.error }).toEqual({ status: 400, error })
  expect(Object.keys(data.campos)).toContain(campo)
  expect(filas()).toEqual(NADA)
})

test('no se da una unidad del plan de otra cátedra', async () => {
  const { cierra, filas, db, docente, marzo } = conCierre()
  const ajena = insertUnidadDe(db, insertCatedra(db, { docenteId: docente.id }).id)

  expect(
    await cierra({
      clave: CLAVE,
      unidades: [marzo, ajena].map(({ id }) => ({ unidadId: id, estado: 'DADA' })),
    }),
  ).toMatchObject({
    status: 400,
    data: { campos: { 'unidades.1.unidadId': 'Esa unidad no es de esta cátedra.' } },
  })
  expect(filas()).toEqual(NADA)
})

test.each([
  ['que no llegó', 1, 'Ese día todavía no llegó.'],
  ['de hace demasiado', -31, 'Ese día pasó hace demasiado: ciérralo desde «Días de clase».'],
])('hoy no es un día %s', async (_caso, dias, error) => {
  const { cierra, filas } = conCierre()

  expect(await cierra({ clave: CLAVE, fecha: addDias('2026-03-02', dias) }, 'hoy')).toMatchObject({
    status: 400,
    data: { error, campos: { fecha: error } },
  })
  expect((await cierra({ clave: CLAVE, fecha: '2026-02-30' }, 'hoy')).status).toBe(400)
  expect(filas()).toEqual(NADA)
})

test('una clase que está por venir no se cierra tampoco por su id, salvo que ya se haya cerrado', async () => {
  const { cierra, filas, db, id, diaId } = conCierre()
  const porVenir = insertDiaClase(db, { catedraId: id, fecha: '2026-03-03' })
  const error = 'Ese día todavía no llegó.'

  for (const [cuerpo, cual] of [
    [{ clave: CLAVE }, porVenir.id],
    [{ clave: CLAVE, fecha: '2026-03-03' }, 'hoy'],
  ] as const) {
    expect(await cierra(cuerpo, cual)).toMatchObject({
      status: 400,
      data: { error, campos: { fecha: error } },
    })
  }
  expect(filas()).toEqual(NADA)

  const { data } = await cierra({ clave: CLAVE })
  db.delete(diasClase).where(eq(diasClase.id, porVenir.id)).run()
  db.update(diasClase).set({ fecha: '2026-03-03' }).where(eq(diasClase.id, diaId)).run()
  expect(await cierra({ clave: CLAVE })).toMatchObject({ status: 200, data })
})

test('ni la de otra cátedra, ni la suspendida, ni en una cátedra cerrada', async () => {
  const { cierra, cierraAdmin, lee, filas, db, diaId, id, docente } = conCierre()
  const otra = insertCatedra(db, { docenteId: docente.id })
  const ajena = insertDiaClase(db, { catedraId: otra.id, fecha: '2026-03-02' })
  for (const cuerpo of [{ clave: CLAVE }, { clave: 'mal' }]) {
    expect((await cierra(cuerpo, ajena.id)).status).toBe(404)
    expect((await cierraAdmin(cuerpo, ajena.id)).status).toBe(404)
  }
  expect((await lee(ajena.id)).status).toBe(404)
  expect((await cierra({ clave: CLAVE }, 'ayer')).status).toBe(400)

  db.update(diasClase).set({ suspendida: 'Paro' }).where(eq(diasClase.id, diaId)).run()
  for (const cual of [diaId, 'hoy']) {
    expect(await cierra({ clave: CLAVE }, cual)).toMatchObject({
      status: 409,
      data: { code: 'clase_suspendida', error: 'No hubo clase: Paro' },
    })
  }
  db.update(diasClase).set({ suspendida: null }).run()
  db.update(catedras).set({ cerrada_en: 1 }).where(eq(catedras.id, id)).run()
  expect(await cierra({ clave: CLAVE })).toMatchObject({ status: 409, data: { code: 'catedra_cerrada' } })
  expect(await cierraAdmin({ clave: 'mal' })).toMatchObject({ status: 409 })
  expect(filas()).toEqual(NADA)
})

test('una clave que se usó en otra cátedra no dice nada de ella', async () => {
  const { cierra, asDocente, db, docente } = conCierre()
  await cierra({ clave: CLAVE })
  const otra = insertCatedra(db, { docenteId: docente.id })

  expect(
    await asDocente(`POST /docente/catedra/${otra.id}/diasclase/hoy/cierre`, { clave: CLAVE }),
  ).toMatchObject({
    status: 400,
    data: { error: 'Esa clave ya se usó en otra clase.' },
  })
})

test('a quien tiene un justificativo aceptado su falta le queda justificada', async () => {
  const { cierra, lee, db, id, beto, entero, filas } = conCierre()
  insertJustificativo(db, { catedraId: id, alumnoId: beto.id, estado: 'ACEPTADO' })

  expect((await lee()).data.alumnos).toMatchObject([
    { con_justificativo: false },
    { con_justificativo: true },
  ])
  await cierra(entero)
  expect(filas().marcas).toMatchObject([{ matiz: null }, { presente: false, matiz: 'JUSTIFICADO' }])
})

test('la pantalla recibe a los alumnos, primero lo que no se dio, y el cierre que haya', async () => {
  const { cierra, lee, leeAdmin, entero, abril, db, id, diaId, beto, advance } = conCierre()
  insertJustificativo(db, { catedraId: id, alumnoId: beto.id, estado: 'ACEPTADO', hasta: '2026-03-03' })
  expect((await lee('hoy')).data).toMatchObject({
    catedra: { id, nombre: 'Coro' },
    fecha: '2026-03-02',
    dia: { id: diaId },
    cierre: null,
    unidades: [{ periodo: 'Marzo', estado: null }, { periodo: 'Abril' }, { periodo: 'Mayo' }],
  })

  await cierra({
    ...entero,
    unidades: [...entero.unidades, { unidadId: abril.id, estado: 'EN_PARTE' }],
  })
  advance(86_400_000)

  const { data } = await lee('hoy')
  expect(data).toMatchObject({
    dia: null,
    fecha: '2026-03-03',
    cierre: null,
    alumnos: [
      { presente: null, con_justificativo: false },
      { presente: null, con_justificativo: true },
    ],
  })
  expect(
    data.unidades.map(({ periodo, estado }: { periodo: string; estado: string }) => [periodo, estado]),
  ).toEqual([
    ['Abril', 'EN_PARTE'],
    ['Mayo', null],
    ['Marzo', 'DADA'],
  ])
  expect((await leeAdmin()).data.unidades).toMatchObject([
    { periodo: 'Abril', en_este_dia: 'EN_PARTE' },
    { periodo: 'Mayo', en_este_dia: null },
    { periodo: 'Marzo', en_este_dia: 'DADA' },
  ])
})

test('los planes dicen cuánto se dio; lo de una clase suspendida no cuenta', async () => {
  const { cierra, entero, asDocente, id, db } = conCierre()
  const planes = async () => (await asDocente.docente.me.catedra({ id }).planes.get()).data
  expect(await planes()).toMatchObject([{ dadas: 0, UnidadPlan: [{ estado: null }, {}, {}] }])

  await cierra(entero)
  expect(await planes()).toMatchObject([
    { dadas: 1, UnidadPlan: [{ estado: 'DADA' }, { estado: null }, { estado: null }] },
  ])
  db.update(diasClase).set({ suspendida: 'Paro' }).run()
  expect(await planes()).toMatchObject([{ dadas: 0 }])
})

test('cada alumno sabe qué se dio y qué hay para la próxima; de una clase suspendida, nada', async () => {
  const { cierra, entero, asAlumnos, db, diaId, marzo } = conCierre()
  const [asAna] = asAlumnos
  const clases = async () => (await asAna.alumnos.me.catedras.get()).data?.[0]?.clases
  const nada = { unidades: { dadas: 0, total: 3 }, para_la_proxima: null, ultimas: [] }
  expect(await clases()).toEqual(nada)

  await cierra(entero)
  const suya = {
    diaClaseId: diaId,
    fecha: '2026-03-02',
    unidades: [{ unidadId: marzo.id, periodo: 'Marzo', estado: 'DADA' }],
    para_la_proxima: 'Traer el cancionero.',
  }
  expect(await clases()).toEqual({
    unidades: { dadas: 1, total: 3 },
    para_la_proxima: 'Traer el cancionero.',
    ultimas: [suya],
  })
  expect((await asAna.alumnos.me.dashboard.get()).data?.catedras[0]?.clases.ultimas).toEqual([suya])

  db.update(diasClase).set({ suspendida: 'Paro' }).run()
  expect(await clases()).toEqual(nada)
})

test('de cada cátedra, las suyas: las últimas cinco, la más nueva primero', async () => {
  const { db, id, ana, asAlumnos, marzo } = conCierre()
  const otra = insertCatedra(db)
  insertInscripcion(db, { catedraId: otra.id, alumnoId: ana.id })
  const deOtra = insertUnidadDe(db, otra.id)
  const cerrar = (catedraId: number, fecha: string, unidadId: number) => {
    const { id: diaClaseId } = insertDiaClase(db, { catedraId, fecha })
    const respuesta = {}
    db.insert(cierresDeClase)
      .values({
        diaClaseId,
        clave: `${catedraId} ${fecha}`,
        por: 'Ana',
        cerrada_en: 1,
        respuesta,
        para_la_proxima: fecha,
      })
      .run()
    db.insert(unidadesDadas).values({ diaClaseId, unidadId, estado: 'DADA' }).run()
  }
  // In no order, and more than are shown.
  const dias = ['05', '03', '12', '10', '24', '17', '26'].map((dia) => `2026-03-${dia}`)
  for (const fecha of dias) cerrar(id, fecha, marzo.id)
  cerrar(otra.id, '2026-03-31', deOtra.id)

  const { data } = await asAlumnos[0].alumnos.me.catedras.get()

  const clasesDe = (catedraId: number) => data?.find((una) => una.catedraId === catedraId)?.clases
  expect(clasesDe(id)?.unidades).toEqual({ dadas: 1, total: 3 })
  expect(clasesDe(id)?.para_la_proxima).toBe('2026-03-26')
  expect(clasesDe(id)?.ultimas.map(({ fecha }) => fecha)).toEqual(dias.sort().reverse().slice(0, 5))
  expect(clasesDe(otra.id)).toMatchObject({
    unidades: { dadas: 1, total: 1 },
    ultimas: [{ fecha: '2026-03-31', unidades: [{ unidadId: deOtra.id }] }],
  })
})

test('en una cátedra sin alumnos la clase se cierra igual', async () => {
  const { catedra, asDocente, db } = createMundo()

  const { status, data } = await asDocente(`POST /docente/catedra/${catedra.id}/diasclase/hoy/cierre`, {
    clave: CLAVE,
    tarea: { titulo: 'Leer', puntos_posibles: 1, fecha_entrega: '2020-01-01' },
  })

  expect({ status, tareaId: data.tareaId }).toEqual({ status: 200, tareaId: 1 })
  expect(db.select().from(tareaAsignaciones).all()).toEqual([])
})

test('la copia a otro año no lleva nada de los cierres', async () => {
  const { cierra, entero, asAdmin, id, filas } = conCierre()
  await cierra(entero)

  const { data } = await asAdmin(`POST /admin/catedras/${id}/copiar`, { anio: 2027, desde: '2027-03-01' })

  expect(filas().cierres).toHaveLength(1)
  expect(filas().unidades).toHaveLength(1)
  expect((await asAdmin.admin.catedras({ id: data.id }).get()).data.PlanDeClases).toMatchObject([
    { dadas: 0 },
  ])
})

test('de quien se borran los datos no queda el nombre en lo que cerró', async () => {
  const { cierra, asAdmin, asDocente, leeAdmin } = conCierre()
  await cierra({ clave: CLAVE })
  await asDocente('POST /docente/me/pedido-de-borrado', {})

  const [pedido] = (await asAdmin('GET /admin/pedidos-de-datos')).data
  expect((await asAdmin(`POST /admin/pedidos-de-datos/${pedido.id}/borrar`)).status).toBe(200)

  const { por } = (await leeAdmin()).data.cierre
  expect(por).toBeTruthy()
  expect(por).not.toContain('Graciela')
})
