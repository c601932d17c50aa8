import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { evaluacionAsignaciones as suya } from '../../../db/schema/evaluaciones.ts'
import { insertCatedra } from '../../support/academia.ts'
import { insertEscala } from '../../support/actas.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConAsignadas, tareaDePrueba } from '../../support/mundo-con-tarea.ts'

const VENCIDA = '2026-01-10'

/** Ana has 8 of 10 in a task and 3 of 5 in an evaluation, did not deliver another and has one to come. */
async function conNotas() {
  const mundo = await createMundoConAsignadas()
  const { aula, db, catedra, ids, asDocente, alumnos } = mundo
  insertEscala(mundo)
  await aula.rubros.put({
    rubros: [
      { nombre: 'Tareas', peso: 60 },
      { nombre: 'Exámenes', peso: 40 },
    ],
  } as never)
  await aula.tareas({ tareaId: 1 }).put({ rubroId: 1 } as never)
  for (const mas of [{ titulo: 'Vencida', fecha_entrega: VENCIDA }, { titulo: 'Por venir' }]) {
    const { tareaMaestra } = (await aula.tareas.post({ ...tareaDePrueba, ...mas, rubroId: 1 } as never)).data
    await aula['tareas-maestras']({ tareaId: tareaMaestra.id }).assign.post({ alumnoIds: ids })
  }
  await mundo.deliver(0)
  await asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 8 })
  const parcial = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 5, rubroId: 2 })
  assignEvaluacion(db, parcial, alumnos[0].id, { bien: 3 })
  const suyas = async (i: 0 | 1 = 0) =>
    (await mundo.asAlumnos[i].alumnos.me.catedras({ id: catedra.id }).notas.get()).data
  return { ...mundo, suyas }
}

test('están todas, con lo que falta para cada nota y las cifras de Nota final', async () => {
  const { suyas, aula } = await conNotas()

  const notas = await suyas()

  const { data } = await aula.cifras.get()
  expect(notas).toMatchObject({
    hasta_hoy: { obtenidos: 11, posibles: 15, porcentaje: data.alumnos[0]?.hasta_hoy.porcentaje },
    si_terminara_hoy: { porcentaje: 48, nota: 1 },
    rubros: [
      { nombre: 'Tareas', peso: 60, porcentaje: 80 },
      { nombre: 'Exámenes', peso: 40, porcentaje: 60 },
    ],
    quedan: 40,
    escala: [
      { nota: 1, desde: 0, faltan: 0 },
      { nota: 2, desde: 60, faltan: 20 },
      { nota: 3, desde: 70, faltan: 30 },
      { nota: 4, desde: 80, faltan: 40 },
      { nota: 5, desde: 90, faltan: null },
    ],
  })
  expect(notas).not.toHaveProperty('cierre')
  expect(notas.items).toHaveLength(4)
  expect(notas.items[0]).toEqual({
    tipo: 'TAREA',
    id: 3,
    titulo: 'Vencida',
    rubro: 'Tareas',
    puntos_obtenidos: null,
    puntos_posibles: 10,
    estado: 'VENCIDA',
    fecha: expect.stringMatching(/^2026-01-1/),
    recuperado_por: null,
  })
  expect(notas.items.find(({ tipo }) => tipo === 'EVALUACION')).toMatchObject({
    rubro: 'Exámenes',
    puntos_obtenidos: 3,
    puntos_posibles: 5,
    estado: 'CALIFICADA',
  })
})

test('lo que se publica junto no se ve hasta entonces', async () => {
  const mundo = await createMundoConAsignadas({ publica: 'JUNTAS' })
  const { catedra, asDocente, asAlumnos } = mundo
  await mundo.deliver(0)
  await asDocente.docente.tareasAsignaciones({ id: 1 }).calificar.post({ puntos_obtenidos: 8 })
  const item = async () =>
    (await asAlumnos[0].alumnos.me.catedras({ id: catedra.id }).notas.get()).data.items[0]

  expect(await item()).toMatchObject({ puntos_obtenidos: null, estado: 'ENTREGADA' })
  await asDocente.docente.tareas({ id: 1 }).publicar.post()
  expect(await item()).toMatchObject({ puntos_obtenidos: 8, estado: 'CALIFICADA' })
})

test('lo que se recupera está una vez, con la mejor nota en los puntos de la primera', async () => {
  const { db, catedra, alumnos, asAlumnos } = createMundo({ alumnos: 2 })
  insertEscala({ db, catedra })
  const parcial = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 10 })
  const otra = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 5, recupera: parcial.id })
  assignEvaluacion(db, parcial, alumnos[0].id, { bien: 3 })
  assignEvaluacion(db, otra, alumnos[0].id)
  assignEvaluacion(db, otra, alumnos[1].id)
  const suyas = async (i: 0 | 1) =>
    (await asAlumnos[i].alumnos.me.catedras({ id: catedra.id }).notas.get()).data

  expect(await suyas(0)).toMatchObject({ quedan: 7, items: [{ puntos_obtenidos: 3, recuperado_por: null }] })
  expect((await suyas(1)).items).toMatchObject([{ id: otra.id, puntos_posibles: 10, estado: 'PENDIENTE' }])
  const deAna = and(eq(suya.evaluacionId, otra.id), eq(suya.alumnoId, alumnos[0].id))
  db.update(suya).set({ estado: 'CALIFICADA', correctas: 4, enviada_en: 1 }).where(deAna).run()
  expect(await suyas(0)).toMatchObject({
    quedan: 0,
    items: [{ id: parcial.id, puntos_obtenidos: 8, puntos_posibles: 10, recuperado_por: otra.id }],
  })
})

test('la cátedra cerrada dice la nota del acta, y nada queda por obtener', async () => {
  const { suyas, call, sesion, alumnos, catedra, asAdmin } = await conNotas()

  await asAdmin.admin.catedras({ id: catedra.id }).cerrar.post({})

  const notas = await suyas()
  expect(notas.quedan).toBe(0)
  expect(notas.cierre).toEqual({ nota: 1, constancia: '/alumnos/me/catedras/1/constancia.pdf' })
  const headers = await sesion('alumno', alumnos[0])
  expect((await call(notas.cierre?.constancia ?? '', { headers })).status).toBe(200)
})

test('las de una cátedra ajena no existen', async () => {
  const { asAlumnos, db } = createMundo({ alumnos: 1 })

  const { status } = await asAlumnos[0](`GET /alumnos/me/catedras/${insertCatedra(db).id}/notas`)

  expect(status).toBe(404)
})
