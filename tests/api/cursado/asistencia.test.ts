import { expect, test } from 'vitest'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { insertAlumno, insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'
import { createMundoConClase } from '../../support/mundo-con-clase.ts'

test('cada inscrito tiene una fila, y null donde nadie marcó', async () => {
  const { clase, ana, beto } = createMundoConClase()

  expect(await clase['toggle-asistencia'].post({ alumnoId: beto.id, presente: false })).toMatchObject({
    status: 200,
    data: {
      message: 'Asistencia registrada exitosamente',
      asistencia: {
        id: 1,
        alumnoId: beto.id,
        composerId: null,
        nombreCompleto: 'Beto Báez',
        presente: false,
      },
    },
  })

  expect((await clase.asistencias.get()).data).toEqual({
    asistencias: [
      {
        id: null,
        alumnoId: ana.id,
        composerId: null,
        nombreCompleto: 'Ana Acosta',
        presente: null,
        matiz: null,
        con_justificativo: false,
      },
      {
        id: 1,
        alumnoId: beto.id,
        composerId: null,
        nombreCompleto: 'Beto Báez',
        presente: false,
        matiz: null,
        con_justificativo: false,
      },
    ],
  })
})

test('el mismo valor dos veces dice solo que sigue siendo así; otro, lo cambia', async () => {
  const { db, clase, ana, advance } = createMundoConClase()
  const marca = (presente: boolean) => clase['toggle-asistencia'].post({ alumnoId: ana.id, presente })
  await marca(true)
  const [antes] = db.select().from(asistencias).all()
  advance(1000)

  expect((await marca(true)).data.asistencia).toMatchObject({ id: antes?.id, presente: true })
  const despues = (antes?.marcada_en ?? 0) + 1000
  expect(db.select().from(asistencias).all()).toEqual([{ ...antes, marcada_en: despues }])
  await marca(false)

  expect(db.select().from(asistencias).all()).toEqual([
    { ...antes, presente: false, updated_at: despues, marcada_en: despues },
  ])
})

test('vale cualquiera de los dos identificadores, y ninguno se toma por el otro', async () => {
  const { asAdmin, db, clase, id, ana, dia, desinscribe } = createMundoConClase()
  const contribuyente = insertAlumno(db, { nombre: 'Ciro', apellido: 'Caballero' })
  const composer = insertCreador(db, { id: 500 })
  insertInscripcion(db, { catedraId: id, alumnoId: contribuyente.id, composerId: composer.id })
  const homonimo = insertCreador(db, { id: ana.id })
  const otro = insertAlumno(db, { nombre: 'Dora', apellido: 'Díaz' })
  insertInscripcion(db, { catedraId: id, alumnoId: otro.id, composerId: homonimo.id })
  const marcado = async (quien: object) =>
    (await clase['toggle-asistencia'].post({ ...quien, presente: true })).data.asistencia.nombreCompleto

  expect(await marcado({ composerId: 500 })).toBe('Ciro Caballero')
  expect(await marcado({ alumnoId: ana.id })).toBe('Ana Acosta')
  expect(await marcado({ composerId: ana.id })).toBe('Dora Díaz')

  // A mark of somebody unenrolled meanwhile is not the one of who has that number as a contributor.
  desinscribe(ana.id)
  const tarde = { alumnoId: ana.id, composerId: null, presente: false }
  expect((await clase['toggle-asistencia'].post(tarde)).status).toBe(400)
  const deAdmin = { classDayId: dia.id, studentId: ana.id, presente: false }
  expect((await asAdmin.admin.catedras({ id }).asistencia.post(deAdmin)).status).toBe(400)
  expect(db.select().from(asistencias).all()).not.toContainEqual(expect.objectContaining({ presente: false }))
})

test('con los dos identificadores se marca a una sola persona', async () => {
  const { asAdmin, db, clase, id, ana, dia } = createMundoConClase()
  const ciro = insertAlumno(db, { nombre: 'Ciro', email: 'ciro@prueba.py' })
  const inscrito = insertCreador(db)
  const otroSuyo = insertCreador(db, {
    is_student_contribution: true,
    student_first_name: 'Ciro',
    student_last_name: 'Paz',
    email: 'Ciro@prueba.py',
  })
  insertInscripcion(db, { catedraId: id, alumnoId: ciro.id, composerId: inscrito.id })
  const marca = (alumnoId: number, composerId: number) =>
    clase['toggle-asistencia'].post({ alumnoId, composerId, presente: true })
  const marcaDeAdmin = (studentId: number, composerId: number) =>
    asAdmin.admin.catedras({ id }).asistencia.post({
      classDayId: dia.id,
      studentId,
      composerId,
      presente: true,
    })

  for (const mark of [marca, marcaDeAdmin]) {
    expect(await mark(ana.id, inscrito.id)).toMatchObject({
      status: 400,
      data: { campos: { composerId: 'El alumno y el contribuyente no son la misma persona.' } },
    })
    expect(db.select().from(asistencias).all()).toEqual([])
  }
  for (const mark of [marca, marcaDeAdmin]) {
    for (const { id: composerId } of [inscrito, otroSuyo])
      expect((await mark(ciro.id, composerId)).data.asistencia.alumnoId).toBe(ciro.id)
  }
})

test('a quien no está inscrito no se lo marca, ni sin decir quién o si está', async () => {
  const { db, clase, ana, beto, desinscribe } = createMundoConClase()
  const ajeno = insertAlumno(db)
  desinscribe(ana.id)

  for (const alumnoId of [ajeno.id, ana.id, 999]) {
    expect(await clase['toggle-asistencia'].post({ alumnoId, presente: true })).toMatchObject({
      status: 400,
      data: { campos: { alumnoId: 'Ese alumno no está inscrito en la cátedra.' } },
    })
  }
  expect((await clase['toggle-asistencia'].post({ presente: true })).status).toBe(400)
  expect((await clase['toggle-asistencia'].post({ alumnoId: 1 })).status).toBe(400)
  expect((await clase.asistencias.post({ presente: true, alumnoIds: [ajeno.id] })).status).toBe(400)
  // A list that can't be read is not everybody.
  for (const alumnoIds of [String(beto.id), beto.id, { 0: beto.id }, [[beto.id]], [true], ['']]) {
    expect(await clase.asistencias.post({ presente: true, alumnoIds })).toMatchObject({
      status: 400,
      data: { campos: { alumnoIds: 'Debes indicar de qué alumno es la asistencia.' } },
    })
  }
  expect(db.select().from(asistencias).all()).toEqual([])
})

test('todos presentes, o solo los que se nombran', async () => {
  const { asAdmin, id, dia, asDocente, clase, ana, beto } = createMundoConClase()
  const valores = async () => (await clase.asistencias.get()).data.asistencias.map(({ presente }) => presente)

  expect((await clase.asistencias.post({ presente: true })).data).toEqual({
    message: 'Asistencia registrada exitosamente',
    marcadas: 2,
    superadas: [],
    quedan: [],
  })
  expect(await valores()).toEqual([true, true])
  const unos = await clase.asistencias.post({ presente: false, alumnoIds: [beto.id] })
  expect(unos.data).toMatchObject({ marcadas: 1 })
  expect(await valores()).toEqual([true, false])
  const nadie = await clase.asistencias.post({ presente: false, alumnoIds: [] })
  expect(nadie.data).toMatchObject({ marcadas: 0 })
  expect(await valores()).toEqual([true, false])
  expect((await clase.asistencias.post({})).status).toBe(400)

  const alumnoIds = [ana.id, beto.id]
  expect(
    (
      await asAdmin.admin
        .catedras({ id })
        .diasclase({ diaId: dia.id })
        .asistencias.post({ presente: true, alumnoIds })
    ).data,
  ).toEqual({
    message: 'Asistencia actualizada.',
    marcadas: 2,
    superadas: [],
    quedan: [],
  })
  expect(await valores()).toEqual([true, true])
  expect(
    (await asAdmin.admin.catedras({ id }).diasclase({ diaId: dia.id }).asistencias.post({})).status,
  ).toBe(400)
  expect(
    (await asAdmin.admin.catedras({ id: 999 }).diasclase({ diaId: 1 }).asistencias.post({ presente: true }))
      .status,
  ).toBe(404)
  expect(
    (await asDocente.admin.catedras({ id }).diasclase({ diaId: dia.id }).asistencias.post({ presente: true }))
      .status,
  ).toBe(403)
})

test('el administrador marca por día y alumno de esa cátedra', async () => {
  const { asAdmin, db, id, dia, ana } = createMundoConClase()
  const otra = insertCatedra(db)
  const marca = { classDayId: dia.id, studentId: ana.id, presente: true }

  expect((await asAdmin.admin.catedras({ id }).asistencia.post(marca)).data).toMatchObject({
    message: 'Asistencia actualizada.',
    asistencia: { alumnoId: ana.id, presente: true },
  })
  expect((await asAdmin.admin.catedras({ id: otra.id }).asistencia.post(marca)).status).toBe(404)
  expect(await asAdmin.admin.catedras({ id }).asistencia.post({ ...marca, studentId: 999 })).toMatchObject({
    status: 400,
    data: { campos: { studentId: 'Ese alumno no está inscrito en la cátedra.' } },
  })
  const composer = insertCreador(db)
  const contribuyente = insertAlumno(db, { nombre: 'Ciro' })
  insertInscripcion(db, { catedraId: id, alumnoId: contribuyente.id, composerId: composer.id })
  const deContribuyente = { classDayId: dia.id, composerId: composer.id, presente: true }
  expect((await asAdmin.admin.catedras({ id }).asistencia.post(deContribuyente)).data).toMatchObject({
    asistencia: { alumnoId: contribuyente.id, presente: true },
  })
  for (const sin of ['classDayId', 'studentId', 'presente'])
    expect((await asAdmin.admin.catedras({ id }).asistencia.post({ ...marca, [sin]: null })).status).toBe(400)
  expect(
    (await asAdmin.admin.catedras({ id }).diasclase({ diaId: dia.id }).asistencias.get()).data.asistencias,
  ).toHaveLength(3)
})

test('de lo ajeno no se sabe nada', async () => {
  const { as, dia, db, asDocente, id, ana, docente } = createMundoConClase()
  const otro = as('docente')
  const otraSuya = insertCatedra(db, { docenteId: docente.id })
  insertInscripcion(db, { catedraId: otraSuya.id, alumnoId: ana.id })

  for (const [call, cuerpo] of [
    [
      `POST /docente/catedra/${id}/diasclase/${dia.id}/toggle-asistencia`,
      { alumnoId: ana.id, presente: true },
    ],
    [`POST /docente/catedra/${id}/diasclase/${dia.id}/asistencias`, { presente: true }],
    [`GET /docente/catedra/${id}/diasclase/${dia.id}/asistencias`],
    [`GET /docente/catedra/${id}/asistencias/anual/2026`],
    [`GET /docente/catedra/${id}/asistencias/anual/2026/exportar.csv`],
    [`GET /docente/catedra/${id}/asistencias/resumen`],
    [`GET /docente/catedra/${id}/alumnos/${ana.id}/asistencias`],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
  expect(
    (
      await asDocente.docente
        .catedra({ id: otraSuya.id })
        .diasclase({ diaId: dia.id })
        ['toggle-asistencia'].post({ alumnoId: ana.id, presente: true })
    ).status,
  ).toBe(404)
  expect(
    (await asDocente.docente.catedra({ id: otraSuya.id }).diasclase({ diaId: dia.id }).asistencias.get())
      .status,
  ).toBe(404)
})
