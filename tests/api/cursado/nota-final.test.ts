import { describe, expect, test } from 'vitest'
import { insertCatedra, insertRubro } from '../../support/academia.ts'
import { closeCatedraDe } from '../../support/actas.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

const pesados = [
  { nombre: 'Tareas', peso: 60 },
  { nombre: 'Exámenes', peso: 40 },
]

describe('los rubros', () => {
  test('empiezan siendo ninguno, y se leen como se guardaron', async () => {
    const { aula, asAdmin, catedra } = createMundo()
    expect((await aula.rubros.get()).data).toEqual([])
    const { data } = await aula.rubros.put({ rubros: pesados })
    expect(data).toEqual([
      { id: 1, nombre: 'Tareas', peso: 60 },
      { id: 2, nombre: 'Exámenes', peso: 40 },
    ])
    expect((await asAdmin.admin.catedras({ id: catedra.id }).rubros.get()).data).toEqual(data)
  })

  test('la lista sola alcanza', async () => {
    const { send, sesion, docente, catedra } = createMundo()
    const call = `PUT /docente/catedra/${catedra.id}/rubros`
    const { status, data } = await send(call, pesados, await sesion('docente', docente))
    expect(status).toBe(200)
    expect(data).toMatchObject(pesados)
  })

  test('el que trae su id conserva lo suyo; los otros se van, y sus tareas quedan sin rubro', async () => {
    const { aula, tareaMaestra } = await createMundoConAsignadas()
    await aula.rubros.put({ rubros: pesados })
    await aula.tareas({ tareaId: tareaMaestra.id }).put({ rubroId: 1 })
    expect((await aula.rubros.put({ rubros: [{ id: 1, nombre: 'Prácticas', peso: 100 }] })).data).toEqual([
      { id: 1, nombre: 'Prácticas', peso: 100 },
    ])
    expect((await aula.tareas({ tareaId: tareaMaestra.id }).get()).data.rubroId).toBe(1)
    expect((await aula.rubros.put({ rubros: [] })).data).toEqual([])
    expect((await aula.tareas({ tareaId: tareaMaestra.id }).get()).data.rubroId).toBe(null)
  })

  test('unos pesos que no suman 100 no se guardan', async () => {
    const { aula } = createMundo()
    await aula.rubros.put({ rubros: pesados })
    const { status, data } = await aula.rubros.put({ rubros: [{ nombre: 'Tareas', peso: 90 }] })
    expect(status).toBe(400)
    expect(data).toMatchObject({ error: 'Los pesos suman 90: faltan 10.' })
    expect((await aula.rubros.get()).data).toHaveLength(2)
  })

  test('el de otra cátedra no es de esta', async () => {
    const { aula, db } = createMundo()
    const ajeno = insertRubro(db, { catedraId: insertCatedra(db).id })
    const { status, data } = await aula.rubros.put({ rubros: [{ id: ajeno.id, nombre: 'Mío', peso: 100 }] })
    expect(status).toBe(400)
    expect(data).toMatchObject({ error: 'Ese rubro no es de esta cátedra.' })
  })

  test('el que tiene notas a mano no se quita', async () => {
    const { aula, alumnos } = createMundo({ alumnos: 1 })
    await aula.rubros.put({ rubros: pesados })
    const notas = [{ alumnoId: alumnos[0].id, puntos_obtenidos: 5 }]
    await aula['notas-manuales'].put({ rubroId: 2, nombre: 'Oral', puntos_posibles: 10, notas })
    const { status, data } = await aula.rubros.put({ rubros: [] })
    expect(status).toBe(409)
    expect(data).toMatchObject({
      error: 'El rubro «Exámenes» tiene notas a mano: elimínalas o pásalas a otro rubro antes de quitarlo.',
    })
    expect((await aula.rubros.get()).data).toHaveLength(2)
  })
})

