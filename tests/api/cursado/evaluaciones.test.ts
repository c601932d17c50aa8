import { expect, test } from 'vitest'
import { insertCatedra, insertUnidadDe } from '../../support/academia.ts'
import { assignEvaluacion, insertEvaluacion, preguntasDePrueba } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

function conCatedra() {
  const mundo = createMundo({ alumnos: 2 })
  const [ana, beto] = mundo.alumnos
  return { ...mundo, ana, beto, otro: mundo.as('docente') }
}

const sinFuente = { creadorId: null, campo: null, valor: null, anulada: false }

const nueva = (datos: object = {}) => ({ titulo: 'Parcial', preguntas: preguntasDePrueba(), ...datos })

test('se crea a mano y vuelve con sus preguntas, en orden', async () => {
  const { aula, db, asDocente, catedra } = conCatedra()
  const unidad = insertUnidadDe(db, catedra.id)

  const { status, data } = await aula.evaluaciones.post(nueva({ unidadPlanId: unidad.id }))

  expect(status).toBe(201)
  expect(data).toMatchObject({
    id: 1,
    catedraId: 1,
    unidadPlanId: 1,
    rubroId: null,
    recupera: null,
    titulo: 'Parcial',
    muestra: 'AL_ENVIAR',
    origen: 'MANUAL',
    fecha_entrega: null,
    created_at: '2026-03-02T12:00:00.000Z',
    updated_at: '2026-03-02T12:00:00.000Z',
    Catedra: { id: 1, nombre: 'Armonía', anio: 2026 },
    UnidadPlan: { id: 1, periodo: 'Marzo', PlanDeClases: { id: 1, titulo: 'Plan' } },
    estado: 'PENDIENTE',
    totalPreguntas: 2,
    totalRealizadas: 0,
    fueTomada: false,
    EvaluacionAsignacion: [],
    Pregunta: [
      {
        id: 1,
        texto: '¿Pregunta 1?',
        ...sinFuente,
        Opcion: [
          { id: expect.any(Number), texto: 'Bien 1', es_correcta: true },
          { id: expect.any(Number), texto: 'Mal uno', es_correcta: false },
          { id: expect.any(Number), texto: 'Mal dos', es_correcta: false },
        ],
      },
      { id: 2, texto: '¿Pregunta 2?', ...sinFuente, Opcion: expect.any(Array) },
    ],
  })
  expect((await asDocente.docente.evaluaciones({ id: 1 }).get()).data).toEqual(data)
  const { Pregunta: _, ...enLista } = data
  expect((await aula['evaluaciones-maestras'].get()).data).toEqual([enLista])
  expect((await aula.unidad({ unidadId: 1 }).evaluaciones.get()).data).toEqual([enLista])
})

test('los ids de las opciones no siguen el orden en que se escribieron', async () => {
  const { aula } = conCatedra()

  const { data } = await aula.evaluaciones.post(nueva({ preguntas: preguntasDePrueba(40) }))

  const lugarDeLaCorrecta = data.Pregunta.map(({ Opcion }: { Opcion: { id: number }[] }) => {
    const ids = Opcion.map(({ id }) => id).toSorted((uno, otro) => uno - otro)
    return ids.indexOf(Opcion[0]?.id ?? 0)
  })
  expect(new Set(lugarDeLaCorrecta)).toEqual(new Set([0, 1, 2]))
})

test('cuándo se ve lo correcto se dice al crear, se cambia, y pasa a una copia', async () => {
  const { aula, asDocente, as } = conCatedra()
  const creada = await aula.evaluaciones.post(nueva({ muestra: 'CUANDO_VENCE' }))
  expect(creada.data.muestra).toBe('CUANDO_VENCE')

  const copia = await as('admin').admin.evaluaciones({ id: 1 }).duplicar.post({ catedraId: null })
  const editada = await asDocente.docente.evaluaciones({ id: 1 }).put({ muestra: 'AL_ENVIAR' } as never)

  expect(copia.data.muestra).toBe('CUANDO_VENCE')
  expect(editada.data).toMatchObject({ titulo: 'Parcial', muestra: 'AL_ENVIAR' })
  const rara = await asDocente.docente.evaluaciones({ id: 1 }).put({ muestra: 'NUNCA' } as never)
  expect(rara).toMatchObject({ status: 400, data: { campos: { muestra: expect.any(String) } } })
})

