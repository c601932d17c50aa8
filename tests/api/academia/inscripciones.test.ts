import { expect, test, vi } from 'vitest'
import { insertAlumno } from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDeAlumno, createMundoConInscripciones } from '../../support/mundo-con-inscripciones.ts'

test('un alumno se inscribe, con lo que paga', async () => {
  const { db, inscribe, inscritos, id } = createMundoConInscripciones()
  const alumno = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz' })

  const { status, data } = await inscribe({
    alumnoId: alumno.id,
    composerId: null,
    dia_cobro: 5,
    matricula_monto: 150_000,
    cuota_monto: '200000',
    fecha_inscripcion: '2026-02-20',
  })

  expect(status).toBe(201)
  expect(data).toEqual({
    id: 1,
    catedraId: id,
    alumnoId: alumno.id,
    composerId: null,
    dia_cobro: 5,
    matricula_monto: 150_000,
    cuota_monto: 200_000,
    condiciones_por_revisar: false,
    fecha_inscripcion: '2026-02-20',
    estadias: [{ desde: '2026-02-20', hasta: null }],
    totalPoints: 0,
    estadoActual: 'MATRÍCULA PENDIENTE',
    Alumno: {
      id: alumno.id,
      nombre: 'Ana',
      apellido: 'Paz',
      email: alumno.email,
      telefono: null,
      documento: null,
      instrumento: null,
    },
    Composer: null,
  })
  expect(await inscritos()).toEqual([data])
})

test('sin más, se inscribe hoy, donde está la institución, y sin montos', async () => {
  const { db, inscribe } = createMundoConInscripciones({ now: '2026-03-02T01:00:00Z' })

  const { data } = await inscribe({ alumnoId: insertAlumno(db).id })

  expect(data).toMatchObject({
    dia_cobro: null,
    matricula_monto: 0,
    cuota_monto: 0,
    fecha_inscripcion: '2026-03-01',
    estadoActual: 'GRATUITO',
  })
})

test.each([
  [{}, 'Debes seleccionar un alumno.'],
  [{ alumnoId: null, composerId: null }, 'Debes seleccionar un alumno.'],
  [{ alumnoId: 'x' }, 'Debes seleccionar un alumno.'],
  [{ alumnoId: 1, dia_cobro: 0 }, 'El día de cobro debe estar entre 1 y 31.'],
  [{ alumnoId: 1, dia_cobro: 32 }, 'El día de cobro debe estar entre 1 y 31.'],
  [{ alumnoId: 1, dia_cobro: 1.5 }, 'El día de cobro debe estar entre 1 y 31.'],
  [{ alumnoId: 1, matricula_monto: -1 }, 'La matrícula debe ser un número entero de guaraníes, desde 0.'],
  [{ alumnoId: 1, cuota_monto: 0.5 }, 'La cuota debe ser un número entero de guaraníes, desde 0.'],
  [{ alumnoId: 1, fecha_inscripcion: '2026-02-30' }, 'La fecha de inscripción no es válida.'],
  [{ alumnoId: 1, fecha_inscripcion: '2026-03-03' }, 'La fecha de inscripción no puede ser posterior a hoy.'],
])('inscribir con %o es 400', async (cuerpo, error) => {
  const { db, inscribe, inscritos } = createMundoConInscripciones()
  insertAlumno(db)

  expect(await inscribe(cuerpo)).toMatchObject({ status: 400, data: { error } })
  expect(await inscritos()).toEqual([])
})

test('a quien no existe, o en lo que no existe, no se inscribe', async () => {
  const { inscribe, asAdmin, db } = createMundoConInscripciones()
  insertAlumno(db)

  expect((await inscribe({ alumnoId: 9 })).data.code).toBe('alumno_no_encontrado')
  expect((await inscribe({ composerId: 9 })).data.code).toBe('contribuyente_no_encontrado')
  expect((await asAdmin.admin.catedras({ id: 9 }).inscribir.post({ alumnoId: 1 })).data.code).toBe(
    'catedra_no_encontrada',
  )
})

test('dos veces no se inscribe', async () => {
  const { db, inscribe, inscritos } = createMundoConInscripciones()
  const { id: alumnoId } = insertAlumno(db)
  await inscribe({ alumnoId })

  expect(await inscribe({ alumnoId })).toMatchObject({
    status: 409,
    data: { error: 'El alumno ya está inscrito en esta cátedra.', code: 'ya_inscrito' },
  })
  expect(await inscritos()).toHaveLength(1)
})

test('en una cátedra INSTITUCIONAL no hay día de cobro ni montos', async () => {
  const { db, inscribe, asAdmin } = createMundoConInscripciones({
    catedra: { modalidad_pago: 'INSTITUCIONAL' },
  })
  const { id: alumnoId } = insertAlumno(db)
  const error = 'El día de cobro es solo para cátedras de modalidad PARTICULAR.'

  expect(await inscribe({ alumnoId, dia_cobro: 5 })).toMatchObject({
    status: 400,
    data: { error, campos: { dia_cobro: error } },
  })
  expect((await inscribe({ alumnoId, cuota_monto: 5 })).status).toBe(400)
  expect(await inscribe({ alumnoId, dia_cobro: null, matricula_monto: 0 })).toMatchObject({
    status: 201,
    data: { estadoActual: 'GRATUITO' },
  })
  expect((await asAdmin.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: 5 })).data.error).toBe(error)
})