describe('el rubro de una tarea y de una evaluación', () => {
  test('se dice al crearla y se cambia', async () => {
    const { aula } = createMundo()
    await aula.rubros.put({ rubros: pesados })
    const tarea = { titulo: 'Bajo', descripcion: '<p>Armonizar.</p>', puntos_posibles: 10 }
    const { data } = await aula.tareas.post({ ...tarea, rubroId: 1 })
    expect(data.tareaMaestra.rubroId).toBe(1)
    const editada = await aula.tareas({ tareaId: data.tareaMaestra.id }).put({ rubroId: 2 })
    expect(editada.data.tareaMaestra.rubroId).toBe(2)
  })

  test('no puede ser de otra cátedra', async () => {
    const { aula, db } = createMundo()
    const { id: rubroId } = insertRubro(db, { catedraId: insertCatedra(db).id })
    const tarea = { titulo: 'Bajo', descripcion: '<p>Armonizar.</p>', puntos_posibles: 10, rubroId }
    const { status, data } = await aula.tareas.post(tarea)
    expect(status).toBe(400)
    expect(data).toMatchObject({ campos: { rubroId: 'Ese rubro no es de esta cátedra.' } })
  })
})

function conRubro() {
  const mundo = createMundo({ alumnos: 2 })
  const { id: rubroId } = insertRubro(mundo.db, { catedraId: mundo.catedra.id })
  const [ana, beto] = mundo.alumnos
  const oral = {
    rubroId,
    nombre: 'Oral',
    puntos_posibles: 20,
    notas: [
      { alumnoId: ana.id, puntos_obtenidos: 18 },
      { alumnoId: beto.id, puntos_obtenidos: 9 },
    ],
  }
  return { ...mundo, ana, beto, rubroId, oral, manuales: mundo.aula['notas-manuales'] }
}

describe('las notas a mano', () => {
  test('se anotan, y se corrigen con el mismo nombre', async () => {
    const { manuales, oral, ana, beto } = conRubro()
    const sola = { id: 1, recupera: null, alumnoIds: [], ...oral }
    const suyas = oral.notas.map((nota) => ({ ...nota, recuperado_por: null }))
    expect((await manuales.put(oral)).data).toEqual({ ...sola, notas: suyas })
    const otra = await manuales.put({ ...oral, notas: [{ alumnoId: ana.id, puntos_obtenidos: null }] })
    expect(otra.data).toEqual({
      ...sola,
      notas: [{ alumnoId: beto.id, puntos_obtenidos: 9, recuperado_por: null }],
    })
    expect((await manuales.get()).data).toEqual([otra.data])
  })

  test('se renombran por su id, y se eliminan', async () => {
    const { manuales, oral } = conRubro()
    await manuales.put(oral)
    await manuales.put({ ...oral, nombre: 'Escrito' })
    expect((await manuales.put({ ...oral, id: 1, nombre: 'Coral' })).data.nombre).toBe('Coral')
    const repetida = await manuales.put({ ...oral, id: 1, nombre: 'Escrito' })
    expect(repetida.status).toBe(409)
    expect((await manuales({ pruebaId: 1 }).delete()).data).toEqual({
      message: 'Prueba eliminada.',
      eliminado: { notas: 2 },
    })
    expect((await manuales({ pruebaId: 1 }).delete()).status).toBe(404)
  })

  test.each([
    [{ rubroId: 99 }, { rubroId: 'Ese rubro no es de esta cátedra.' }],
    [{ rubroId: null }, { rubroId: 'Elige un rubro.' }],
    [{ nombre: ' ' }, { nombre: 'Escribe qué se evaluó.' }],
    [{ puntos_posibles: 0 }, { puntos_posibles: 'Escribe cuántos puntos vale: de 1 a 10.000.' }],
    [
      { notas: [{ alumnoId: 1, puntos_obtenidos: 21 }] },
      { 'notas.0.puntos_obtenidos': 'Los puntos deben estar entre 0 y 20.' },
    ],
    [
      { notas: [{ alumnoId: 99, puntos_obtenidos: 1 }] },
      { 'notas.0.alumnoId': 'Ese alumno no está inscrito en la cátedra.' },
    ],
  ])('%j no se guarda', async (cambio, campos) => {
    const { manuales, oral } = conRubro()
    const { status, data } = await manuales.put({ ...oral, ...cambio } as typeof oral)
    expect(status).toBe(400)
    expect(data).toMatchObject({ campos })
    expect((await manuales.get()).data).toEqual([])
  })

  test('no valen menos que una nota que ya está', async () => {
    const { manuales, oral } = conRubro()
    await manuales.put(oral)
    const { status, data } = await manuales.put({ ...oral, puntos_posibles: 10, notas: [] })
    expect(status).toBe(400)
    expect(data).toMatchObject({
      campos: { puntos_posibles: 'Ya hay una nota de 18 puntos: no puede valer menos.' },
    })
    expect((await manuales.get()).data).toMatchObject([{ puntos_posibles: 20 }])
  })
})

