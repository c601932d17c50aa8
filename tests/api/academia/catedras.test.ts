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
} from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { createMundo } from '../../support/mundo.ts'

const horariosPorDia = [
  { dia_semana: 'Miércoles', hora_inicio: '19:00', hora_fin: '21:00' },
  { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' },
]

test('una cátedra se crea con sus horarios', async () => {
  const { db, asAdmin } = testApi()
  const docente = insertDocente(db, { nombre: 'Eva', apellido: 'Ríos' })

  const { status, data } = await asAdmin.admin.catedras.post({
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
    cerrada: false,
    nombre: 'Armonía',
    anio: 2026,
    institucion: 'Conservatorio',
    turno: 'Noche',
    aula: '3',
    dias: 'Lunes, Miércoles',
    horario: '18:00 - 20:00, 19:00 - 21:00',
    modalidad_pago: 'PARTICULAR',
    cuotas_desde: null,
    cuotas_hasta: null,
    docenteId: docente.id,
    Docente: { id: docente.id, nombre: 'Eva', apellido: 'Ríos' },
    docentes: [{ docenteId: docente.id, papel: 'TITULAR', desde: '2026-03-02', hasta: null }],
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
  expect((await asAdmin.admin.catedras({ id: 1 }).get()).data).toEqual(data)
})

test('sin horarios, días y horario son los que se escriben', async () => {
  const { asAdmin } = testApi()

  const { data } = await asAdmin.admin.catedras.post({
    nombre: 'Coro',
    anio: 2026,
    dias: 'Sábado',
    horario: 'de mañana',
  })

  expect(data).toMatchObject({ dias: 'Sábado', horario: 'de mañana', CatedraDiaHorario: [] })
})

test('se cambia lo que se envía; los horarios, todos juntos', async () => {
  const { asAdmin } = testApi()
  await asAdmin.admin.catedras.post({ nombre: 'Coro', anio: 2026, horariosPorDia })

  const { data } = await asAdmin.admin.catedras({ id: 1 }).put({ nombre: 'Coro II', turno: 'Tarde' })
  expect(data).toMatchObject({ nombre: 'Coro II', anio: 2026, turno: 'Tarde', dias: 'Lunes, Miércoles' })
  expect(data.CatedraDiaHorario).toHaveLength(2)

  const otros = await asAdmin.admin.catedras({ id: 1 }).put({ horariosPorDia: horariosPorDia.slice(0, 1) })
  expect(otros.data).toMatchObject({ dias: 'Miércoles', horario: '19:00 - 21:00' })
  expect(otros.data.CatedraDiaHorario).toHaveLength(1)

  const mal = await asAdmin.admin.catedras({ id: 1 }).put({ horariosPorDia: 'Lunes' })
  expect(mal.status).toBe(400)
  expect((await asAdmin.admin.catedras({ id: 1 }).get()).data).toMatchObject({ dias: 'Miércoles' })

  const ninguno = await asAdmin.admin.catedras({ id: 1 }).put({ horariosPorDia: [] })
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
  const { asAdmin } = testApi()

  expect(await asAdmin.admin.catedras.post(cuerpo)).toMatchObject({ status: 400, data: { campos } })
  expect((await asAdmin.admin.catedras.get()).data).toEqual([])
})

test('un cambio que no vale no cambia nada', async () => {
  const { asAdmin } = testApi()
  await asAdmin.admin.catedras.post({ nombre: 'Coro', anio: 2026, horariosPorDia })

  for (const cuerpo of [
    { nombre: '' },
    { nombre: 'Otra', docenteId: 99, horariosPorDia: [] },
    { nombre: 'Otra', horariosPorDia: [{ ...horariosPorDia[0], hora_fin: '10:00' }] },
  ]) {
    expect((await asAdmin.admin.catedras({ id: 1 }).put(cuerpo)).status).toBe(400)
  }
  const { data } = await asAdmin.admin.catedras({ id: 1 }).get()
  expect(data).toMatchObject({ nombre: 'Coro', dias: 'Lunes, Miércoles' })
})

test('la lista trae horarios e inscritos, sin los que ya no están', async () => {
  const { db, asAdmin } = testApi()
  const vieja = insertCatedra(db, { nombre: 'Coro', anio: 2025 })
  const nueva = insertCatedra(db, { nombre: 'Ópera', horarios: horariosPorDia as never })
  const [uno, otro] = [insertAlumno(db), insertAlumno(db)]
  const inscripcion = insertInscripcion(db, { catedraId: nueva.id, alumnoId: uno.id })
  insertInscripcion(db, { catedraId: nueva.id, alumnoId: otro.id, baja_en: 1 })

  const { data } = await asAdmin('GET /admin/catedras')

  expect(data).toMatchObject([
    { id: nueva.id, totalAlumnos: 1, CatedraAlumno: [{ id: inscripcion.id, alumnoId: uno.id }] },
    { id: vieja.id, totalAlumnos: 0, CatedraAlumno: [], CatedraDiaHorario: [] },
  ])
  expect(data[0]?.CatedraDiaHorario).toHaveLength(2)
})

test('eliminar una cátedra dice qué se va con ella', async () => {
  const { db, asAdmin, sqlite } = testApi()
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

  expect((await asAdmin.admin.catedras({ id: catedraId }).delete()).data).toEqual({
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
  expect((await asAdmin.alumnos({ id: alumno.id }).get()).status).toBe(200)
  for (const metodo of ['GET', 'PUT', 'DELETE']) {
    expect(
      await asAdmin(`${metodo} /admin/catedras/${catedraId}`, metodo === 'PUT' ? {} : undefined),
    ).toMatchObject({
      status: 404,
      data: { error: 'Cátedra no encontrada' },
    })
  }
  expect((await asAdmin('GET /admin/catedras/cero')).data.error).toBe('ID de cátedra inválido.')
})

test('un docente ve sus cátedras y ninguna otra', async () => {
  const { as, db } = testApi()
  const docente = insertDocente(db)
  const suya = insertCatedra(db, { docenteId: docente.id })
  const ajena = insertCatedra(db, { docenteId: insertDocente(db).id })
  const sinDocente = insertCatedra(db)
  const alumno = insertAlumno(db)
  insertInscripcion(db, { catedraId: suya.id, alumnoId: alumno.id, matricula_monto: 5 })
  const asDocente = as('docente', docente)

  expect((await asDocente.docente.me.catedras.get()).data).toMatchObject([{ id: suya.id, totalAlumnos: 1 }])
  expect((await asDocente.docente.me.catedra({ id: suya.id }).get()).data).toMatchObject({
    id: suya.id,
    CatedraAlumno: [
      { alumnoId: alumno.id, estadoActual: 'MATRÍCULA PENDIENTE', Alumno: { email: alumno.email } },
    ],
  })
  for (const { id } of [ajena, sinDocente, { id: 99 }]) {
    expect(await asDocente.docente.me.catedra({ id }).get()).toMatchObject({
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
      claseDeHoy: { id: DiaClase[0].id, fecha: '2026-03-02', tomada: true, cerrada: false },
      totalClases: DiaClase.length,
    })
  }
})

test('un alumno ve las cátedras en que está inscrito', async () => {
  const { as, db } = testApi()
  const alumno = insertAlumno(db)
  const docente = insertDocente(db, { nombre: 'Eva', apellido: 'Ríos' })
  const suya = insertCatedra(db, { docenteId: docente.id, horarios: horariosPorDia as never })
  const dejada = insertCatedra(db)
  insertCatedra(db)
  const inscripcion = insertInscripcion(db, { catedraId: suya.id, alumnoId: alumno.id, dia_cobro: 5 })
  insertInscripcion(db, { catedraId: dejada.id, alumnoId: alumno.id, baja_en: 1 })
  const asAlumno = as('alumno', alumno)

  const { data } = await asAlumno.alumnos.me.catedras.get()

  expect(data).toMatchObject([
    {
      catedraAlumnoId: inscripcion.id,
      catedraId: suya.id,
      estadoActual: 'GRATUITO',
      dia_cobro: 5,
      catedra: { id: suya.id, Docente: { nombre: 'Eva', apellido: 'Ríos' } },
    },
  ])
  expect(data[0]?.catedra.CatedraDiaHorario).toHaveLength(2)
  expect(JSON.stringify(data)).not.toContain(docente.email)
})

test('las cifras del panel cuentan cátedras, alumnos y docentes', async () => {
  const { db, asAdmin } = testApi()
  insertCatedra(db, { docenteId: insertDocente(db).id })
  insertAlumno(db)
  insertAlumno(db)

  expect((await asAdmin.admin['dashboard-counts'].get()).data).toMatchObject({
    catedras: 1,
    alumnos: 2,
    docentes: 1,
  })
})

test('una cátedra dice de qué mes a qué mes se pagan sus cuotas', async () => {
  const { asAdmin, catedra, enroll } = createMundo({ now: '2026-03-01T15:00:00Z' })
  enroll({}, { cuota_monto: 50, fecha_inscripcion: '2026-02-10' })
  const suya = asAdmin.admin.catedras({ id: catedra.id })
  const estado = async () => (await suya.get()).data.CatedraAlumno[0]?.estadoActual
  const meses = { cuotas_desde: '2026-03', cuotas_hasta: '2026-11' }

  expect(await estado()).toBe('EN MORA')
  expect(await suya.put(meses)).toMatchObject({ status: 200, data: meses })
  expect(await estado()).toBe('AL DÍA')
  expect((await suya.put({ nombre: 'Coro' })).data).toMatchObject(meses)

  const deOtroAnio =
    'Los meses de cuotas van de diciembre del año anterior a diciembre del año de la cátedra.'
  const alReves = 'El primer mes de cuotas no puede ser posterior al último.'
  for (const [mal, campo, error] of [
    [{ cuotas_desde: '2026-12' }, 'cuotas_desde', alReves],
    [{ cuotas_desde: '', cuotas_hasta: '2025-12' }, 'cuotas_desde', alReves],
    [{ cuotas_desde: '2025-11' }, 'cuotas_desde', deOtroAnio],
    [{ cuotas_hasta: '2027-01' }, 'cuotas_hasta', deOtroAnio],
    [{ anio: 2027 }, 'cuotas_desde', deOtroAnio],
    [{ cuotas_hasta: 'noviembre' }, 'cuotas_hasta', 'El mes debe tener la forma AAAA-MM.'],
  ] as const) {
    expect(await suya.put(mal)).toMatchObject({ status: 400, data: { campos: { [campo]: error } } })
  }
  expect((await suya.put({ cuotas_desde: '', cuotas_hasta: '' })).data).toMatchObject({
    cuotas_desde: null,
    cuotas_hasta: null,
  })
})
