import { describe, expect, test } from 'vitest'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { catedraAlumnos, estadias } from '../../../db/schema/inscripciones.ts'
import { notasManuales, pruebasManuales, rubros } from '../../../db/schema/rubros.ts'
import { insertCatedra, insertInscripcion, insertPago } from '../../support/academia.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundoConReglas } from '../../support/mundo-con-reglas.ts'

test('cada inscrito con sus números y sus frases, igual para docente y administrador', async () => {
  const { aula, asAdmin, id, ana, beto, giveClases } = createMundoConReglas()
  giveClases('2026-05-01', 'PPPA')
  giveClases('2026-07-01', '----')

  const { data } = await aula.habilitacion.get()

  expect(data.reglas).toMatchObject({ asistencia_minima: 75, escala: null })
  expect(data.alumnos).toEqual([
    {
      alumnoId: ana.id,
      nombre: 'Ana Acosta',
      luz: 'EN_RIESGO',
      hasta_hoy: 75,
      al_final_si_viene: 87.5,
      proceso: null,
      faltas_restantes: 1,
      pagos: 'AL_DIA',
      frases: ['Asistencia: 3 de 4 clases dadas (75 %); el mínimo es 75 %.', 'Puede faltar 1 clase más.'],
    },
    {
      alumnoId: beto.id,
      nombre: 'Beto Báez',
      luz: 'NO_ALCANZA',
      hasta_hoy: 0,
      al_final_si_viene: 50,
      proceso: null,
      faltas_restantes: 0,
      pagos: 'AL_DIA',
      frases: [
        'Asistencia: 0 de 4 clases dadas (0 %); el mínimo es 75 %.',
        'Aunque venga a todas llega a 50 % y el mínimo es 75 %.',
      ],
    },
  ])
  expect((await asAdmin.admin.catedras({ id }).habilitacion.get()).data).toEqual(data)
})

test('sin reglas se dan los números, y no se juzga a nadie', async () => {
  const { aula, giveClases } = createMundoConReglas(null)
  giveClases('2026-05-01', 'PPPA')

  const { data } = await aula.habilitacion.get()

  expect(data.alumnos.map(({ luz, hasta_hoy }) => [luz, hasta_hoy])).toEqual([
    ['SIN_REGLA', 75],
    ['SIN_REGLA', 0],
  ])
})

describe('qué clases se dieron', () => {
  test('la de hoy está por venir hasta que alguien tiene una marca en ella', async () => {
    const { db, clase, readAna, beto } = conClaseDeHoy()

    expect(await readAna()).toMatchObject({ hasta_hoy: 100, al_final_si_viene: 100 })

    db.insert(clase.tabla)
      .values({ ...clase.marca, alumnoId: beto.id })
      .run()

    expect(await readAna()).toMatchObject({ hasta_hoy: 50, al_final_si_viene: 50 })
  })

  test('hoy es el día de la institución: a la una de la mañana en UTC en Asunción todavía es ayer', async () => {
    const { readAna, giveClase } = createMundoConReglas(undefined, { now: '2026-06-03T01:00:00Z' })
    giveClase('2026-06-01', { deAna: 'P' })
    giveClase('2026-06-02')

    expect(await readAna()).toMatchObject({ hasta_hoy: 100 })
  })

  test('una clase suspendida no está en ningún número, aunque tenga marcas', async () => {
    const { readAna, giveClases, sqlite } = createMundoConReglas()
    giveClases('2026-05-01', 'PPPA')

    sqlite.exec("UPDATE dias_clase SET suspendida = 'Paro' WHERE fecha = '2026-05-04'")

    expect(await readAna()).toMatchObject({ hasta_hoy: 100, al_final_si_viene: 100 })
  })

  test('las de antes de la inscripción cuentan solo si la regla dice desde el inicio', async () => {
    const { aula, db, readAna, giveClases } = createMundoConReglas()
    giveClases('2026-05-01', '--PP')
    db.update(estadias).set({ desde: '2026-05-03' }).run()

    expect(await readAna()).toMatchObject({ hasta_hoy: 100 })

    await aula.reglas.put({ asistencia_minima: 75, cuenta_desde: 'INICIO' })

    expect(await readAna()).toMatchObject({ hasta_hoy: 50 })
  })

  test.each([
    [{}, 100],
    [{ justificada: 'AUSENTE', tarde_vale: 0.5 }, 50],
    [{ justificada: 'PRESENTE', tarde_vale: 0.5 }, 83.33],
  ] as const)('tarde y justificado cuentan como dicen las reglas: %o', async (reglas, hasta_hoy) => {
    const { readAna, giveClases } = createMundoConReglas({ asistencia_minima: 75, ...reglas })
    giveClases('2026-05-01', 'PTJ')

    expect(await readAna()).toMatchObject({ hasta_hoy })
  })
})

