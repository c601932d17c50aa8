import { expect, test } from 'vitest'
import {
  insertAlumno,
  insertAsistencia,
  insertCatedra,
  insertDiaClase,
  insertDocente,
  insertInscripcion,
  insertPago,
  insertPlan,
  insertUnidad,
} from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'
import { insertAsignacion, insertTarea } from '../support/cursado.ts'

async function conAdmin() {
  const contexto = testApi()
  return { ...contexto, contexto, pide: await como(contexto) }
}

const horariosPorDia = [
  { dia_semana: 'Miércoles', hora_inicio: '19:00', hora_fin: '21:00' },
  { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' },
]

test('una cátedra se crea con sus horarios', async () => {
  const { db, pide } = await conAdmin()
  const docente = insertDocente(db, { nombre: 'Eva', apellido: 'Ríos' })

  const { status, data } = await pide('POST /admin/catedras', {
    nombre: 'Armonía',
    anio: 2026,
    institucion: 'Conservatorio',
    aula: '3',
    docenteId: docente.id,
    dias: 'lo que sea',
    horariosPorDia,
  })

  expect(status).toBe(201)
  expect(data).toEqual({
    id: 1,
    nombre: 'Armonía',
    anio: 2026,
    institucion: 'Conservatorio',
    turno: 'Noche',
    aula: '3',
    dias: 'Lunes, Miércoles',
    horario: '18:00 - 20:00, 19:00 - 21:00',
    modalidad_pago: 'PARTICULAR',
    docenteId: docente.id,
    Docente: { id: docente.id, nombre: 'Eva', apellido: 'Ríos' },
    CatedraDiaHorario: [
      { id: 1, ...horariosPorDia[1] },
      { id: 2, ...horariosPorDia[0] },
    ],
    CatedraAlumno: [],
    DiaClase: [],
    TareaMaestra: [],
    Evaluacion: [],
    PlanDeClases: [],
  })
  expect((await pide.admin.catedras({ id: 1 }).get()).data).toEqual(data)
})

test('sin horarios, días y horario son los que se escriben', async () => {
  const { pide } = await conAdmin()

  const { data } = await pide.admin.catedras.post({
    nombre: 'Coro',
    anio: 2026,
    dias: 'Sábado',
    horario: 'de mañana',
  })

  expect(data).toMatchObject({ dias: 'Sábado', horario: 'de mañana', CatedraDiaHorario: [] })
})

test('se cambia lo que se envía; los horarios, todos juntos', async () => {
  const { pide } = await conAdmin()
  await pide('POST /admin/catedras', { nombre: 'Coro', anio: 2026, horariosPorDia })

  const { data } = await pide.admin.catedras({ id: 1 }).put({ nombre: 'Coro II', turno: 'Tarde' })
  expect(data).toMatchObject({ nombre: 'Coro II', anio: 2026, turno: 'Tarde', dias: 'Lunes, Miércoles' })
  expect(data.CatedraDiaHorario).toHaveLength(2)

  const otros = await pide.admin.catedras({ id: 1 }).put({ horariosPorDia: horariosPorDia.slice(0, 1) })
  expect(otros.data).toMatchObject({ dias: 'Miércoles', horario: '19:00 - 21:00' })
  expect(otros.data.CatedraDiaHorario).toHaveLength(1)

  const mal = await pide('PUT /admin/catedras/1', { horariosPorDia: 'Lunes' })
  expect(mal.status).toBe(400)
  expect((await pide.admin.catedras({ id: 1 }).get()).data).toMatchObject({ dias: 'Miércoles' })

  const ninguno = await pide.admin.catedras({ id: 1 }).put({ horariosPorDia: [] })
  expect(ninguno.data).toMatchObject({ dias: null, horario: null, CatedraDiaHorario: [] })
})

test.each([
  [{}, { nombre: 'El nombre de la cátedra es obligatorio.', anio: 'El año es obligatorio.' }],
  [{ nombre: 'Coro', anio: 2026, docenteId: 99 }, { docenteId: 'Ese docente no existe.' }],
  [
    { nombre: 'Coro', anio: 2026, horariosPorDia: [horariosPorDia[0], horariosPorDia[0]] },
    { 'horariosPorDia.1.hora_inicio': 'Los horarios del Miércoles se superponen.' },
  ],
  [
    { nombre: 'Coro', anio: 2026, horariosPorDia: 'Lunes' },
    { horariosPorDia: 'El campo «horariosPorDia» debe ser una lista de horarios.' },
  ],
])('%o no se crea', async (cuerpo, campos) => {
  const { pide } = await conAdmin()

  expect(await pide('POST /admin/catedras', cuerpo)).toMatchObject({ status: 400, data: { campos } })
  expect((await pide.admin.catedras.get()).data).toEqual([])
})

test('un cambio que no vale no cambia nada', async () => {
  const { pide } = await conAdmin()
  await pide('POST /admin/catedras', { nombre: 'Coro', anio: 2026, horariosPorDia })

  for (const cuerpo of [
    { nombre: '' },
    { nombre: 'Otra', docenteId: 99, horariosPorDia: [] },
    { nombre: 'Otra', horariosPorDia: [{ ...horariosPorDia[0], hora_fin: '10:00' }] },
  ]) {
    expect((await pide.admin.catedras({ id: 1 }).put(cuerpo)).status).toBe(400)
  }
  const { data } = await pide.admin.catedras({ id: 1 }).get()
  expect(data).toMatchObject({ nombre: 'Coro', dias: 'Lunes, Miércoles' })
})

test('la lista trae horarios e inscritos, sin los que ya no están', async () => {
  const { db, pide } = await conAdmin()
  const vieja = insertCatedra(db, { nombre: 'Coro', anio: 2025 })
  const nueva = insertCatedra(db, { nombre: 'Ópera', horarios: horariosPorDia as never })
  const [uno, otro] = [insertAlumno(db), insertAlumno(db)]
  const inscripcion = insertInscripcion(db, { catedraId: nueva.id, alumnoId: uno.id })
  insertInscripcion(db, { catedraId: nueva.id, alumnoId: otro.id, baja_en: 1 })

  const { data } = await pide('GET /admin/catedras')

  expect(data).toMatchObject([
    { id: nueva.id, totalAlumnos: 1, CatedraAlumno: [{ id: inscripcion.id, alumnoId: uno.id }] },
    { id: vieja.id, totalAlumnos: 0, CatedraAlumno: [], CatedraDiaHorario: [] },
  ])
  expect(data[0].CatedraDiaHorario).toHaveLength(2)
})

test('eliminar una cátedra dice qué se va con ella', async () => {
  const { db, pide, sqlite } = await conAdmin()
  const { id: catedraId } = insertCatedra(db, { horarios: horariosPorDia as never })
  const alumno = insertAlumno(db)
  const inscripcion = insertInscripcion(db, { catedraId, alumnoId: alumno.id })
  insertPago(db, { catedraAlumnoId: inscripcion.id, monto: 5 })
  const plan = insertPlan(db, { catedraId })
  insertUnidad(db, { planId: plan.id })
  insertUnidad(db, { planId: plan.id })
  insertDiaClase(db, { catedraId, fecha: '2026-03-02' })
  const dia = insertDiaClase(db, { catedraId, fecha: '2026-03-09' })
  insertAsistencia(db, { diaClaseId: dia.id, alumnoId: alumno.id })
  insertTarea(db, { catedraId })
  const tarea = insertTarea(db, { catedraId })
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: alumno.id, submission_date: 1 })

  expect((await pide.admin.catedras({ id: catedraId }).delete()).data).toEqual({
    message: 'Cátedra eliminada.',
    eliminado: {
      inscripciones: 1,
      pagos: 1,
      planes: 1,
      unidades: 2,
      diasClase: 2,
      asistencias: 1,
      tareas: 2,
      entregas: 1,
      evaluaciones: 0,
      publicaciones: 0,
      archivos: 0,
    },
  })

  const tablas = ['catedra_alumnos', 'pagos', 'catedra_dia_horarios', 'unidades_plan', 'asistencias']
  for (const tabla of tablas) {
    expect(sqlite.prepare(`SELECT count(*) FROM ${tabla}`).pluck().get(), tabla).toBe(0)
  }
  expect((await pide.alumnos({ id: alumno.id }).get()).status).toBe(200)
  for (const metodo of ['GET', 'PUT', 'DELETE']) {
    expect(
      await pide(`${metodo} /admin/catedras/${catedraId}`, metodo === 'PUT' ? {} : undefined),
    ).toMatchObject({
      status: 404,
      data: { error: 'Cátedra no encontrada' },
    })
  }
  expect((await pide('GET /admin/catedras/cero')).data.error).toBe('ID de cátedra inválido.')
})

