import { expect, test } from 'vitest'
import {
  insertAlumno,
  insertCatedra,
  insertDocente,
  insertInscripcion,
  insertPago,
} from '../../support/academia.ts'
import { insertCreador } from '../../support/creadores.ts'
import { aporteDeAlumno, createMundoConInscripciones } from '../../support/mundo-con-inscripciones.ts'

test('desinscribir guarda todo, y volver a inscribir lo trae de vuelta', async () => {
  const { suya, db, inscribe, inscritos, asAdmin } = createMundoConInscripciones()
  const { id: alumnoId } = insertAlumno(db)
  await inscribe({ alumnoId, dia_cobro: 5, matricula_monto: 100, fecha_inscripcion: '2026-02-01' })
  await asAdmin.admin.catedraalumnos({ id: 1 }).pagos.post({ concepto: 'MATRICULA', monto: 100 })

  const baja = await suya.alumnos({ alumnoId }).desinscribir.delete()

  expect(baja).toMatchObject({ status: 200, data: { message: 'Alumno desinscrito.' } })
  expect(await inscritos()).toEqual([])
  expect((await asAdmin.admin.catedraalumnos({ id: 1 }).put({ dia_cobro: 4 })).status).toBe(404)
  expect((await suya.alumnos({ alumnoId }).desinscribir.delete()).data.code).toBe('no_inscrito')
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
  const { db, asAdmin, suya, ...mundo } = createMundoConInscripciones({ now: '2026-03-03T01:00:00Z' })
  const { id: alumnoId } = insertAlumno(db, { nombre: 'Ana', apellido: 'Paz', email: 'ana@paz.py' })
  const planilla = async () => (await suya.pagos.get()).data
  const inscribe = (datos: object) => mundo.inscribe({ alumnoId, ...datos })
  const baja = () => suya.alumnos({ alumnoId }).desinscribir.delete()
  await inscribe({ matricula_monto: 100, fecha_inscripcion: '2026-02-01' })
  await asAdmin.admin.catedraalumnos({ id: 1 }).pagos.post({ concepto: 'MATRICULA', monto: 60 })
  await baja()

  expect((await asAdmin.admin.catedraalumnos({ id: 1 }).pagos.get()).data).toMatchObject([{ monto: 60 }])
  const primera = { desde: '2026-02-01', hasta: '2026-03-02' }
  expect(await planilla()).toMatchObject({
    alumnos: [],
    desinscritos: [
      {
        catedraAlumnoId: 1,
        alumnoId,
        nombre: 'Ana',
        apellido: 'Paz',
        email: 'ana@paz.py',
        estadias: [primera],
        pagado: 60,
      },
    ],
  })

  mundo.advance(3 * 3_600_000)
  await inscribe({ fecha_inscripcion: '2026-03-03' })
  expect(await planilla()).toMatchObject({
    alumnos: [{ catedraAlumnoId: 1, estadias: [primera, { desde: '2026-03-03', hasta: null }], pagado: 60 }],
    desinscritos: [],
  })
  await baja()
  expect((await planilla()).desinscritos).toMatchObject([
    { estadias: [primera, { desde: '2026-03-03', hasta: '2026-03-03' }] },
  ])
})

test('un contribuyente se desinscribe por cualquiera de sus identificadores', async () => {
  const { db, inscribe, inscritos, asAdmin, id } = createMundoConInscripciones()
  const creador = insertCreador(db, aporteDeAlumno())
  const { data } = await inscribe({ composerId: creador.id })

  for (const [call, cuerpo] of [
    [`DELETE /admin/catedras/${id}/composers/${creador.id}/desinscribir`],
    [`DELETE /admin/catedras/${id}/alumnos/${data.alumnoId}/desinscribir`],
    [`DELETE /admin/catedras/${id}/desinscribir`, { composerId: creador.id }],
    [`DELETE /admin/catedras/${id}/desinscribir`, { alumnoId: data.alumnoId, composerId: null }],
  ] as const) {
    expect(await asAdmin(call, cuerpo), call).toMatchObject({ status: 200 })
    expect(await inscritos()).toEqual([])
    await inscribe({ composerId: creador.id })
  }
})

test('quien se nombra por los dos identificadores es una sola persona', async () => {
  const { suya, db, inscribe, inscritos } = createMundoConInscripciones()
  const [suyo, otroSuyo] = [insertCreador(db, aporteDeAlumno()), insertCreador(db, aporteDeAlumno())]
  const ajeno = insertCreador(db, aporteDeAlumno({ email: 'otra@paz.py' }))
  const { alumnoId } = (await inscribe({ composerId: suyo.id })).data
  await inscribe({ composerId: ajeno.id })
  const desinscribe = (composerId: number) => suya.desinscribir.delete({ alumnoId, composerId })

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
  const { suya, asAdmin } = createMundoConInscripciones()
  const error = 'Se requiere alumnoId o composerId para desinscribir.'

  for (const cuerpo of [undefined, {}, { alumnoId: null, composerId: null }]) {
    expect(await suya.desinscribir.delete(cuerpo)).toMatchObject({
      status: 400,
      data: { error },
    })
  }
  expect((await suya.desinscribir.delete({ alumnoId: 9 })).data.code).toBe('no_inscrito')
  expect((await suya.composers({ composerId: 9 }).desinscribir.delete()).data.code).toBe('no_inscrito')
  expect((await asAdmin.admin.catedras({ id: 9 }).desinscribir.delete({ alumnoId: 9 })).data.code).toBe(
    'catedra_no_encontrada',
  )
})

test('un docente desinscribe de sus cátedras y de ninguna otra', async () => {
  const { as, db, id: ajena } = createMundoConInscripciones()
  const docente = insertDocente(db)
  const suya = insertCatedra(db, { docenteId: docente.id }).id
  const creador = insertCreador(db, aporteDeAlumno())
  const [uno, otro] = [insertAlumno(db), insertAlumno(db)]
  for (const catedraId of [suya, ajena]) {
    insertInscripcion(db, { catedraId, alumnoId: uno.id })
    insertInscripcion(db, { catedraId, alumnoId: otro.id, composerId: creador.id })
  }
  const asDocente = as('docente', docente)

  for (const quien of [`alumnos/${uno.id}`, `composers/${creador.id}`]) {
    expect((await asDocente(`DELETE /docente/catedra/${ajena}/${quien}/desinscribir`)).data.code).toBe(
      'catedra_no_encontrada',
    )
    expect((await asDocente(`DELETE /docente/catedra/${suya}/${quien}/desinscribir`)).data.message).toBe(
      'Alumno desinscrito.',
    )
  }
  expect((await asDocente.docente.me.catedra({ id: suya }).get()).data.CatedraAlumno).toEqual([])
})

test('los pagos de quien se fue no estorban a los demás', async () => {
  const { db, id, inscritos } = createMundoConInscripciones()
  const [uno, otro] = [insertAlumno(db, { apellido: 'A' }), insertAlumno(db, { apellido: 'B' })]
  const ido = insertInscripcion(db, { catedraId: id, alumnoId: uno.id, baja_en: 1, matricula_monto: 5 })
  insertInscripcion(db, { catedraId: id, alumnoId: otro.id, matricula_monto: 5 })
  insertPago(db, { catedraAlumnoId: ido.id, monto: 5 })

  expect(await inscritos()).toMatchObject([{ alumnoId: otro.id, estadoActual: 'MATRÍCULA PENDIENTE' }])
})