function conClaseDeHoy() {
  const mundo = createMundoConReglas()
  mundo.giveClase('2026-06-01', { deAna: 'P' })
  const { id: diaClaseId } = mundo.giveClase('2026-06-02')
  const marca = { diaClaseId, presente: true, updated_at: 0 }
  return { ...mundo, clase: { tabla: asistencias, marca } }
}

describe('el proceso', () => {
  test('suma tareas, evaluaciones y notas manuales; lo que no se calificó o no se publicó está por calificar', async () => {
    const { db, id, ana, readAna } = createMundoConReglas({ proceso_minimo: 60 })
    const assign = (puntos_posibles: number, datos: object = {}) =>
      insertAsignacion(db, {
        tareaMaestraId: insertTarea(db, { catedraId: id, puntos_posibles }).id,
        alumnoId: ana.id,
        ...datos,
      })
    assign(10, { estado: 'CALIFICADA', puntos_obtenidos: 4, publicada_en: 1 })
    assign(20, { estado: 'CALIFICADA', puntos_obtenidos: 20, publicada_en: null })
    assign(5)
    const [hecha, sinHacer] = [4, 3].map((cuantas) => insertEvaluacion(db, { catedraId: id, cuantas }).id)
    insertEvaluacionAsignada(db, { evaluacionId: hecha ?? 0, alumnoId: ana.id, correctas: 2 })
    insertEvaluacionAsignada(db, { evaluacionId: sinHacer ?? 0, alumnoId: ana.id })
    insertManual(db, { catedraId: id, alumnoId: ana.id }, 3, 6)

    expect(await readAna()).toMatchObject({
      luz: 'DEPENDE',
      proceso: 45,
      frases: [
        'Asistencia: todavía no hubo clases.',
        'Le faltan 20 puntos para el 60 %; quedan 28 por calificar.',
      ],
    })
  })

  test('lo de otra cátedra no cuenta', async () => {
    const { db, ana, readAna } = createMundoConReglas({ proceso_minimo: 60 })
    const ajena = insertTarea(db, { catedraId: insertCatedra(db).id }).id
    const nota = { estado: 'CALIFICADA', puntos_obtenidos: 4, publicada_en: 1 } as const
    insertAsignacion(db, { tareaMaestraId: ajena, alumnoId: ana.id, ...nota })

    expect(await readAna()).toMatchObject({ proceso: null })
  })
})

function insertManual(
  db: ReturnType<typeof createMundoConReglas>['db'],
  { catedraId, alumnoId }: { catedraId: number; alumnoId: number },
  puntos_obtenidos: number,
  puntos_posibles: number,
) {
  const rubro = { catedraId, posicion: 0, nombre: 'Exámenes', peso: 100 }
  const { id: rubroId } = db.insert(rubros).values(rubro).returning().get()
  const prueba = { rubroId, nombre: 'Oral', puntos_posibles, created_at: 0 }
  const { id: pruebaId } = db.insert(pruebasManuales).values(prueba).returning().get()
  db.insert(notasManuales).values({ pruebaId, alumnoId, puntos_obtenidos, updated_at: 0 }).run()
}

describe('los pagos', () => {
  test('lo que se debe es una frase cada cosa, y solo donde la cátedra lo exige decide', async () => {
    const { db, aula, readAna, giveClases } = createMundoConReglas({ asistencia_minima: 75 })
    giveClases('2026-05-01', 'PPPP')
    const condiciones = {
      matricula_monto: 100,
      cuota_monto: 50,
      dia_cobro: 5,
    }
    db.update(catedraAlumnos).set(condiciones).run()
    db.update(estadias).set({ desde: '2026-04-01' }).run()
    insertPago(db, { catedraAlumnoId: 1, concepto: 'CUOTA', mes: '2026-04', monto: 50 })

    expect(await readAna()).toMatchObject({ luz: 'HABILITADO', pagos: 'DEBE', frases: { length: 1 } })

    await aula.reglas.put({ asistencia_minima: 75, exige_pagos: true })

    expect(await readAna()).toMatchObject({
      luz: 'DEPENDE',
      pagos: 'DEBE',
      frases: [expect.any(String), 'Matrícula sin pagar.', 'Cuota de mayo sin pagar.'],
    })
  })
})

