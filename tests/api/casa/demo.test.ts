import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { resumenDelDia } from '../../../api/cursado/tableros/boletin.ts'
import { readTipo } from '../../../api/suelo/archivos/tipos.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { preguntas } from '../../../db/schema/evaluaciones.ts'
import { docentes } from '../../../db/schema/personas.ts'
import { seedCatalogo } from '../../../db/seed/catalogo.ts'
import catalogo from '../../../db/seed/creadores.json'
import { seedDemo } from '../../../db/seed/demo.ts'
import { picosLeidos } from '../../../src/domain/archivos/sonido.ts'
import { estadosDePago } from '../../../src/domain/pagos/pagos.ts'
import { testApi } from '../../support/api.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertCreador } from '../../support/creadores.ts'

test('la demostración trae una cátedra con 25 alumnos en todos los estados de pago', async () => {
  const now = '2026-08-20T12:00:00Z'
  const contexto = testApi({ now })
  const { db, outbox, sent, api } = contexto

  const demo = seedDemo({ db, now: Date.parse(now) })

  expect(demo).toMatchObject({ nueva: true, alumnos: 25 })
  const pide = contexto.asAdmin
  const [catedra] = (await pide('GET /admin/catedras')).data
  const suya = pide.admin.catedras({ id: catedra?.id ?? 0 })
  expect(catedra).toMatchObject({ anio: 2026, dias: 'Lunes, Miércoles, Viernes', totalAlumnos: 25 })
  const { alumnos, atrasados } = (await suya.pagos.get()).data
  expect(estadosDe(alumnos)).toEqual(estadosDePago.toSorted())
  expect(atrasados).toHaveLength(11)
  const { DiaClase, PlanDeClases } = (await suya.get()).data
  expect(PlanDeClases[0]?.UnidadPlan).toHaveLength(4)
  expect(DiaClase.map(({ fecha }) => fecha)).toEqual(DiaClase.map(({ fecha }) => fecha).toSorted())
  expect(DiaClase[0]).toMatchObject({ fecha: '2026-04-01', dia_semana: 'Miércoles' })
  expect(DiaClase[0]?.Asistencia).toHaveLength(25)
  const resumen = (await suya.asistencias.resumen.get()).data
  expect(resumen.every(({ porcentaje }) => Number(porcentaje) > 50)).toBe(true)
  await api['request-otp'].post({ email: demo.alumno })
  await api.docente['request-otp'].post({ email: demo.docente })
  await outbox.sendDue()
  expect(sent.map(({ to }) => to)).toEqual([demo.alumno, demo.docente])
})

test.each(['2026-03-01', '2026-08-20'])(
  'alguien se fue debiendo, alguien volvió, y hay otra docente: %s',
  async (dia) => {
    const now = `${dia}T15:00:00Z`
    const { db, asAdmin } = testApi({ now })
    seedDemo({ db, now: Date.parse(now) })
    const suya = asAdmin.admin.catedras({ id: 1 })

    const { alumnos, desinscritos, totales } = (await suya.pagos.get()).data
    expect(desinscritos).toMatchObject([{ apellido: 'Franco', debe: 200_000 }])
    expect(totales.de_quienes_se_fueron).toMatchObject({ debe: 200_000 })
    expect(alumnos.filter(({ estadias }: { estadias: object[] }) => estadias.length > 1)).toMatchObject([
      { apellido: 'Fariña', estadoActual: 'AL DÍA' },
    ])
    expect((await suya.get()).data.docentes.map(({ papel }) => papel)).toEqual(['TITULAR', 'AUXILIAR'])
  },
)

test('otra vez no duplica nada, ni toca lo que cambió', async () => {
  const contexto = testApi()
  const { db } = contexto
  seedDemo({ db })
  const pide = contexto.asAdmin
  await pide.admin.catedras({ id: 1 }).put({ nombre: 'Otra' })
  await pide.alumnos({ id: 2 }).delete()

  expect(seedDemo({ db }).nueva).toBe(false)

  expect((await pide.admin['dashboard-counts'].get()).data).toMatchObject({
    catedras: 2,
    alumnos: 25,
    docentes: 2,
  })
  expect((await pide.admin.catedras({ id: 1 }).get()).data.nombre).toBe('Otra')
})

