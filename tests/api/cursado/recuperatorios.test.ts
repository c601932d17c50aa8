import { isNotNull } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readProcesos } from '../../../api/cursado/habilitacion/proceso.ts'
import { listPuntajes } from '../../../api/cursado/nota-final/puntajes.ts'
import { evaluacionAsignaciones } from '../../../db/schema/evaluaciones.ts'
import { insertCatedra, insertRubro } from '../../support/academia.ts'
import { closeCatedraDe, insertEscala } from '../../support/actas.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

/** Ana failed an evaluation of ten questions with 3, Beto has 9; Ciro did not take it. */
function conParcial() {
  const mundo = createMundo({ alumnos: 3 })
  const { db, catedra, alumnos, aula } = mundo
  const parcial = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 10, fecha_entrega: 1 })
  assignEvaluacion(db, parcial, alumnos[0].id, { bien: 3 })
  assignEvaluacion(db, parcial, alumnos[1].id, { bien: 9 })
  assignEvaluacion(db, parcial, alumnos[2].id)
  const alumnoIds = [alumnos[0].id, alumnos[2].id]
  return {
    ...mundo,
    parcial,
    recupera: (resto: object = {}) =>
      aula.recuperatorios.post({
        tipo: 'EVALUACION',
        id: parcial.id,
        alumnoIds,
        fecha_entrega: '2026-04-01',
        ...resto,
      } as never),
    porcentajes: async () =>
      (await aula.cifras.get()).data.alumnos.map(({ final, recuperados }) => [final.porcentaje, recuperados]),
    /** A recuperatorio of five questions, taken. */
    toma: (alumnoId: number, bien: number) => {
      const otra = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 5, recupera: parcial.id })
      assignEvaluacion(db, otra, alumnoId, { bien })
      return otra
    },
  }
}

