import { expect, test, vi } from 'vitest'
import {
  insertAlumno,
  insertCatedra,
  insertDocente,
  insertInscripcion,
  insertPago,
} from '../support/academia.ts'
import { como, testApi } from '../support/api.ts'
import { insertCreador } from '../support/creadores.ts'

async function conCatedra(datos: Parameters<typeof insertCatedra>[1] = {}) {
  const contexto = testApi()
  const { id } = insertCatedra(contexto.db, datos)
  const pide = await como(contexto)
  const inscribe = (cuerpo: object) => pide.admin.catedras({ id }).inscribir.post(cuerpo)
  const inscritos = async () => (await pide.admin.catedras({ id }).get()).data.CatedraAlumno
  return { ...contexto, contexto, id, pide, inscribe, inscritos }
}

const aporte = (datos: Parameters<typeof insertCreador>[1] = {}) => ({
  is_student_contribution: true,
  student_first_name: 'Lía',
  student_last_name: 'Ríos',
  email: 'Lia@Rios.py',
  ...datos,
})

test('un alumno se inscribe, con lo que paga', async () => {
  const { db, inscribe, inscritos, id } = await conCatedra()
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
    fecha_inscripcion: '2026-02-20',
    totalPoints: 0,
    estadoActual: 'MATRÍCULA PENDIENTE',
    Alumno: {
      id: alumno.id,
      nombre: 'Ana',
      apellido: 'Paz',
      email: alumno.email,
      telefono: null,
      instrumento: null,
    },
    Composer: null,
  })
  expect(await inscritos()).toEqual([data])
})

test('sin más, se inscribe hoy, donde está la institución, y sin montos', async () => {
  const contexto = testApi({ now: '2026-03-02T01:00:00Z' })
  const pide = await como(contexto)
  const { id } = insertCatedra(contexto.db)
  const alumno = insertAlumno(contexto.db)

  const { data } = await pide.admin.catedras({ id }).inscribir.post({ alumnoId: alumno.id })

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
  const { db, inscribe, inscritos } = await conCatedra()
  insertAlumno(db)

  expect(await inscribe(cuerpo)).toMatchObject({ status: 400, data: { error } })
  expect(await inscritos()).toEqual([])
})

test('a quien no existe, o en lo que no existe, no se inscribe', async () => {
  const { inscribe, pide, db } = await conCatedra()
  insertAlumno(db)

  expect((await inscribe({ alumnoId: 9 })).data.code).toBe('alumno_no_encontrado')
  expect((await inscribe({ composerId: 9 })).data.code).toBe('contribuyente_no_encontrado')
  expect((await pide.admin.catedras({ id: 9 }).inscribir.post({ alumnoId: 1 })).data.code).toBe(
    'catedra_no_encontrada',
  )
})

test('dos veces no se inscribe', async () => {
  const { db, inscribe, inscritos } = await conCatedra()
  const { id: alumnoId } = insertAlumno(db)
  await inscribe({ alumnoId })

  expect(await inscribe({ alumnoId })).toMatchObject({
    status: 409,
    data: { error: 'El alumno ya está inscrito en esta cátedra.', code: 'ya_inscrito' },
  })
  expect(await inscritos()).toHaveLength(1)
})

test('en una cátedra INSTITUCIONAL no hay día de cobro ni montos', async () => {
  const { db, inscribe, pide } = await conCatedra({ modalidad_pago: 'INSTITUCIONAL' })
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
  expect((await pide.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: 5 })).data.error).toBe(error)
})

test('un contribuyente se inscribe y pasa a ser alumno', async () => {
  const { db, inscribe, pide } = await conCatedra()
  const creador = insertCreador(db, aporte({ first_name: 'Agustín', last_name: 'Barrios' }))

  const { status, data } = await inscribe({ alumnoId: null, composerId: creador.id, dia_cobro: null })

  expect(status).toBe(201)
  expect(data).toMatchObject({
    composerId: creador.id,
    Alumno: { nombre: 'Lía', apellido: 'Ríos', email: 'Lia@Rios.py' },
    Composer: {
      id: creador.id,
      first_name: 'Agustín',
      last_name: 'Barrios',
      student_first_name: 'Lía',
      student_last_name: 'Ríos',
      email: 'Lia@Rios.py',
    },
  })
  expect((await pide.admin.alumnos.get()).data).toMatchObject([{ nombre: 'Lía', email: 'Lia@Rios.py' }])
})