test('lo que falta se dice en su campo, y no queda nada a medias', async () => {
  const { aula, db } = conCatedra()
  const ajena = insertUnidadDe(db, insertCatedra(db).id)
  const crea = (datos: object) => aula.evaluaciones.post(datos)

  expect(await crea({})).toMatchObject({
    status: 400,
    data: {
      error: 'El título de la evaluación es obligatorio.',
      campos: { preguntas: 'La evaluación necesita al menos una pregunta.' },
    },
  })
  const [primera, segunda] = preguntasDePrueba()
  const repetida = { ...segunda, opciones: [...(segunda?.opciones ?? []), { texto: 'Mal  uno' }] }
  expect((await crea(nueva({ preguntas: [primera, repetida] }))).data.campos).toEqual({
    'preguntas.1.opciones.3.texto': 'Esta opción repite otra de la misma pregunta.',
  })
  expect((await crea(nueva({ unidadPlanId: ajena.id }))).data.campos).toEqual({
    unidadPlanId: 'Esa unidad no es de la cátedra.',
  })
  expect((await aula['evaluaciones-maestras'].get()).data).toEqual([])
})

test('al editar, la pregunta que no cambia sigue siendo la misma', async () => {
  const { aula, asDocente } = conCatedra()
  await aula.evaluaciones.post(nueva())
  const [primera, segunda] = preguntasDePrueba()

  const { status, data } = await asDocente.docente.evaluaciones({ id: 1 }).put({
    titulo: 'Final',
    preguntas: [segunda, { ...primera, texto: '¿Otra?' }],
  })

  expect(status).toBe(200)
  expect(data.titulo).toBe('Final')
  expect(data.Pregunta.map(({ id, texto }: { id: number; texto: string }) => [id, texto])).toEqual([
    [2, '¿Pregunta 2?'],
    [3, '¿Otra?'],
  ])
  expect((await asDocente.docente.evaluaciones({ id: 1 }).put({ titulo: ' ' })).data.campos).toEqual({
    titulo: 'El título de la evaluación es obligatorio.',
  })
})

test('la que alguien hizo no cambia sus preguntas; su título, sí', async () => {
  const { db, asDocente, ana, catedra } = conCatedra()
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id })
  assignEvaluacion(db, evaluacion, ana.id, { bien: 1 })

  expect(
    await asDocente.docente.evaluaciones({ id: 1 }).put({ preguntas: preguntasDePrueba(1) }),
  ).toMatchObject({
    status: 409,
    data: { code: 'evaluacion_tomada' },
  })
  const { status, data } = await asDocente.docente.evaluaciones({ id: 1 }).put(nueva({ titulo: 'Final' }))
  expect({ status, titulo: data.titulo }).toEqual({ status: 200, titulo: 'Final' })
  expect(data).toMatchObject({
    fueTomada: true,
    estado: 'CALIFICADA',
    totalRealizadas: 1,
    EvaluacionAsignacion: [{ id: 1, alumnoId: ana.id, estado: 'CALIFICADA', puntos_obtenidos: 50 }],
  })
})

test('se duplica sin lo asignado, también en otra cátedra propia', async () => {
  const { db, asDocente, ana, catedra, docente } = conCatedra()
  const unidad = insertUnidadDe(db, catedra.id)
  const evaluacion = insertEvaluacion(db, { catedraId: 1, origen: 'CATALOGO', unidadPlanId: unidad.id })
  assignEvaluacion(db, evaluacion, ana.id, { bien: 1 })
  const otra = insertCatedra(db, { docenteId: docente.id })
  const ajena = insertCatedra(db)

  const copia = await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post()
  const lejos = await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post({ catedraId: otra.id })

  expect(copia.status).toBe(201)
  expect(copia.data).toMatchObject({
    id: 2,
    catedraId: 1,
    titulo: 'Parcial (copia)',
    origen: 'CATALOGO',
    unidadPlanId: 1,
    totalPreguntas: 2,
    EvaluacionAsignacion: [],
  })
  expect(lejos.data).toMatchObject({ catedraId: otra.id, titulo: 'Parcial (copia)', unidadPlanId: null })
  expect((await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post()).data.titulo).toBe(
    'Parcial (copia 2)',
  )
  expect(
    (await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post({ catedraId: ajena.id })).status,
  ).toBe(404)
})