test('un docente ve sus cátedras y ninguna otra', async () => {
  const { db, contexto } = await conAdmin()
  const docente = insertDocente(db)
  const suya = insertCatedra(db, { docenteId: docente.id })
  const ajena = insertCatedra(db, { docenteId: insertDocente(db).id })
  const sinDocente = insertCatedra(db)
  const alumno = insertAlumno(db)
  insertInscripcion(db, { catedraId: suya.id, alumnoId: alumno.id, matricula_monto: 5 })
  const pide = await como(contexto, 'docente', docente)

  expect((await pide.docente.me.catedras.get()).data).toMatchObject([{ id: suya.id, totalAlumnos: 1 }])
  expect((await pide.docente.me.catedra({ id: suya.id }).get()).data).toMatchObject({
    id: suya.id,
    CatedraAlumno: [
      { alumnoId: alumno.id, estadoActual: 'MATRÍCULA PENDIENTE', Alumno: { email: alumno.email } },
    ],
  })
  for (const { id } of [ajena, sinDocente, { id: 99 }]) {
    expect(await pide.docente.me.catedra({ id }).get()).toMatchObject({
      status: 404,
      data: { code: 'catedra_no_encontrada' },
    })
  }
})

test('en breve, el detalle deja fuera las marcas de cada clase y las tareas de cada uno', async () => {
  const contexto = testApi()
  const { db, send, sesion } = contexto
  const docente = insertDocente(db)
  const { id: catedraId } = insertCatedra(db, { docenteId: docente.id })
  const { id: alumnoId } = insertAlumno(db)
  insertInscripcion(db, { catedraId, alumnoId })
  const { id: tareaMaestraId } = insertTarea(db, { catedraId })
  insertAsignacion(db, { tareaMaestraId, alumnoId })
  insertAsistencia(db, { diaClaseId: insertDiaClase(db, { catedraId, fecha: '2026-03-02' }).id, alumnoId })

  for (const [call, headers] of [
    [`GET /admin/catedras/${catedraId}`, await sesion()],
    [`GET /docente/me/catedra/${catedraId}`, await sesion('docente', docente)],
  ] as const) {
    const entera = (await send(call, undefined, headers)).data
    const breve = await send(call, undefined, { ...headers, prefer: 'return=minimal' })

    const { DiaClase, TareaMaestra, ...resto } = entera
    const { TareaAsignacion, ...tarea } = TareaMaestra[0]
    expect([DiaClase[0].Asistencia.length, TareaAsignacion.length]).toEqual([1, 1])
    expect(breve.data).toEqual({
      ...resto,
      TareaMaestra: [tarea],
      claseDeHoy: { id: DiaClase[0].id, fecha: '2026-03-02' },
      totalClases: DiaClase.length,
    })
  }
})