test('un contribuyente que ya es alumno es la misma persona', async () => {
  const { db, inscribe, pide } = await conCatedra()
  const alumno = insertAlumno(db, { email: 'lia@rios.py' })
  const otra = insertAlumno(db)
  const creador = insertCreador(db, aporte())

  expect((await inscribe({ alumnoId: otra.id, composerId: creador.id })).data.error).toBe(
    'El alumno y el contribuyente no son la misma persona.',
  )
  expect((await inscribe({ composerId: creador.id })).data.alumnoId).toBe(alumno.id)
  expect((await inscribe({ alumnoId: alumno.id })).status).toBe(409)
  expect((await pide.admin.alumnos.get()).data).toHaveLength(2)
})

test('un contribuyente inscrito es la misma persona aunque cambie su email', async () => {
  const { db, inscribe, inscritos, pide, id } = await conCatedra()
  const otra = insertCatedra(db)
  const creador = insertCreador(db, aporte())
  const segundo = insertCreador(db, aporte({ email: 'lia@rios.py' }))
  const { alumnoId } = (await inscribe({ composerId: creador.id })).data
  await pide.alumnos({ id: alumnoId }).put({ email: 'nuevo@rios.py' })

  expect((await inscribe({ composerId: creador.id })).status).toBe(409)
  expect((await inscribe({ composerId: segundo.id })).status).toBe(409)
  await pide.admin.catedras({ id }).composers({ composerId: creador.id }).desinscribir.delete()
  expect((await inscribe({ alumnoId, composerId: segundo.id })).data.alumnoId).toBe(alumnoId)
  const enOtra = await pide.admin.catedras({ id: otra.id }).inscribir.post({ composerId: creador.id })

  expect(enOtra.data.alumnoId).toBe(alumnoId)
  expect(await inscritos()).toHaveLength(1)
  expect((await pide.admin['enrollment-candidates'].get()).data).toMatchObject([
    { id: alumnoId, email: 'nuevo@rios.py', isComposer: true, composerId: creador.id },
  ])
})

test('quien aportó sin ser alumno no es contribuyente', async () => {
  const { db, inscribe } = await conCatedra()
  const creador = insertCreador(db, aporte({ is_student_contribution: false }))

  expect((await inscribe({ composerId: creador.id })).status).toBe(404)
})

test('los candidatos son alumnos y contribuyentes, cada persona una vez', async () => {
  const { db, pide, id, inscribe } = await conCatedra()
  const zoe = insertAlumno(db, { nombre: 'Zoe', apellido: 'Zarza' })
  const lia = insertAlumno(db, { nombre: 'Lía', apellido: 'Acosta', email: 'lia@rios.py' })
  const primero = insertCreador(db, aporte())
  insertCreador(db, aporte({ email: 'LIA@rios.py' }))
  const otro = insertCreador(db, aporte({ student_last_name: 'Meza', email: 'meza@x.py' }))
  insertCreador(db, aporte({ is_student_contribution: false, email: 'no@x.py' }))

  const { data } = await pide.admin['enrollment-candidates'].get()

  expect(data).toEqual([
    {
      id: lia.id,
      nombre: 'Lía',
      apellido: 'Acosta',
      email: 'lia@rios.py',
      isComposer: true,
      composerId: primero.id,
    },
    { id: null, nombre: 'Lía', apellido: 'Meza', email: 'meza@x.py', isComposer: true, composerId: otro.id },
    { id: zoe.id, nombre: 'Zoe', apellido: 'Zarza', email: zoe.email, isComposer: false, composerId: null },
  ])
  expect((await pide.alumnos.contributing.get()).data).toMatchObject([
    { composerId: primero.id, alumnoId: lia.id, student_first_name: 'Lía', contribuciones: 2 },
    { composerId: otro.id, alumnoId: null, email: 'meza@x.py', contribuciones: 1 },
  ])
  await inscribe({ composerId: otro.id })
  await inscribe({ alumnoId: lia.id })
  const libres = await pide.admin['enrollment-candidates'].get({ query: { catedra: id } })
  expect(libres.data.map(({ apellido }: { apellido: string }) => apellido)).toEqual(['Zarza'])
  expect((await pide.admin['enrollment-candidates'].get({ query: { catedra: 999 } })).status).toBe(404)
})

