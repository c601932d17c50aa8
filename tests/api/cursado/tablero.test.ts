import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import { insertAlumno, insertCatedra, insertDiaClase, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertArchivo, insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

const AHORA = Date.parse('2026-03-02T12:00:00Z')
const DIA = 86_400_000
const ids = (lista: { id: number }[]) => lista.map(({ id }) => id)

test('sin cátedras el tablero está vacío y lo dice', async () => {
  const { db, as } = testApi()
  const alumno = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })

  const { status, data } = await as('alumno', alumno).alumnos.me.dashboard.get()

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      mode: 'new',
      alumno: { id: alumno.id, nombre: 'Ana', apellido: 'Paz', email: alumno.email },
      catedras: [],
      tareasPendientes: [],
      tareasAtrasadas: [],
      evaluacionesPendientes: [],
      publicaciones: [],
      estadisticas: {
        publicaciones: 0,
        tareas: 0,
        tareasPendientes: 0,
        tareasCompletadas: 0,
        evaluacionesPendientes: 0,
        evaluacionesRealizadas: 0,
      },
    },
  })
})

test('lo último son tres publicaciones de cada cátedra, y cinco en el tablero', async () => {
  const { db, asAna, catedra, ana } = createMundoConTablon()
  const otra = insertCatedra(db)
  insertInscripcion(db, { catedraId: otra.id, alumnoId: ana.id })
  for (const catedraId of [catedra.id, otra.id, insertCatedra(db).id])
    for (let i = 0; i < 4; i++) insertPublicacion(db, { catedraId })
  const oculta = insertPublicacion(db, { catedraId: otra.id, visibleToStudents: false })

  const { data } = await asAna.alumnos.me.publicaciones.get()
  const tablero = (await asAna.alumnos.me.dashboard.get()).data

  expect(ids(data)).toEqual([8, 7, 6, 4, 3, 2])
  expect(ids(data)).not.toContain(oculta.id)
  expect(data[0]?.catedra).toEqual({ id: otra.id, nombre: otra.nombre, anio: 2026 })
  expect(data[0]).toMatchObject({ titulo: 'Aviso', ComentarioPublicacion: [], totalInteracciones: 0 })
  expect(ids(tablero.publicaciones)).toEqual([8, 7, 6, 4, 3])
  expect(tablero).toMatchObject({ mode: 'student', estadisticas: { publicaciones: 8 } })
  expect(tablero.catedras).toHaveLength(2)
})

test('lo pendiente va primero lo que vence antes; lo atrasado, aparte', async () => {
  const { db, asAna, catedra, ana } = createMundoConTablon()
  const assign = (titulo: string, fecha_entrega: number | null, datos = {}) => {
    const { id } = insertTarea(db, { catedraId: catedra.id, titulo, fecha_entrega })
    insertAsignacion(db, { tareaMaestraId: id, alumnoId: ana.id, ...datos })
  }
  const archivoId = insertArchivo(db).id
  assign('Sin plazo', null)
  assign('Luego', AHORA + 2 * DIA)
  assign('Ya', AHORA + DIA)
  assign('Tarde', AHORA - DIA)
  assign('Devuelta', AHORA + DIA, { estado: 'RECHAZADA', archivoId })
  assign('Hecha', AHORA + DIA, { estado: 'ENTREGADA', submission_date: AHORA, archivoId })
  assign('Calificada', null, { estado: 'CALIFICADA', puntos_obtenidos: 8, archivoId })
  for (const [fecha_entrega, estado] of [
    [AHORA - DIA, 'PENDIENTE'],
    [AHORA + DIA, 'CALIFICADA'],
  ] as const) {
    const { id } = insertEvaluacion(db, { catedraId: catedra.id, fecha_entrega })
    insertEvaluacionAsignada(db, { evaluacionId: id, alumnoId: ana.id, estado })
  }

  const { data } = await asAna.alumnos.me.dashboard.get()

  const titulos = (lista: { titulo: string }[]) => lista.map(({ titulo }) => titulo)
  expect(titulos(data.tareasPendientes)).toEqual(['Ya', 'Luego', 'Sin plazo'])
  expect(titulos(data.tareasAtrasadas)).toEqual(['Tarde', 'Devuelta'])
  expect(data.tareasPendientes[0]).toEqual({
    tareaAsignacionId: 3,
    tareaMaestraId: 3,
    titulo: 'Ya',
    puntos_posibles: 10,
    fecha_entrega: '2026-03-03T12:00:00.000Z',
    estado: 'ASIGNADA',
    submission_path: null,
    archivos: [],
    submission_date: null,
    catedra: { id: catedra.id, nombre: catedra.nombre, anio: 2026 },
  })
  expect(data.evaluacionesPendientes).toMatchObject([{ titulo: 'Parcial', estado: 'VENCIDA' }])
  expect(data.estadisticas).toEqual({
    publicaciones: 0,
    tareas: 7,
    tareasPendientes: 3,
    tareasCompletadas: 2,
    evaluacionesPendientes: 1,
    evaluacionesRealizadas: 1,
  })
})