test('se asigna, se publica en el tablón una vez y se avisa a los nuevos', async () => {
  const { aula, as, db, ana, beto, outbox, sent } = conCatedra()
  insertEvaluacion(db, { catedraId: 1 })
  const alumna = as('alumno', beto)
  await alumna.alumnos.me.avisos.put({ aviso: 'EVALUACION_ASIGNADA', activo: false })

  const primera = await aula
    .evaluaciones({ evaluacionId: 1 })
    .assign.post({ alumnoIds: [ana.id], fecha_entrega: '2026-03-10T18:30' })
  await aula
    .evaluaciones({ evaluacionId: 1 })
    .assign.post({ alumnoIds: [ana.id, beto.id], fecha_entrega: '2026-03-11' })
  await outbox.sendDue()

  expect(primera).toMatchObject({
    status: 200,
    data: {
      message: 'Evaluación asignada exitosamente a los alumnos seleccionados!',
      assignedAlumnoIds: [ana.id],
      fecha_entrega: '2026-03-10T21:30:00.000Z',
    },
  })
  expect((await aula.evaluaciones({ evaluacionId: 1 }).assignments.get()).data).toEqual({
    assignedAlumnoIds: [ana.id, beto.id],
    fecha_entrega: '2026-03-12T02:59:59.999Z',
  })
  expect(await db.query.publicaciones.findMany().sync()).toMatchObject([
    { tipo: 'EVALUACION', titulo: 'Parcial', evaluacionId: 1, autor: 'docente', visibleToStudents: true },
  ])
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[ana.email, 'Evaluación nueva: Parcial']])
  expect(sent[0]?.text).toContain('10/03/2026 18:30')
  expect(sent[0]?.text).toContain('http://localhost/evaluacion/1')
})

test('asignar a los mismos no cambia nada', async () => {
  const { aula, db, ana, outbox, sent } = conCatedra()
  insertEvaluacion(db, { catedraId: 1 })
  const datos = { alumnoIds: [ana.id, ana.id], fecha_entrega: '2026-03-10' }
  await aula.evaluaciones({ evaluacionId: 1 }).assign.post(datos)
  const antes = await db.query.evaluacionAsignaciones.findMany().sync()

  expect((await aula.evaluaciones({ evaluacionId: 1 }).assign.post(datos)).status).toBe(200)

  expect(await db.query.evaluacionAsignaciones.findMany().sync()).toEqual(antes)
  await outbox.sendDue()
  expect(sent).toHaveLength(1)
})

test.each<[object, string, string]>([
  [{}, 'alumnoIds', 'Debes seleccionar al menos un alumno para asignar la evaluación.'],
  [{ alumnoIds: [1] }, 'fecha_entrega', 'Debes seleccionar una fecha de entrega para la evaluación.'],
  [
    { alumnoIds: [1, 99], fecha_entrega: '2026-03-10' },
    'alumnoIds',
    'Hay un alumno que no está inscrito en la cátedra.',
  ],
])('asignar %o se rechaza y no asigna a nadie', async (datos, campo, error) => {
  const { aula, db, sqlite } = conCatedra()
  insertEvaluacion(db, { catedraId: 1 })

  expect(await aula.evaluaciones({ evaluacionId: 1 }).assign.post(datos)).toMatchObject({
    status: 400,
    data: { error, campos: { [campo]: error } },
  })

  expect((await aula.evaluaciones({ evaluacionId: 1 }).assignments.get()).data.assignedAlumnoIds).toEqual([])
  expect(sqlite.prepare('SELECT count(*) FROM publicaciones').pluck().get()).toBe(0)
})

