import { expect, test } from 'vitest'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import type { ApiClient } from '../../support/client.ts'
import { insertArchivo, insertAsignacion, insertPublicacion, insertTarea } from '../../support/cursado.ts'
import { insertEvaluacion, insertEvaluacionAsignada } from '../../support/evaluaciones.ts'
import { createMundoConTablon } from '../../support/mundo-con-tablon.ts'

test('una tarea anunciada muestra a cada quien su estado', async () => {
  const { readTablon, db, asAna, asBeto, asDocente, asAdmin, catedra, ana, beto, advance } =
    createMundoConTablon()
  const fecha_entrega = Date.parse('2026-03-03T12:00:00Z')
  const tarea = insertTarea(db, { catedraId: catedra.id, fecha_entrega })
  const archivo = insertArchivo(db)
  insertAsignacion(db, { tareaMaestraId: tarea.id, alumnoId: ana.id })
  const { id: tareaAsignacionId } = insertAsignacion(db, {
    tareaMaestraId: tarea.id,
    alumnoId: beto.id,
    estado: 'ENTREGADA',
    submission_date: 1,
    archivoId: archivo.id,
  })
  db.insert(archivoUsos).values({ archivoId: archivo.id, tareaAsignacionId, orden: 1 }).run()
  insertPublicacion(db, { catedraId: catedra.id, tipo: 'TAREA', tareaMaestraId: tarea.id })
  const leida = async (quien: ApiClient) => (await readTablon(quien)).data[0]

  expect(await leida(asAna)).toMatchObject({
    tipo: 'TAREA',
    tareaMaestra: { id: tarea.id, titulo: 'Coral a cuatro voces', puntos_posibles: 10 },
    tareaAsignacionId: 1,
    tareaAsignacionEstado: 'ASIGNADA',
    submission_path: null,
    fecha_entrega: '2026-03-03T12:00:00.000Z',
  })
  expect(await leida(asBeto)).toMatchObject({
    tareaAsignacionId: 2,
    tareaAsignacionEstado: 'ENTREGADA',
    submission_path: 'uploads/tareas/entrega.pdf',
  })
  for (const quien of [asDocente, asAdmin])
    expect(await leida(quien)).toMatchObject({ tareaAsignacionId: null, submission_path: null })
  advance(26 * 3_600_000)
  expect((await leida(asAna))?.tareaAsignacionEstado).toBe('VENCIDA')
})

test('una evaluación anunciada muestra su estado, y vence', async () => {
  const { readTablon, db, asAna, asBeto, catedra, ana, advance } = createMundoConTablon()
  const evaluacion = insertEvaluacion(db, {
    catedraId: catedra.id,
    fecha_entrega: Date.parse('2026-03-02T13:00:00Z'),
  })
  const { id } = insertEvaluacionAsignada(db, { evaluacionId: evaluacion.id, alumnoId: ana.id })
  insertPublicacion(db, { catedraId: catedra.id, tipo: 'EVALUACION', evaluacionId: evaluacion.id })
  const leida = async (quien: ApiClient) => (await readTablon(quien)).data[0]

  expect(await leida(asAna)).toMatchObject({
    evaluacionId: evaluacion.id,
    evaluacionMaestraTitulo: 'Parcial',
    evaluacionAsignacionId: id,
    evaluacionAsignacionEstado: 'PENDIENTE',
    fecha_entrega: '2026-03-02T13:00:00.000Z',
  })
  expect((await leida(asBeto))?.evaluacionAsignacionEstado).toBeNull()
  advance(2 * 3_600_000)
  expect((await leida(asAna))?.evaluacionAsignacionEstado).toBe('VENCIDA')
})

test('lo que anuncia una tarea no deja de ser TAREA', async () => {
  const { db, asDocente, catedra, docente, una } = createMundoConTablon()
  const tarea = insertTarea(db, { catedraId: catedra.id })
  const { id } = insertPublicacion(db, {
    catedraId: catedra.id,
    tipo: 'TAREA',
    tareaMaestraId: tarea.id,
    autor: 'docente',
    autorDocenteId: docente.id,
  })

  const { data } = await una(asDocente, id).put({ titulo: 'Otro', tipo: 'ANUNCIO' })

  expect(data).toMatchObject({ titulo: 'Otro', tipo: 'TAREA' })
})