test('una inscripción se cambia; lo que no se envía queda', async () => {
  const { db, inscribe, pide } = await conCatedra()
  const { id: alumnoId } = insertAlumno(db)
  await inscribe({ alumnoId, dia_cobro: 5, cuota_monto: 100, fecha_inscripcion: '2026-02-01' })

  expect((await pide.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: null })).data).toMatchObject({
    dia_cobro: null,
    cuota_monto: 100,
    fecha_inscripcion: '2026-02-01',
  })
  expect(
    (await pide.admin.catedraalumnos({ id: 1 }).put({ matricula_monto: 50, fecha_inscripcion: '2026-02-15' }))
      .data,
  ).toMatchObject({ matricula_monto: 50, cuota_monto: 100, fecha_inscripcion: '2026-02-15' })
  expect((await pide.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: 40 })).status).toBe(400)
  expect((await pide.admin.catedraalumnos({ id: 9 }).put({ dia_cobro: 4 })).data.code).toBe(
    'inscripcion_no_encontrada',
  )
})

test('nadie se inscribe mañana, donde está la institución', async () => {
  const contexto = testApi({ now: '2026-03-02T01:00:00Z' })
  const pide = await como(contexto)
  const { id: catedraId } = insertCatedra(contexto.db)
  const { id: alumnoId } = insertAlumno(contexto.db)
  const campos = { fecha_inscripcion: 'La fecha de inscripción no puede ser posterior a hoy.' }
  const inscribe = (fecha_inscripcion: string) =>
    pide.admin.catedras({ id: catedraId }).inscribir.post({ alumnoId, fecha_inscripcion })

  expect(await inscribe('2026-03-02')).toMatchObject({ status: 400, data: { campos } })
  expect((await inscribe('2026-03-01')).status).toBe(201)
  expect(await pide.admin.catedraalumnos({ id: 1 }).put({ fecha_inscripcion: '2026-03-02' })).toMatchObject({
    status: 400,
    data: { campos },
  })
  expect((await pide.admin.catedraalumnos({ id: 1 }).put({ fecha_inscripcion: '2026-02-28' })).status).toBe(
    200,
  )
})

test('desinscribir guarda todo, y volver a inscribir lo trae de vuelta', async () => {
  const { db, inscribe, inscritos, pide, id } = await conCatedra()
  const { id: alumnoId } = insertAlumno(db)
  await inscribe({ alumnoId, dia_cobro: 5, matricula_monto: 100, fecha_inscripcion: '2026-02-01' })
  await pide.admin.catedraalumnos({ id: 1 }).pagos.post({ concepto: 'MATRICULA', monto: 100 })

  const baja = await pide.admin.catedras({ id }).alumnos({ alumnoId }).desinscribir.delete()

  expect(baja).toMatchObject({ status: 200, data: { message: 'Alumno desinscrito.' } })
  expect(await inscritos()).toEqual([])
  expect((await pide.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: 4 })).status).toBe(404)
  expect((await pide.admin.catedras({ id }).alumnos({ alumnoId }).desinscribir.delete()).data.code).toBe(
    'no_inscrito',
  )
  expect(await inscribe({ alumnoId, dia_cobro: null, cuota_monto: 0 })).toMatchObject({
    status: 201,
    data: {
      id: 1,
      dia_cobro: 5,
      matricula_monto: 100,
      fecha_inscripcion: '2026-02-01',
      estadoActual: 'AL DÍA',
    },
  })
})

test('volver a inscribir no borra desde y hasta cuándo se estuvo antes', async () => {
  // In Asunción it is still the second of March.
  const contexto = testApi({ now: '2026-03-03T01:00:00Z' })
  const { id } = insertCatedra(contexto.db)
  const { id: alumnoId } = insertAlumno(contexto.db, { nombre: 'Ana', apellido: 'Paz', email: 'ana@paz.py' })
  const pide = await como(contexto)
  const planilla = async () => (await pide.admin.catedras({ id }).pagos.get()).data
  const inscribe = (datos: object) => pide.admin.catedras({ id }).inscribir.post({ alumnoId, ...datos })
  const baja = () => pide.admin.catedras({ id }).alumnos({ alumnoId }).desinscribir.delete()
  await inscribe({ matricula_monto: 100, fecha_inscripcion: '2026-02-01' })
  await pide.admin.catedraalumnos({ id: 1 }).pagos.post({ concepto: 'MATRICULA', monto: 60 })
  await baja()

  expect((await pide.admin.catedraalumnos({ id: 1 }).pagos.get()).data).toMatchObject([{ monto: 60 }])
  const primera = { fecha_inscripcion: '2026-02-01', baja: '2026-03-02' }
  expect(await planilla()).toMatchObject({
    alumnos: [],
    desinscritos: [
      {
        catedraAlumnoId: 1,
        alumnoId,
        nombre: 'Ana',
        apellido: 'Paz',
        email: 'ana@paz.py',
        ...primera,
        anteriores: [],
        pagado: 60,
      },
    ],
  })

  contexto.advance(3 * 3_600_000)
  await inscribe({ fecha_inscripcion: '2026-03-03' })
  expect(await planilla()).toMatchObject({
    alumnos: [{ catedraAlumnoId: 1, fecha_inscripcion: '2026-03-03', anteriores: [primera], pagado: 60 }],
    desinscritos: [],
  })
  await baja()
  expect((await planilla()).desinscritos).toMatchObject([
    { fecha_inscripcion: '2026-03-03', baja: '2026-03-03', anteriores: [primera] },
  ])
})