test('la cifra final cuenta tareas, evaluaciones y notas a mano, con su cuenta', async () => {
  const mundo = await createMundoConAsignadas()
  const { aula, db, deliver, catedra, ids, asDocente } = mundo
  await aula.rubros.put({ rubros: pesados })
  await aula.tareas({ tareaId: 1 }).put({ rubroId: 1 })
  await deliver(0)
  await asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 9 })
  const { id: evaluacionId } = insertEvaluacion(db, { catedraId: catedra.id, rubroId: 2, cuantas: 2 })
  const alumnoId = ids[0]
  insertEvaluacionAsignada(db, { evaluacionId, alumnoId, correctas: 1, enviada_en: 1 })
  const notas = [{ alumnoId: ids[0], puntos_obtenidos: 3 }]
  await aula['notas-manuales'].put({ rubroId: 2, nombre: 'Oral', puntos_posibles: 4, notas })

  const { data } = await aula.cifras.get()

  const deAna = {
    porcentaje: 80.66,
    nota: null,
    partes: [
      { rubroId: 1, obtenidos: 9, posibles: 10 },
      { rubroId: 2, obtenidos: 4, posibles: 6 },
    ],
  }
  expect(data).toMatchObject({
    escala: null,
    rubros: [{ id: 1 }, { id: 2 }],
    alumnos: [
      { nombre: 'Ana Acosta', final: deAna, hasta_hoy: deAna },
      { nombre: 'Beto Báez', final: { porcentaje: 0 }, si_terminara_hoy: { porcentaje: null } },
    ],
  })
  expect((await mundo.asAdmin.admin.catedras({ id: catedra.id }).cifras.get()).data).toEqual(data)
})

test('5 puntos de 7 son el mismo porcentaje en la planilla, las reglas, la nota final y el acta', async () => {
  const mundo = await createMundoConAsignadas({ puntos_posibles: 7 })
  const { aula, asDocente, asAdmin, catedra, deliver, call, sesion, docente } = mundo
  await deliver(0)
  await asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 5 })
  const enAdmin = asAdmin.admin.catedras({ id: catedra.id })

  const [planilla, reglas, cifras, cierre] = [
    await aula.calificaciones.get(),
    await aula.habilitacion.get(),
    await aula.cifras.get(),
    await enAdmin.cierre.get(),
  ]
  await closeCatedraDe(mundo)

  expect([
    planilla.data.alumnos[0]?.porcentaje,
    reglas.data.alumnos[0]?.proceso,
    cifras.data.alumnos[0]?.hasta_hoy.porcentaje,
    cierre.data.alumnos[0]?.porcentaje,
  ]).toEqual([71.42, 71.42, 71.42, 71.42])
  const headers = await sesion('docente', docente)
  const textoDe = async (path: string) =>
    (await call(`/docente/catedra/${catedra.id}/${path}`, { headers })).text()
  expect(await textoDe('calificaciones/exportar.csv')).toContain('Acosta;Ana;5;5;7;71,42')
  expect(await textoDe('actas/1.csv')).toContain('1;Acosta, Ana;;71,42;3;tres')
})

test('de lo ajeno no se sabe nada, y un alumno no entra', async () => {
  const { as, catedra, oral, asAlumnos } = conRubro()
  const en = `/docente/catedra/${catedra.id}`
  const llamadas = [
    [`GET ${en}/rubros`],
    [`PUT ${en}/rubros`, pesados],
    [`GET ${en}/notas-manuales`],
    [`PUT ${en}/notas-manuales`, oral],
    [`DELETE ${en}/notas-manuales/1`],
    [`GET ${en}/cifras`],
  ] as const
  const otro = as('docente')
  for (const [call, cuerpo] of llamadas) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
    expect((await asAlumnos[0](call, cuerpo)).status, call).toBe(403)
  }
})