test.each([
  ['2026-01-01', 2025],
  ['2026-02-28', 2025],
  ['2028-02-29', 2027],
  ['2026-03-01', 2026],
  ['2026-12-31', 2026],
])('cualquier día del año hay alumnos en todos los estados de pago: %s', async (dia, anio) => {
  const now = `${dia}T15:00:00Z`
  const contexto = testApi({ now })

  seedDemo({ db: contexto.db, now: Date.parse(now) })

  const pide = contexto.asAdmin
  const catedra = (await pide.admin.catedras({ id: 1 }).get()).data
  expect(catedra.anio).toBe(anio)
  const anios = catedra.DiaClase.map(({ fecha }) => Number(fecha.slice(0, 4)))
  expect([...new Set(anios)]).toEqual([anio])
  const { alumnos } = (await pide.admin.catedras({ id: 1 }).pagos.get()).data
  expect(alumnos).toHaveLength(25)
  expect(estadosDe(alumnos)).toEqual(estadosDePago.toSorted())
  expect(
    alumnos.filter((uno: { estadoActual: string }) => uno.estadoActual === 'AL DÍA').length,
  ).toBeGreaterThan(11)
})

test('la demostración trae evaluaciones: una ya hecha por la mayoría, otras por hacer', async () => {
  const contexto = testApi({ now: '2026-08-20T12:00:00Z' })
  const demo = seedDemo({ db: contexto.db, now: Date.parse('2026-08-20T12:00:00Z') })
  const pide = contexto.asAdmin

  const lista = (await pide.admin.catedras({ id: 1 }).evaluaciones.get()).data

  expect(lista).toMatchObject([
    { origen: 'OIDO', totalPreguntas: 6, totalRealizadas: 4 },
    { origen: 'CATALOGO', totalPreguntas: 10, totalRealizadas: 4 },
    { titulo: 'Recuperatorio: Tríadas y cadencias', recupera: 1, totalRealizadas: 1 },
    { titulo: 'Notas y figuras', origen: 'MANUAL', totalPreguntas: 4, totalRealizadas: 12 },
    { titulo: 'Tríadas y cadencias', origen: 'MANUAL', totalPreguntas: 6, totalRealizadas: 19 },
  ])
  const alumna = contexto.db.query.alumnos
    .findMany()
    .sync()
    .find(({ email }) => email === demo.alumno)
  const suyas = await contexto.as('alumno', alumna).alumnos.me.evaluaciones.get()
  expect(suyas.data.map(({ estado }: { estado: string }) => estado)).toEqual([
    'PENDIENTE',
    'PENDIENTE',
    'PENDIENTE',
    'CALIFICADA',
  ])
  const { preguntas, resumen, alumnos } = (await pide.admin.evaluaciones({ id: 1 }).resultados.get()).data
  expect(resumen).toMatchObject({ asignadas: 25, realizadas: 19 })
  expect(
    alumnos.filter(({ recuperado_por }: { recuperado_por: number | null }) => recuperado_por),
  ).toHaveLength(1)
  expect(preguntas.every(({ respondidas }: { respondidas: number }) => respondidas === 19)).toBe(true)
})

test('docente y alumna tienen algo sin leer, que lleva a donde dice y no sale por correo', async () => {
  const now = '2026-08-20T12:00:00Z'
  const contexto = testApi({ now })
  let entregas = 0
  const guardaEntrega = (extension: string) => `uploads/tareas/${entregas++}.${extension}`
  const demo = seedDemo({ db: contexto.db, now: Date.parse(now), guardaEntrega })
  const { docentes, alumnos } = contexto.db.query
  const docente = docentes.findFirst({ where: (una, { eq }) => eq(una.email, demo.docente) }).sync()
  const alumna = alumnos.findFirst({ where: (una, { eq }) => eq(una.email, demo.alumno) }).sync()

  const deDocente = (await contexto.as('docente', docente).docente.me.novedades.get()).data
  const deAlumna = (await contexto.as('alumno', alumna).alumnos.me.novedades.get()).data

  expect(deDocente.sin_leer).toBe(2)
  expect(deDocente.data.map(({ titulo }) => titulo)).toEqual([
    '2 pedidos de ingreso',
    '5 entregas nuevas en «Análisis de una guarania»',
  ])
  expect(deAlumna.data).toMatchObject([
    { titulo: 'Calificaron tu entrega: «Armonización de ocho compases»', leida_en: null },
    { titulo: 'Publicación nueva: «Grupo de estudio los martes»', leida_en: null },
  ])
  await resumenDelDia(contexto.deps).run()
  await contexto.outbox.sendDue()
  expect(contexto.sent).toEqual([])
  const asignacion = Number(/\d+$/.exec(deAlumna.data[0]?.enlace ?? '')?.[0])
  expect((await contexto.as('alumno', alumna).tareas({ id: asignacion }).get()).data?.estado).toBe(
    'CALIFICADA',
  )
})