test('un contribuyente se desinscribe por cualquiera de sus identificadores', async () => {
  const { db, inscribe, inscritos, pide, id } = await conCatedra()
  const creador = insertCreador(db, aporte())
  const { data } = await inscribe({ composerId: creador.id })

  for (const [call, cuerpo] of [
    [`DELETE /admin/catedras/${id}/composers/${creador.id}/desinscribir`],
    [`DELETE /admin/catedras/${id}/alumnos/${data.alumnoId}/desinscribir`],
    [`DELETE /admin/catedras/${id}/desinscribir`, { composerId: creador.id }],
    [`DELETE /admin/catedras/${id}/desinscribir`, { alumnoId: data.alumnoId, composerId: null }],
  ] as const) {
    expect(await pide(call, cuerpo), call).toMatchObject({ status: 200 })
    expect(await inscritos()).toEqual([])
    await inscribe({ composerId: creador.id })
  }
})

test('quien se nombra por los dos identificadores es una sola persona', async () => {
  const { db, inscribe, inscritos, pide, id } = await conCatedra()
  const [suyo, otroSuyo] = [insertCreador(db, aporte()), insertCreador(db, aporte())]
  const ajeno = insertCreador(db, aporte({ email: 'otra@paz.py' }))
  const { alumnoId } = (await inscribe({ composerId: suyo.id })).data
  await inscribe({ composerId: ajeno.id })
  const desinscribe = (composerId: number) =>
    pide.admin.catedras({ id }).desinscribir.delete({ alumnoId, composerId })

  for (const composerId of [ajeno.id, 99]) {
    expect(await desinscribe(composerId)).toMatchObject({
      status: 400,
      data: { campos: { composerId: 'El alumno y el contribuyente no son la misma persona.' } },
    })
  }
  expect(await inscritos()).toHaveLength(2)
  for (const { id: composerId } of [suyo, otroSuyo]) {
    expect((await desinscribe(composerId)).status).toBe(200)
    await inscribe({ alumnoId })
  }
})

test('desinscribir sin decir a quién es 400; a quien no está, 404', async () => {
  const { pide, id } = await conCatedra()
  const error = 'Se requiere alumnoId o composerId para desinscribir.'

  for (const cuerpo of [undefined, {}, { alumnoId: null, composerId: null }]) {
    expect(await pide.admin.catedras({ id }).desinscribir.delete(cuerpo)).toMatchObject({
      status: 400,
      data: { error },
    })
  }
  expect((await pide.admin.catedras({ id }).desinscribir.delete({ alumnoId: 9 })).data.code).toBe(
    'no_inscrito',
  )
  expect(
    (await pide.admin.catedras({ id }).composers({ composerId: 9 }).desinscribir.delete()).data.code,
  ).toBe('no_inscrito')
  expect((await pide.admin.catedras({ id: 9 }).desinscribir.delete({ alumnoId: 9 })).data.code).toBe(
    'catedra_no_encontrada',
  )
})