test('un alumno ve las cátedras en que está inscrito', async () => {
  const { db, contexto } = await conAdmin()
  const alumno = insertAlumno(db)
  const docente = insertDocente(db, { nombre: 'Eva', apellido: 'Ríos' })
  const suya = insertCatedra(db, { docenteId: docente.id, horarios: horariosPorDia as never })
  const dejada = insertCatedra(db)
  insertCatedra(db)
  const inscripcion = insertInscripcion(db, { catedraId: suya.id, alumnoId: alumno.id, dia_cobro: 5 })
  insertInscripcion(db, { catedraId: dejada.id, alumnoId: alumno.id, baja_en: 1 })
  const pide = await como(contexto, 'alumno', alumno)

  const { data } = await pide('GET /alumnos/me/catedras')

  expect(data).toMatchObject([
    {
      catedraAlumnoId: inscripcion.id,
      catedraId: suya.id,
      estadoActual: 'GRATUITO',
      dia_cobro: 5,
      catedra: { id: suya.id, Docente: { nombre: 'Eva', apellido: 'Ríos' } },
    },
  ])
  expect(data[0].catedra.CatedraDiaHorario).toHaveLength(2)
  expect(JSON.stringify(data)).not.toContain(docente.email)
})

test('las cifras del panel cuentan cátedras, alumnos y docentes', async () => {
  const { db, pide } = await conAdmin()
  insertCatedra(db, { docenteId: insertDocente(db).id })
  insertAlumno(db)
  insertAlumno(db)

  expect((await pide.admin['dashboard-counts'].get()).data).toMatchObject({
    catedras: 1,
    alumnos: 2,
    docentes: 1,
  })
})