test('una inscripción se cambia; lo que no se envía queda', async () => {
  const { db, inscribe, asAdmin } = createMundoConInscripciones()
  const { id: alumnoId } = insertAlumno(db)
  await inscribe({ alumnoId, dia_cobro: 5, cuota_monto: 100, fecha_inscripcion: '2026-02-01' })

  expect((await asAdmin.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: null })).data).toMatchObject({
    dia_cobro: null,
    cuota_monto: 100,
    fecha_inscripcion: '2026-02-01',
  })
  expect(
    (
      await asAdmin.admin
        .catedraalumnos({ id: 1 })
        .put({ matricula_monto: 50, fecha_inscripcion: '2026-02-15' })
    ).data,
  ).toMatchObject({ matricula_monto: 50, cuota_monto: 100, fecha_inscripcion: '2026-02-15' })
  expect((await asAdmin.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: 40 })).status).toBe(400)
  expect((await asAdmin.admin.catedraalumnos({ id: 9 }).put({ dia_cobro: 4 })).data.code).toBe(
    'inscripcion_no_encontrada',
  )
})

test('nadie se inscribe mañana, donde está la institución', async () => {
  const { db, asAdmin, ...mundo } = createMundoConInscripciones({ now: '2026-03-02T01:00:00Z' })
  const { id: alumnoId } = insertAlumno(db)
  const campos = { fecha_inscripcion: 'La fecha de inscripción no puede ser posterior a hoy.' }
  const inscribe = (fecha_inscripcion: string) => mundo.inscribe({ alumnoId, fecha_inscripcion })

  expect(await inscribe('2026-03-02')).toMatchObject({ status: 400, data: { campos } })
  expect((await inscribe('2026-03-01')).status).toBe(201)
  expect(
    await asAdmin.admin.catedraalumnos({ id: 1 }).put({ fecha_inscripcion: '2026-03-02' }),
  ).toMatchObject({
    status: 400,
    data: { campos },
  })
  expect(
    (await asAdmin.admin.catedraalumnos({ id: 1 }).put({ fecha_inscripcion: '2026-02-28' })).status,
  ).toBe(200)
})

test('si algo falla al inscribir, tampoco queda el alumno nuevo', async () => {
  const { db, inscribe, sqlite, asAdmin } = createMundoConInscripciones()
  const creador = insertCreador(db, aporteDeAlumno())
  sqlite.exec(`CREATE TRIGGER roto BEFORE INSERT ON catedra_alumnos BEGIN SELECT raise(ABORT, 'lleno'); END`)

  expect((await inscribe({ composerId: creador.id })).status).toBe(500)

  expect((await asAdmin.admin.alumnos.get()).data).toEqual([])
  vi.mocked(console.error).mockClear()
})

test('varios se inscriben a la vez, con lo mismo, y cada uno tiene su línea de auditoría', async () => {
  const { db, id, asAdmin, inscritos } = createMundoConInscripciones()
  const [ana, beto] = ['Ana', 'Beto'].map((nombre) => insertAlumno(db, { nombre }))
  const lia = insertCreador(db, aporteDeAlumno())

  const { status, data } = await asAdmin.admin.catedras({ id }).inscripciones.post({
    alumnos: [{ alumnoId: ana?.id }, { alumnoId: beto?.id, composerId: null }, { composerId: lia.id }],
    cuota_monto: 90_000,
  } as never)

  expect(status).toBe(201)
  expect(data.message).toBe('3 alumnos inscritos exitosamente!')
  expect(data.inscritos.map(({ Alumno }) => Alumno.nombre)).toEqual(['Ana', 'Beto', 'Lía'])
  expect((await inscritos()).map(({ cuota_monto }) => cuota_monto)).toEqual([90_000, 90_000, 90_000])
  const lineas = (await asAdmin.admin.auditoria.get({ query: { page: 1, limit: 50 } })).data.data.filter(
    ({ resumen }) => resumen.startsWith('Inscribió a alguien'),
  )
  expect(lineas).toHaveLength(3)
})

test.each([
  [{ alumnos: [] }, 'Debes seleccionar un alumno.'],
  [{}, 'Debes seleccionar un alumno.'],
  [{ alumnos: [{}] }, 'Hay un alumno que no es válido.'],
  [{ alumnos: [{ alumnoId: 'x' }] }, 'Hay un alumno que no es válido.'],
  [{ alumnos: [{ alumnoId: 1 }], dia_cobro: 40 }, 'El día de cobro debe estar entre 1 y 31.'],
])('varios con %j se rechazan', async (cuerpo, error) => {
  const { db, id, asAdmin } = createMundoConInscripciones()
  insertAlumno(db)

  const respuesta = await asAdmin.admin.catedras({ id }).inscripciones.post(cuerpo as never)

  expect(respuesta).toMatchObject({ status: 400, data: { error } })
})

test('si uno de varios ya está, no se inscribe a ninguno', async () => {
  const { db, id, asAdmin, inscribe, inscritos } = createMundoConInscripciones()
  const [ana, beto] = ['Ana', 'Beto'].map((nombre) => insertAlumno(db, { nombre }))
  await inscribe({ alumnoId: ana?.id })

  const respuesta = await asAdmin.admin
    .catedras({ id })
    .inscripciones.post({ alumnos: [{ alumnoId: beto?.id }, { alumnoId: ana?.id }] } as never)

  expect(respuesta.status).toBe(409)
  expect(await inscritos()).toHaveLength(1)
})