test('un docente desinscribe de sus cátedras y de ninguna otra', async () => {
  const { db, contexto, id: ajena } = await conCatedra()
  const docente = insertDocente(db)
  const suya = insertCatedra(db, { docenteId: docente.id }).id
  const creador = insertCreador(db, aporte())
  const [uno, otro] = [insertAlumno(db), insertAlumno(db)]
  for (const catedraId of [suya, ajena]) {
    insertInscripcion(db, { catedraId, alumnoId: uno.id })
    insertInscripcion(db, { catedraId, alumnoId: otro.id, composerId: creador.id })
  }
  const pide = await como(contexto, 'docente', docente)

  for (const quien of [`alumnos/${uno.id}`, `composers/${creador.id}`]) {
    expect((await pide(`DELETE /docente/catedra/${ajena}/${quien}/desinscribir`)).data.code).toBe(
      'catedra_no_encontrada',
    )
    expect((await pide(`DELETE /docente/catedra/${suya}/${quien}/desinscribir`)).data.message).toBe(
      'Alumno desinscrito.',
    )
  }
  expect((await pide.docente.me.catedra({ id: suya }).get()).data.CatedraAlumno).toEqual([])
})

test('eliminar el aporte deja la inscripción', async () => {
  const { db, inscribe, inscritos, pide } = await conCatedra()
  const creador = insertCreador(db, aporte())
  await inscribe({ composerId: creador.id })

  await pide.composers({ id: creador.id }).delete()

  expect(await inscritos()).toMatchObject([{ composerId: null, Composer: null, Alumno: { nombre: 'Lía' } }])
})

test('si algo falla al inscribir, tampoco queda el alumno nuevo', async () => {
  const { db, inscribe, sqlite, pide } = await conCatedra()
  const creador = insertCreador(db, aporte())
  sqlite.exec(`CREATE TRIGGER roto BEFORE INSERT ON catedra_alumnos BEGIN SELECT raise(ABORT, 'lleno'); END`)

  expect((await inscribe({ composerId: creador.id })).status).toBe(500)

  expect((await pide.admin.alumnos.get()).data).toEqual([])
  vi.mocked(console.error).mockClear()
})

test('los pagos de quien se fue no estorban a los demás', async () => {
  const { db, id, inscritos } = await conCatedra()
  const [uno, otro] = [insertAlumno(db, { apellido: 'A' }), insertAlumno(db, { apellido: 'B' })]
  const ido = insertInscripcion(db, { catedraId: id, alumnoId: uno.id, baja_en: 1, matricula_monto: 5 })
  insertInscripcion(db, { catedraId: id, alumnoId: otro.id, matricula_monto: 5 })
  insertPago(db, { catedraAlumnoId: ido.id, monto: 5 })

  expect(await inscritos()).toMatchObject([{ alumnoId: otro.id, estadoActual: 'MATRÍCULA PENDIENTE' }])
})

test('varios se inscriben a la vez, con lo mismo, y cada uno tiene su línea de auditoría', async () => {
  const { db, id, pide, inscritos } = await conCatedra()
  const [ana, beto] = ['Ana', 'Beto'].map((nombre) => insertAlumno(db, { nombre }))
  const lia = insertCreador(db, aporte())

  const { status, data } = await pide.admin.catedras({ id }).inscripciones.post({
    alumnos: [{ alumnoId: ana?.id }, { alumnoId: beto?.id, composerId: null }, { composerId: lia.id }],
    cuota_monto: 90_000,
  } as never)

  expect(status).toBe(201)
  expect(data.message).toBe('3 alumnos inscritos exitosamente!')
  expect(data.inscritos.map(({ Alumno }) => Alumno.nombre)).toEqual(['Ana', 'Beto', 'Lía'])
  expect((await inscritos()).map(({ cuota_monto }) => cuota_monto)).toEqual([90_000, 90_000, 90_000])
  const lineas = (await pide.admin.auditoria.get({ query: { page: 1, limit: 50 } })).data.data.filter(
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
  const { db, id, pide } = await conCatedra()
  insertAlumno(db)

  const respuesta = await pide.admin.catedras({ id }).inscripciones.post(cuerpo as never)

  expect(respuesta).toMatchObject({ status: 400, data: { error } })
})

test('si uno de varios ya está, no se inscribe a ninguno', async () => {
  const { db, id, pide, inscribe, inscritos } = await conCatedra()
  const [ana, beto] = ['Ana', 'Beto'].map((nombre) => insertAlumno(db, { nombre }))
  await inscribe({ alumnoId: ana?.id })

  const respuesta = await pide.admin
    .catedras({ id })
    .inscripciones.post({ alumnos: [{ alumnoId: beto?.id }, { alumnoId: ana?.id }] } as never)

  expect(respuesta.status).toBe(409)
  expect(await inscritos()).toHaveLength(1)
})