test('hay tareas en cada etapa, con entregas que son lo que dicen', async () => {
  const now = '2026-08-20T12:00:00Z'
  const contexto = testApi({ now })
  const { db, deps } = contexto

  try {
    seedDemo({
      db,
      now: Date.parse(now),
      guardaEntrega: (extension, contenido) => deps.files.write('tareas', extension, contenido),
    })

    const { data } = await contexto.asAdmin.admin.catedras({ id: 1 }).get()
    const resumenes = data.TareaMaestra.map(({ resumen }: { resumen: object }) => resumen)
    expect(resumenes).toMatchObject([
      { asignadas: 25, calificadas: 22, sinEntregar: 3 },
      { asignadas: 25, calificadas: 6, porCalificar: 11 },
      { asignadas: 25, porCalificar: 5 },
      { asignadas: 0 },
      { asignadas: 25, sinEntregar: 25 },
    ])
    expect(data.TareaMaestra.at(-1)).toMatchObject({ tipo: 'APORTE', pide: { clase: 'CREADOR' } })
    for (const { path, nombre, tipo } of db.select().from(archivos).all()) {
      expect((await readTipo(deps.files.locate(path), nombre))?.mime, nombre).toBe(tipo)
    }
  } finally {
    removeDataDir(contexto)
  }
})

test('con el catálogo hay aportantes en el ranking, votos, comentarios y un retrato con su crédito', async () => {
  const contexto = testApi({ now: '2026-08-20T12:00:00Z' })
  const { db, sqlite, deps, api, send } = contexto
  try {
    seedCatalogo(sqlite, catalogo)
    const guardaFoto = (extension: string, contenido: Uint8Array) =>
      deps.files.write('fotos', extension, contenido)
    seedDemo({ db, now: Date.parse('2026-08-20T12:00:00Z'), guardaFoto })

    expect((await api.ranking.get({ query: {} })).data).toMatchObject([
      { contributions: 3, is_student_contribution: false },
      { contributions: 2, student_first_name: 'Arami' },
      { contributions: 1 },
    ])
    const slug = 'orquesta-de-instrumentos-reciclados-de-cateura'
    const { data: orquesta } = await api.composers.slug({ slug }).get()
    expect(orquesta).toMatchObject({ rating_avg: 4, rating_count: 3, photo_credit: { autor: 'Guarania' } })
    expect((await send(`GET /composers/comments/${orquesta?.id}`)).data).toHaveLength(1)
    expect((await readTipo(deps.files.locate(orquesta?.photo_url?.slice(1) ?? ''), 'x.png'))?.mime).toBe(
      'image/png',
    )
  } finally {
    removeDataDir(contexto)
  }
})

test.each(['2026-03-03', '2026-08-20', '2026-11-29', '2026-12-31'])(
  'hoy hay clase, y nadie pasó lista todavía: %s',
  async (dia) => {
    const now = `${dia}T15:00:00Z`
    const { db, asAdmin } = testApi({ now })
    seedDemo({ db, now: Date.parse(now) })

    const { DiaClase } = (await asAdmin.admin.catedras({ id: 1 }).get()).data
    expect(DiaClase.find(({ fecha }) => fecha === dia)).toMatchObject({ Asistencia: [], suspendida: null })
  },
)

test('con el catálogo, una pregunta espera que la revisen', async () => {
  const { db, asDocente } = createMundoDeDemo()

  expect((await asDocente.docente.me['preguntas-por-revisar'].get()).data).toMatchObject([
    { campo: 'nacimiento', antes: expect.stringMatching(/^\d+$/), ahora: expect.stringMatching(/^\d+$/) },
  ])
  expect(
    db
      .select()
      .from(preguntas)
      .all()
      .some(({ creadorId }) => creadorId !== null),
  ).toBe(true)
})

function createMundoDeDemo() {
  const contexto = testApi({ now: '2026-08-20T12:00:00Z' })
  seedCatalogo(contexto.sqlite, catalogo)
  seedDemo({ db: contexto.db, now: Date.parse('2026-08-20T12:00:00Z') })
  const docente = contexto.db.select().from(docentes).get() as typeof docentes.$inferSelect
  return { ...contexto, asDocente: contexto.as('docente', docente) }
}

test('hay una entrega grabada que suena, con comentarios en sus momentos y una respuesta', async () => {
  const now = '2026-08-20T12:00:00Z'
  const contexto = testApi({ now })
  const { db, deps, asAdmin } = contexto

  try {
    seedDemo({
      db,
      now: Date.parse(now),
      guardaEntrega: (extension, contenido) => deps.files.write('tareas', extension, contenido),
    })

    const grabadas = db.select().from(archivos).where(eq(archivos.tipo, 'audio/wav')).all()
    expect(grabadas).toMatchObject([{ nombre: 'Escala de do mayor.wav', duracion_ms: 4800 }])
    const picos = picosLeidos(grabadas[0]?.picos ?? '')
    expect(picos).toHaveLength(800)
    expect(Math.max(...picos)).toBe(1)
    const comentarios = db.select().from(comentariosDeEntrega).all()
    expect(comentarios.map(({ autor, en_ms }) => [autor, en_ms])).toEqual([
      ['docente', 1200],
      ['docente', 3600],
      ['alumno', 1200],
    ])
    const leidos = await asAdmin(
      `GET /admin/tareasAsignaciones/${comentarios[0]?.tareaAsignacionId}/comentarios`,
    )
    expect(JSON.stringify(leidos.data)).toContain('Acá se corre el tempo')
  } finally {
    removeDataDir(contexto)
  }
})