describe('de una evaluación', () => {
  test('se propone a quien no la aprobó y a quien no la hizo', async () => {
    const { aula, parcial } = conParcial()

    const { data } = await aula['por-recuperar'].get({ query: { tipo: 'EVALUACION', de: parcial.id } })

    expect(data).toMatchObject({
      titulo: 'Parcial',
      alumnos: [
        { porcentaje: 30, propuesto: true },
        { porcentaje: 90, propuesto: false },
        { porcentaje: null, propuesto: true },
      ],
    })
  })

  test('se copia y se asigna', async () => {
    const { recupera, asAlumnos, asDocente } = conParcial()

    const { status, data } = await recupera()

    expect(status).toBe(201)
    expect(data).toMatchObject({ tipo: 'EVALUACION', titulo: 'Recuperatorio: Parcial' })
    const copia = (await asDocente.docente.evaluaciones({ id: data.id }).get()).data
    expect(copia).toMatchObject({ recupera: 1, totalPreguntas: 10 })
    const suyas = await Promise.all(asAlumnos.map((uno) => uno.alumnos.me.evaluaciones.get()))
    expect(suyas.map(({ data }) => data.length)).toEqual([2, 1, 2])
  })

  test('vale la mejor, una vez, con los puntos de la primera', async () => {
    const { toma, alumnos, porcentajes, parcial } = conParcial()
    const otra = toma(alumnos[0].id, 4)
    toma(alumnos[1].id, 1)

    expect(await porcentajes()).toEqual([
      [80, [{ tipo: 'EVALUACION', id: parcial.id, recuperado_por: otra.id }]],
      [90, []],
      [0, []],
    ])
  })

  test('lo dicen la lista de cada uno, sus resultados y los de todos', async () => {
    const { toma, alumnos, asAlumnos, asDocente, parcial, db, aula } = conParcial()
    const otra = toma(alumnos[0].id, 4)
    toma(alumnos[1].id, 1)
    db.update(evaluacionAsignaciones)
      .set({ enviada_en: 1 })
      .where(isNotNull(evaluacionAsignaciones.correctas))
      .run()
    const listas = await Promise.all(asAlumnos.map((uno) => uno.alumnos.me.evaluaciones.get()))
    const results = asAlumnos[0].alumnos.me.evaluaciones({ id: parcial.id }).results
    const deAlumno = aula.alumnos({ alumnoId: alumnos[0].id }).evaluaciones({ evaluacionId: parcial.id })

    expect(listas.map(({ data }) => data.find(({ id }) => id === parcial.id)?.recuperado_por)).toEqual([
      otra.id,
      null,
      null,
    ])
    expect((await results.get()).data.recuperado_por).toBe(otra.id)
    expect((await deAlumno.results.get()).data.recuperado_por).toBe(otra.id)
    const { data } = await asDocente.docente.evaluaciones({ id: parcial.id }).resultados.get()
    expect(data.alumnos.map(({ recuperado_por }) => recuperado_por)).toEqual([otra.id, null, null])
  })

  test('el acta y el proceso dicen lo mismo', async () => {
    const mundo = conParcial()
    mundo.toma(mundo.alumnos[0].id, 4)
    insertEscala(mundo)
    await mundo.aula.reglas.put({ proceso_minimo: 60 } as never)

    const { data } = await mundo.aula.habilitacion.get()

    expect(data.alumnos[0]).toMatchObject({ proceso: 80, luz: 'HABILITADO' })
    await mundo.asAdmin.admin.catedras({ id: mundo.catedra.id }).cerrar.post({})
    const headers = await mundo.sesion('docente', mundo.docente)
    const csv = await (
      await mundo.call(`/docente/catedra/${mundo.catedra.id}/actas/1.csv`, { headers })
    ).text()
    expect(csv).toContain('1;Acosta, Ana;;80,00;')
    expect((await mundo.recupera()).status).toBe(409)
  })

  test('con la primera en la papelera cuenta sola; si vuelve, recupera otra vez', async () => {
    const { toma, alumnos, porcentajes, aula, parcial, asAdmin } = conParcial()
    toma(alumnos[0].id, 4)
    const de = async () => (await porcentajes())[0]?.[0]

    await aula.evaluaciones({ evaluacionId: parcial.id }).delete()

    expect(await porcentajes()).toMatchObject([
      [80, []],
      [null, []],
      [null, []],
    ])
    const { data } = await asAdmin.admin.papelera.get({ query: {} })
    await asAdmin.admin.papelera({ id: data[0]?.id ?? 0 }).restaurar.post({} as never)
    expect(await de()).toBe(80)
    expect((await porcentajes())[0]?.[1]).toHaveLength(1)
  })

  test('lo que recuperó al recuperatorio mientras tanto recupera a la primera cuando vuelve', async () => {
    const { db, toma, alumnos, porcentajes, aula, catedra, parcial, asAdmin, asDocente } = conParcial()
    const otra = toma(alumnos[0].id, 3)
    await aula.evaluaciones({ evaluacionId: parcial.id }).delete()
    const tercera = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 5, recupera: otra.id })
    assignEvaluacion(db, tercera, alumnos[0].id, { bien: 4 })

    const { data } = await asAdmin.admin.papelera.get({ query: {} })
    await asAdmin.admin.papelera({ id: data[0]?.id ?? 0 }).restaurar.post({} as never)

    const recupera = async (id: number) => (await asDocente.docente.evaluaciones({ id }).get()).data.recupera
    expect([await recupera(otra.id), await recupera(tercera.id)]).toEqual([parcial.id, parcial.id])
    const suya = { tipo: 'EVALUACION', id: parcial.id, recuperado_por: tercera.id }
    expect((await porcentajes())[0]).toEqual([80, [suya]])
  })

  test.each([
    ['sin fecha', { fecha_entrega: '' }, 400],
    ['a quien no cursa', { alumnoIds: [99] }, 400],
    ['de lo que no existe', { id: 99 }, 404],
    ['de nada', { id: null }, 400],
    ['de otra clase', { tipo: 'TAREA' }, 404],
  ])('%s no se hace', async (_caso, resto, status) => {
    const { recupera, aula } = conParcial()

    expect((await recupera(resto)).status).toBe(status)
    expect((await aula.cifras.get()).data.pedidos).toHaveLength(1)
  })

  test('un recuperatorio no se recupera, ni se cambia lo que recupera con respuestas', async () => {
    const { toma, alumnos, recupera, asDocente, db, parcial } = conParcial()
    const otra = toma(alumnos[0].id, 4)
    const put = (id: number, recupera: number | null) =>
      asDocente.docente.evaluaciones({ id }).put({ recupera } as never)
    const ajena = insertEvaluacion(db, { catedraId: insertCatedra(db).id })
    const suelta = insertEvaluacion(db, { catedraId: otra.catedraId })

    const NO_SE = { status: 400, data: { campos: { recupera: 'Un recuperatorio no se recupera.' } } }
    expect(await recupera({ id: otra.id })).toMatchObject(NO_SE)
    expect(await put(suelta.id, suelta.id)).toMatchObject(NO_SE)
    expect((await put(suelta.id, ajena.id)).status).toBe(400)
    expect(await put(otra.id, null)).toMatchObject({ status: 409, data: { code: 'recuperatorio_en_uso' } })
    expect((await put(suelta.id, parcial.id)).data).toMatchObject({ recupera: parcial.id })
  })
})