test('lo de una cátedra que se dejó no está, hasta que se vuelve', async () => {
  const { db, asAna, asAdmin, catedra, ana } = createMundoConTablon()
  const { id } = insertTarea(db, { catedraId: catedra.id })
  insertAsignacion(db, { tareaMaestraId: id, alumnoId: ana.id, estado: 'CALIFICADA', puntos_obtenidos: 7 })
  insertPublicacion(db, { catedraId: catedra.id })
  const inscripcion = eq(catedraAlumnos.alumnoId, ana.id)
  const calificadas = async () => (await asAdmin.admin['dashboard-counts'].get()).data.tareasCalificadas
  expect(await calificadas()).toBe(1)

  db.update(catedraAlumnos).set({ baja_en: 1 }).where(inscripcion).run()

  expect((await asAna.alumnos.me.dashboard.get()).data).toMatchObject({
    mode: 'new',
    publicaciones: [],
    estadisticas: { tareas: 0, publicaciones: 0 },
  })
  expect((await asAna.alumnos.me.publicaciones.get()).data).toEqual([])
  expect(await calificadas()).toBe(0)
  db.update(catedraAlumnos).set({ baja_en: null }).where(inscripcion).run()
  expect((await asAna.alumnos.me.dashboard.get()).data.estadisticas.tareas).toBe(1)
})

test('a la docente le espera lo entregado, y lo que falta de la asistencia', async () => {
  const { db, asDocente, asAdmin, catedra, docente, ana, beto } = createMundoConTablon()
  const vacia = insertCatedra(db, { docenteId: docente.id })
  const handIn = (catedraId: number, alumnoId: number) =>
    insertAsignacion(db, {
      tareaMaestraId: insertTarea(db, { catedraId }).id,
      alumnoId,
      estado: 'ENTREGADA',
      submission_date: AHORA,
    })
  for (const { id } of [ana, ana, beto]) handIn(catedra.id, id)
  handIn(catedra.id, insertAlumno(db).id)
  const [marcada] = ['2026-02-23', '2026-02-25', '2026-03-02', '2026-03-09'].map((fecha) =>
    insertDiaClase(db, { catedraId: catedra.id, fecha }),
  )
  if (marcada)
    db.insert(asistencias)
      .values({ diaClaseId: marcada.id, alumnoId: ana.id, presente: true, updated_at: 0 })
      .run()

  const { data } = await asDocente.docente.me.catedras.get()

  const de = (id: number) => data.find((una: { id: number }) => una.id === id)
  expect(de(catedra.id)).toMatchObject({ porCorregir: 3, sinAsistencia: 1, proximaClase: '2026-03-02' })
  expect(de(vacia.id)).toMatchObject({ porCorregir: 0, sinAsistencia: 0, proximaClase: null })
  expect((await asAdmin.admin['dashboard-counts'].get()).data).toMatchObject({
    tareasEntregadas: 3,
    tareasCalificadas: 0,
  })
})

test('los puntos de una inscripción son la suma de los de sus tareas', async () => {
  const { db, asDocente, asAdmin, catedra, ana, beto } = createMundoConTablon()
  const ajena = insertCatedra(db)
  const grade = (catedraId: number, alumnoId: number, puntos_obtenidos: number) =>
    insertAsignacion(db, {
      tareaMaestraId: insertTarea(db, { catedraId }).id,
      alumnoId,
      estado: 'CALIFICADA',
      puntos_obtenidos,
    })
  grade(catedra.id, ana.id, 7)
  grade(catedra.id, ana.id, 5)
  grade(ajena.id, ana.id, 9)
  insertAsignacion(db, { tareaMaestraId: insertTarea(db, { catedraId: catedra.id }).id, alumnoId: beto.id })

  const { data } = await asDocente.docente.me.catedra({ id: catedra.id }).get()

  const puntos = Object.fromEntries(
    data.CatedraAlumno.map((uno: { alumnoId: number; totalPoints: number }) => [
      uno.alumnoId,
      uno.totalPoints,
    ]),
  )
  expect(puntos).toEqual({ [ana.id]: 12, [beto.id]: 0 })
  const inscripcion = data.CatedraAlumno.find((uno: { alumnoId: number }) => uno.alumnoId === ana.id)
  expect((await asAdmin.admin.catedraalumnos({ id: inscripcion?.id ?? 0 }).put({})).data.totalPoints).toBe(12)
})

test('el tablero es del alumno', async () => {
  const { send, asDocente, asAdmin } = createMundoConTablon()

  for (const path of ['dashboard', 'publicaciones']) {
    expect((await asDocente(`GET /alumnos/me/${path}`)).status).toBe(403)
    expect((await asAdmin(`GET /alumnos/me/${path}`)).status).toBe(403)
    expect((await send(`GET /alumnos/me/${path}`)).status).toBe(401)
  }
})