test('el tablón de la demostración tiene publicaciones de todos, comentarios y a quién le gustan', async () => {
  const now = '2026-08-20T12:00:00Z'
  const contexto = testApi({ now })
  seedDemo({ db: contexto.db, now: Date.parse(now) })

  const { data } = await contexto.asAdmin.publicaciones.catedra({ id: 1 }).get()

  const autores = new Set(data.map(({ autor }: { autor: string }) => autor))
  expect(autores).toEqual(new Set(['admin', 'docente', 'alumno']))
  expect(data.filter((una: { visibleToStudents: boolean }) => !una.visibleToStudents)).toHaveLength(1)
  const fechas = data.map(({ created_at }: { created_at: string }) => created_at)
  expect(fechas).toEqual(fechas.toSorted().toReversed())
  expect(data).toContainEqual(expect.objectContaining({ totalComentarios: 3, totalInteracciones: 18 }))
})

function estadosDe(alumnos: { estadoActual: string }[]): string[] {
  return [...new Set(alumnos.map(({ estadoActual }) => estadoActual))].toSorted()
}

test.each(['2026-03-10', '2026-08-20', '2026-12-20'])(
  'la demostración muestra a alguien en cada luz, un justificativo y una nota rectificada: %s',
  async (dia) => {
    const now = `${dia}T15:00:00Z`
    const contexto = testApi({ now })
    let entregas = 0
    const guardaEntrega = (extension: string) => `uploads/tareas/${entregas++}.${extension}`
    seedDemo({ db: contexto.db, now: Date.parse(now), guardaEntrega })

    const suya = contexto.asAdmin.admin.catedras({ id: 1 })
    const { alumnos } = (await suya.habilitacion.get()).data
    const luces = new Set(alumnos.map(({ luz }) => luz))

    expect([...luces].toSorted()).toEqual(['DEPENDE', 'EN_RIESGO', 'HABILITADO', 'NO_ALCANZA'])
    expect((await suya.cierre.get()).data.justificativos_pendientes).toHaveLength(1)
    const historial = await contexto.asAdmin('GET /admin/tareasAsignaciones/2/historial')
    expect(historial.data).toMatchObject([
      { motivo: 'No había visto la segunda hoja de la entrega.' },
      { de: null },
    ])
  },
)

test('con el catálogo cargado trae aportes y sugerencias para mirar con su recibo, y para moderar', async () => {
  const { db, send, asAdmin } = testApi()
  const [uno, otro] = [insertCreador(db), insertCreador(db, { birth_edtf: '1535', birth_year: 1535 })]

  const { recibos = [] } = seedDemo({ db, now: Date.parse('2026-03-02T12:00:00Z') })

  const estados = await Promise.all(
    recibos.map(async (recibo) => (await send(`GET /aportes/${recibo}`)).data),
  )
  expect(estados.map(({ estado }) => estado)).toEqual([
    'RECIBIDO',
    'OBSERVADO',
    'RECIBIDO',
    'RECIBIDO',
    'RECIBIDO',
    'RECHAZADO',
  ])
  const { data: pendientes } = (await asAdmin('GET /admin/sugerencias')).data
  expect(pendientes.map(({ de }: { de: unknown[] }) => de.length)).toEqual([2, 1, 1])
  const otras = pendientes.flatMap((una: { otras: { texto: string }[] }) =>
    una.otras.map(({ texto }) => texto),
  )
  expect(otras).toEqual(['Otra sugerencia propone c. 1511', 'Otra sugerencia propone c. 1509'])
  const [rechazada] = (await asAdmin('GET /admin/sugerencias?estado=REJECTED')).data.data
  expect((await asAdmin(`POST /admin/sugerencias/${rechazada.id}/deshacer`)).status).toBe(200)
  const { data: aportes } = (await asAdmin('GET /admin/aportes')).data
  expect(aportes).toMatchObject([{ parecidos: [{ id: otro.id }] }, { last_name: 'Duarte', parecidos: [] }])
  expect(
    (await asAdmin(`POST /admin/composers/${aportes[0].id}/suggestion`, { composerId: otro.id })).status,
  ).toBe(201)
  expect((await asAdmin(`POST /composers/admin/suggestions/${pendientes[0].id}/approve`)).status).toBe(200)
  expect(uno.id).toBe(pendientes[0].Composer.id)
})