test('de una tarea, la planilla la cuenta una vez, y dice cuál vale', async () => {
  const mundo = await createMundoConAsignadas({ puntos_posibles: 20 })
  const { aula, ids, deliver, asDocente, asAdmin, catedra } = mundo
  const { data: otra } = await aula.recuperatorios.post({
    tipo: 'TAREA',
    id: 1,
    alumnoIds: [ids[0]],
  } as never)
  const califica = (id: number, puntos_obtenidos: number) =>
    asDocente.docente.tareasAsignaciones({ id }).calificar.post({ puntos_obtenidos })
  await deliver(0)
  await califica(1, 5)
  await deliver(0, undefined, 3)
  await califica(3, 15)

  const { data } = await aula.calificaciones.get()

  expect(data?.tareas.map(({ recupera }) => recupera)).toEqual([null, 1])
  expect(data?.alumnos[0]).toMatchObject({
    notas: [
      { puntos_obtenidos: 5, recuperado_por: otra.id },
      { puntos_obtenidos: 15, recuperado_por: null },
    ],
    total: 15,
    posibles: 20,
    porcentaje: 75,
  })
  const suyas = async (uno: number) => (await mundo.asAlumnos[uno]?.alumnos.me.tareas.get())?.data
  expect(await suyas(0)).toMatchObject([{ recuperado_por: otra.id }, { recuperado_por: null }])
  const { data: mesa } = await aula.tareas({ tareaId: 1 }).entregas.get()
  expect(mesa.entregas.map(({ recuperado_por }) => recuperado_por)).toEqual([otra.id, null])
  const { CatedraAlumno } = (await asAdmin.admin.catedras({ id: catedra.id }).get()).data
  expect(CatedraAlumno[0]?.totalPoints).toBe(15)
  expect((await aula.cifras.get()).data.alumnos[0]?.hasta_hoy.porcentaje).toBe(75)
  expect(await aula.tareas({ tareaId: otra.id }).put({ recupera: null } as never)).toMatchObject({
    status: 409,
  })
})

test('lo que no se publicó del recuperatorio, quien lo rindió no lo sabe', async () => {
  const mundo = await createMundoConAsignadas()
  const { aula, ids, deliver, asDocente } = mundo
  await aula.recuperatorios.post({ tipo: 'TAREA', id: 1, alumnoIds: [ids[0]] } as never)
  await aula.tareas({ tareaId: 2 }).put({ publica: 'JUNTAS' } as never)
  await deliver(0, undefined, 3)
  await asDocente.docente.tareasAsignaciones({ id: 3 }).calificar.post({ puntos_obtenidos: 9 })
  const recuperado = async () => (await mundo.asAlumnos[0].alumnos.me.tareas.get()).data[0]?.recuperado_por

  expect(await recuperado()).toBeNull()
  await asDocente.docente.tareas({ id: 2 }).publicar.post()
  expect(await recuperado()).toBe(2)
})