test('quien se fue de la cátedra no cuenta, y al volver recupera lo suyo', async () => {
  const { asAdmin, aula, db, asDocente, ana, beto } = conCatedra()
  const evaluacion = insertEvaluacion(db, { catedraId: 1 })
  for (const { id } of [ana, beto]) assignEvaluacion(db, evaluacion, id, { bien: 2 })
  const asignados = async () =>
    (await aula.evaluaciones({ evaluacionId: 1 }).assignments.get()).data.assignedAlumnoIds

  await asAdmin.admin.catedras({ id: 1 }).alumnos({ alumnoId: ana.id }).desinscribir.delete()

  expect(await asignados()).toEqual([beto.id])
  expect((await asDocente.docente.evaluaciones({ id: 1 }).get()).data).toMatchObject({
    totalRealizadas: 1,
    fueTomada: true,
  })
  expect((await aula.alumnos({ alumnoId: ana.id }).evaluaciones.get()).status).toBe(404)
  await asAdmin.admin.catedras({ id: 1 }).inscribir.post({ alumnoId: ana.id })
  expect(await asignados()).toEqual([ana.id, beto.id])
})

test('eliminarla se lleva todo lo suyo, también lo publicado, y dice cuánto era', async () => {
  const { aula, db, asDocente, ana, beto, sqlite } = conCatedra()
  const evaluacion = insertEvaluacion(db, { catedraId: 1, cuantas: 3 })
  assignEvaluacion(db, evaluacion, beto.id, { bien: 2 })
  await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post()
  await aula.evaluaciones({ evaluacionId: 2 }).assign.post({
    alumnoIds: [ana.id],
    fecha_entrega: '2026-03-10',
  })

  const { status, data } = await aula.evaluaciones({ evaluacionId: 1 }).delete()
  await aula.evaluaciones({ evaluacionId: 2 }).delete()

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      message: 'Evaluación eliminada exitosamente.',
      eliminado: { preguntas: 3, opciones: 9, calificaciones: 1 },
    },
  })
  for (const tabla of ['evaluaciones', 'preguntas', 'opciones', 'evaluacion_respuestas', 'publicaciones']) {
    expect(sqlite.prepare(`SELECT count(*) FROM ${tabla}`).pluck().get(), tabla).toBe(0)
  }
})

test('cambiar el título cambia también el del tablón', async () => {
  const { aula, db, asDocente, ana } = conCatedra()
  insertEvaluacion(db, { catedraId: 1 })
  await aula
    .evaluaciones({ evaluacionId: 1 })
    .assign.post({ alumnoIds: [ana.id], fecha_entrega: '2026-03-10' })

  await asDocente.docente.evaluaciones({ id: 1 }).put({ titulo: 'Final' })

  expect(await db.query.publicaciones.findMany().sync()).toMatchObject([{ titulo: 'Final' }])
})

test.each([
  'GET /docente/catedra/1/evaluaciones-maestras',
  'GET /docente/catedra/1/unidad/1/evaluaciones',
  'POST /docente/catedra/1/evaluaciones',
  'DELETE /docente/catedra/1/evaluaciones/1',
  'POST /docente/catedra/1/evaluaciones/1/assign',
  'GET /docente/catedra/1/evaluaciones/1/assignments',
  'GET /docente/catedra/1/alumnos/1/evaluaciones',
  'GET /docente/catedra/1/alumnos/1/evaluaciones/1/results',
  'GET /docente/evaluaciones/1',
  'PUT /docente/evaluaciones/1',
  'POST /docente/evaluaciones/1/duplicar',
  'GET /docente/evaluaciones/1/resultados',
  'GET /docente/evaluaciones/1/resultados.csv',
])('%s es 404 para otro docente y 403 para quien administra', async (call) => {
  const { asAdmin, db, otro, ana } = conCatedra()
  insertUnidadDe(db, 1)
  assignEvaluacion(db, insertEvaluacion(db, { catedraId: 1 }), ana.id, { bien: 1 })
  const cuerpo = { ...nueva(), alumnoIds: [ana.id], fecha_entrega: '2026-03-10' }

  expect((await otro(call, call.startsWith('GET') ? undefined : cuerpo)).status).toBe(404)
  expect((await asAdmin(call)).status).toBe(403)
})