describe('el panel del docente', () => {
  const enRiesgo = async ({ asDocente }: ReturnType<typeof createMundoConReglas>) =>
    (await asDocente.docente.me.catedras.get()).data.map((una) => una.enRiesgo)

  test('dice de cada cátedra cuántos pueden quedar sin rendir: en riesgo, o que ya no alcanzan', async () => {
    const mundo = createMundoConReglas({ asistencia_minima: 60 })
    const { giveClase } = mundo
    for (const fecha of ['2026-05-01', '2026-05-02', '2026-05-03'])
      giveClase(fecha, { deAna: 'A', deBeto: 'P' })
    expect(await enRiesgo(mundo)).toEqual([1])
    for (const fecha of ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04', '2026-07-05'])
      giveClase(fecha)
    expect(await enRiesgo(mundo)).toEqual([1])
  })

  test.each([
    ['sin mínimos', 'UPDATE reglas_de_catedra SET asistencia_minima = NULL'],
    ['de una cátedra cerrada', 'UPDATE catedras SET cerrada_en = 1'],
    ['de quien se desinscribió', 'UPDATE catedra_alumnos SET baja_en = 1'],
  ])('%s no cuenta a nadie', async (_caso, sql) => {
    const mundo = createMundoConReglas({ asistencia_minima: 60 })
    mundo.giveClases('2026-05-01', 'AAA')
    expect(await enRiesgo(mundo)).toEqual([2])

    mundo.sqlite.exec(sql)

    expect(await enRiesgo(mundo)).toEqual([0])
  })
})

describe('la propia', () => {
  test('es la misma que ve el docente, y de nadie más', async () => {
    const { asAlumnos, id, aula, giveClases } = createMundoConReglas()
    giveClases('2026-05-01', 'PPPA')
    const [alumna] = asAlumnos

    const { status, data } = await alumna.alumnos.me.catedras({ id }).habilitacion.get()

    const { reglas, alumnos } = (await aula.habilitacion.get()).data
    expect([status, data]).toMatchObject([200, { ...alumnos[0], reglas }])
    expect(JSON.stringify(data)).not.toContain('Beto')
  })

  test('trae los días de los que sale, y cómo fue clase por clase', async () => {
    const { asAlumnos, id, giveClase, giveClases } = createMundoConReglas({
      asistencia_minima: 75,
      tarde_vale: 0.5,
      cuenta_desde: 'INICIO',
    })
    giveClases('2026-05-01', 'JPT-')
    giveClase('2026-06-03')

    const { data } = await asAlumnos[0].alumnos.me.catedras({ id }).habilitacion.get()

    expect(data).toMatchObject({
      cuenta: { puntos: 1.5, dadas: 3, por_venir: 1 },
      dadas: ['JUSTIFICADO', 'PRESENTE', 'TARDE', null],
      por_venir: [null],
      marcha: [null, 100, 75, 50],
      hasta_hoy: 50,
      al_final_si_viene: 62.5,
    })
  })

  test('de una cátedra donde no se está, o ya no se está, no se sabe nada', async () => {
    const { db, asAlumnos, id } = createMundoConReglas()
    const [alumna] = asAlumnos
    const otra = insertCatedra(db).id

    expect((await alumna.alumnos.me.catedras({ id: otra }).habilitacion.get()).status).toBe(404)
    db.update(catedraAlumnos).set({ baja_en: 1 }).run()
    expect((await alumna.alumnos.me.catedras({ id }).habilitacion.get()).status).toBe(404)
    expect((await alumna.docente.catedra({ id }).habilitacion.get()).status).toBe(403)
  })
})

test('la de una cátedra ajena no existe; quien se desinscribió no está', async () => {
  const { db, asDocente, aula, ana } = createMundoConReglas()
  const ajena = insertCatedra(db).id
  insertInscripcion(db, { catedraId: ajena, alumnoId: ana.id })

  expect((await asDocente.docente.catedra({ id: ajena }).habilitacion.get()).status).toBe(404)
  db.update(catedraAlumnos).set({ baja_en: 1 }).run()
  expect((await aula.habilitacion.get()).data.alumnos).toEqual([])
})