test('de una prueba en papel, quien no fue también', async () => {
  const { aula, db, catedra, alumnos } = createMundo({ alumnos: 2 })
  const { id: rubroId } = insertRubro(db, { catedraId: catedra.id })
  const manuales = aula['notas-manuales']
  const oral = { rubroId, nombre: 'Oral', puntos_posibles: 20 }
  await manuales.put({ ...oral, notas: [{ alumnoId: alumnos[0].id, puntos_obtenidos: 4 }] })
  const { data: porRecuperar } = await aula['por-recuperar'].get({ query: { tipo: 'PRUEBA', de: 1 } })
  expect(porRecuperar.alumnos.map(({ propuesto }) => propuesto)).toEqual([true, true])

  const recupera = (alumnoIds: number[]) =>
    aula.recuperatorios.post({ tipo: 'PRUEBA', id: 1, alumnoIds } as never)
  expect((await recupera([99])).status).toBe(400)
  const { data: otra } = await recupera([alumnos[1].id])
  const rinden = (await manuales.get()).data.map(({ alumnoIds }) => alumnoIds)
  expect(rinden).toEqual([[], [alumnos[1].id]])
  const notas = alumnos.map(({ id }) => ({ alumnoId: id, puntos_obtenidos: 10 }))
  const escrita = { id: otra.id, rubroId, nombre: otra.titulo, puntos_posibles: 20, notas }
  expect((await manuales.put(escrita)).data).toMatchObject({ recupera: 1 })

  const { data } = await aula.cifras.get()
  expect(data.alumnos.map(({ final }) => final.porcentaje)).toEqual([50, 50])
  const { data: pruebas } = await manuales.get()
  expect(pruebas[0]?.notas).toMatchObject([{ puntos_obtenidos: 4, recuperado_por: otra.id }])
  expect((await manuales.put({ ...escrita, recupera: null })).status).toBe(409)
  expect((await aula.recuperatorios.post({ tipo: 'PRUEBA', id: 1 } as never)).status).toBe(409)
})

test('la copia a otro año recupera la copia, y a quien llega no se le asigna', async () => {
  const mundo = await createMundoConAsignadas()
  const { aula, ids, asAdmin, catedra } = mundo
  await aula.recuperatorios.post({ tipo: 'TAREA', id: 1, alumnoIds: ids } as never)
  const enAdmin = asAdmin.admin.catedras({ id: catedra.id })
  expect((await enAdmin['por-asignar'].get()).data.TODAS.tareas).toBe(1)

  const { data } = await enAdmin.copiar.post({ anio: 2027, desde: '2027-03-01' } as never)

  const copia = (await asAdmin.admin.catedras({ id: data.id }).get()).data
  const [primera, otra] = copia.TareaMaestra
  expect(otra?.recupera).toBe(primera?.id)
  await closeCatedraDe(mundo)
  expect((await aula.recuperatorios.post({ tipo: 'TAREA', id: 1 } as never)).status).toBe(409)
})

test('los puntos que se suman de una vez son los de uno por uno', () => {
  const { db, catedra, alumnos, parcial, toma } = conParcial()
  const [ana, beto, ciro] = alumnos
  toma(ana.id, 4)
  toma(ciro.id, 2)
  const otra = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 4, fecha_entrega: 1 })
  for (const { id } of [ana, beto]) assignEvaluacion(db, otra, id, { bien: 3 })
  const cuales = { catedraId: catedra.id }
  const uno = listPuntajes(db, cuales, 'PUBLICADO')
  const suma = (alumnoId: number) => {
    const suyos = uno.get(alumnoId) ?? []
    const calificados = suyos.filter(({ obtenidos }) => obtenidos !== null)
    const total = (cuales: typeof suyos) => cuales.reduce((puntos, { posibles }) => puntos + posibles, 0)
    return {
      obtenidos: calificados.reduce((puntos, { obtenidos }) => puntos + Number(obtenidos), 0),
      posibles: total(calificados),
      porCalificar: total(suyos) - total(calificados),
    }
  }

  expect(alumnos.map(({ id }) => readProcesos(db, cuales)(id))).toEqual(alumnos.map(({ id }) => suma(id)))
  expect(readProcesos(db, { ...cuales, alumnoId: ana.id })(ana.id)).toEqual(suma(ana.id))
  expect(readProcesos(db, { catedraId: parcial.catedraId + 1 })(ana.id).posibles).toBe(0)
})