test('lo de una cátedra no se alcanza por otra', async () => {
  const { aula, db, asDocente, docente, ana } = conCatedra()
  const otra = insertCatedra(db, { docenteId: docente.id })
  const unidad = insertUnidadDe(db, otra.id)
  assignEvaluacion(db, insertEvaluacion(db, { catedraId: otra.id }), ana.id)

  expect((await aula.evaluaciones({ evaluacionId: 1 }).delete()).data.code).toBe('evaluacion_no_encontrada')
  expect((await aula.unidad({ unidadId: unidad.id }).evaluaciones.get()).data.code).toBe(
    'unidad_no_encontrada',
  )
  expect((await aula.evaluaciones({ evaluacionId: 1 }).assignments.get()).status).toBe(404)
  expect(
    (await asDocente.docente.catedra({ id: otra.id }).alumnos({ alumnoId: ana.id }).evaluaciones.get()).data
      .code,
  ).toBe('no_inscrito')
})

test('quien administra hace lo mismo en cualquier cátedra', async () => {
  const { asAdmin, ana, catedra } = conCatedra()

  expect((await asAdmin.admin.catedras({ id: 1 }).evaluaciones.post(nueva())).status).toBe(201)
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).put({ titulo: 'Final' })).data.titulo).toBe('Final')
  const asignada = await asAdmin.admin.evaluaciones({ id: 1 }).assign.post({
    alumnoIds: [ana.id],
    fecha_entrega: '2026-03-01',
  })
  expect(asignada.data.assignedAlumnoIds).toEqual([ana.id])
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).assignments.get()).data.assignedAlumnoIds).toEqual([
    ana.id,
  ])
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).duplicar.post()).data.id).toBe(2)
  expect((await asAdmin.admin.catedras({ id: 1 }).evaluaciones.get()).data).toHaveLength(2)
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).get()).data).toMatchObject({ id: 1, estado: 'VENCIDA' })
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).resultados.get()).data.resumen.asignadas).toBe(1)
  const detalle = (await asAdmin.admin.catedras({ id: catedra.id }).get()).data
  expect(detalle.Evaluacion[1]).toMatchObject({
    titulo: 'Final',
    Pregunta: [{ Opcion: [{ texto: 'Bien 1' }, {}, {}] }, {}],
  })
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).delete()).data.eliminado).toMatchObject({
    preguntas: 2,
  })
  expect((await asAdmin.admin.evaluaciones({ id: 1 }).get()).status).toBe(404)
  expect((await asAdmin.admin.catedras({ id: 9 }).evaluaciones.get()).status).toBe(404)
})

test('se crea ya asignada a todos o a quienes se dice, hasta su fecha', async () => {
  const { aula, ana, beto } = conCatedra()
  const { evaluaciones } = aula
  const hasta = { fecha_entrega: '2026-04-10T18:00' }

  const deTodos = await evaluaciones.post(nueva({ asignar: 'TODOS', ...hasta }) as never)
  const deAna = await evaluaciones.post(nueva({ asignar: [ana.id], ...hasta }) as never)

  const asignadas = async (evaluacionId: number) =>
    (await evaluaciones({ evaluacionId }).assignments.get()).data
  expect(deTodos.status).toBe(201)
  expect(await asignadas(1)).toEqual({
    assignedAlumnoIds: [ana.id, beto.id],
    fecha_entrega: '2026-04-10T21:00:00.000Z',
  })
  expect(deAna.status).toBe(201)
  expect((await asignadas(2))?.assignedAlumnoIds).toEqual([ana.id])
})

test.each([
  [{ asignar: 'TODOS' }, 'Debes seleccionar una fecha de entrega para la evaluación.'],
  [{ asignar: 'TODOS', fecha_entrega: 'mañana' }, 'La fecha de entrega no es válida.'],
  [
    { asignar: [], fecha_entrega: '2026-04-10' },
    'Debes seleccionar al menos un alumno para asignar la evaluación.',
  ],
])('crearla con %j se rechaza, y no queda', async (datos, error) => {
  const { aula } = conCatedra()

  const respuesta = await aula.evaluaciones.post(nueva(datos) as never)

  expect(respuesta.status).toBe(400)
  expect(respuesta.data).toMatchObject({ error })
  expect((await aula['evaluaciones-maestras'].get()).data).toEqual([])
})

test('si a uno no se le puede asignar, tampoco queda la evaluación', async () => {
  const { aula } = conCatedra()

  const respuesta = await aula.evaluaciones.post(
    nueva({ asignar: [999], fecha_entrega: '2026-04-10' }) as never,
  )

  expect(respuesta.status).toBe(400)
  expect((await aula['evaluaciones-maestras'].get()).data).toEqual([])
})
