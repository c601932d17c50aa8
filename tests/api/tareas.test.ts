import { expect, test } from 'vitest'
import { avisoDeTareasPorVencer } from '../../api/cursado/tareas/avisos.ts'
import { publicaciones } from '../../db/schema/tablon.ts'
import { tareaAsignaciones } from '../../db/schema/tareas.ts'
import { insertAlumno, insertCatedra, insertDocente, insertInscripcion } from '../support/academia.ts'
import { como } from '../support/api.ts'
import { conTarea, tarea } from '../support/con-tarea.ts'

const INCOMPLETA = 'Por favor, completa todos los campos obligatorios.'

test('una tarea se crea, se lee, se cambia en parte y se elimina', async () => {
  const { pide, base, catedra } = await conTarea()

  const creada = await pide(`POST ${base}/tareas`, {
    ...tarea,
    descripcion: '<p onclick="x()">Hola<script>x()</script></p>',
    puntos_posibles: '20',
    fecha_entrega: '2026-03-20',
    recursos: ['https://imslp.org', ' ', 'https://imslp.org'],
  })

  expect(creada).toMatchObject({
    status: 201,
    data: {
      message: 'Tarea creada exitosamente.',
      tareaMaestra: {
        id: 2,
        catedraId: catedra.id,
        descripcion: '<p>Hola</p>',
        puntos_posibles: 20,
        fecha_entrega: '2026-03-21T02:59:59.999Z',
        recursos: ['https://imslp.org'],
        archivos: [],
        unidadPlanId: null,
        UnidadPlan: null,
        publicacionId: null,
        TareaAsignacion: [],
      },
    },
  })
  const cambiada = await pide(`PUT ${base}/tareas/2`, { titulo: 'Otra', fecha_entrega: null })
  expect(cambiada.data.tareaMaestra).toMatchObject({
    titulo: 'Otra',
    fecha_entrega: null,
    puntos_posibles: 20,
    recursos: ['https://imslp.org'],
  })
  expect((await pide(`GET ${base}/tareas/2`)).data).toEqual(cambiada.data.tareaMaestra)
  expect((await pide(`GET ${base}/tareas`)).data).toHaveLength(2)
  expect((await pide(`DELETE ${base}/tareas/2`)).data).toMatchObject({
    message: 'Tarea eliminada exitosamente.',
    eliminado: { asignaciones: 0, entregas: 0 },
  })
  expect((await pide(`GET ${base}/tareas/2`)).status).toBe(404)
})

test.each([
  [{ titulo: ' ' }, 'titulo', INCOMPLETA],
  [{ descripcion: '<p></p>' }, 'descripcion', INCOMPLETA],
  [{ descripcion: '<script>x()</script>' }, 'descripcion', INCOMPLETA],
  [{ puntos_posibles: null }, 'puntos_posibles', INCOMPLETA],
  [{ puntos_posibles: 0 }, 'puntos_posibles', INCOMPLETA],
  [{ puntos_posibles: 1.5 }, 'puntos_posibles', INCOMPLETA],
  [{ puntos_posibles: 10_001 }, 'puntos_posibles', 'Los puntos posibles no pueden pasar de 10.000.'],
  [{ titulo: 'x'.repeat(201) }, 'titulo', 'El título no puede pasar de 200 caracteres.'],
  [{ fecha_entrega: '20/03/2026' }, 'fecha_entrega', 'La fecha de entrega no es válida.'],
  [
    { recursos: ['https://a.py', 'javascript:alert(1)'] },
    'recursos.1',
    'La dirección debe comenzar con http:// o https://.',
  ],
  [{ recursos: [{ type: 'url' }] }, 'recursos.0', 'La dirección debe comenzar con http:// o https://.'],
  [{ recursos: 5 }, 'recursos', 'El campo «recursos» debe ser una lista de direcciones y archivos.'],
  [{ recursos: ['uploads/recursos/inventado.pdf'] }, 'recursos.0', 'Ese archivo no existe, o no es tuyo.'],
  [{ multimedia_path: 'recursos/x.pdf' }, 'multimedia_path', 'Ese archivo no existe, o no es tuyo.'],
  [{ multimedia_path: 'https://a.py' }, 'multimedia_path', 'Ese archivo no existe, o no es tuyo.'],
  [{ unidadPlanId: 99 }, 'unidadPlanId', 'Esa unidad no es de esta cátedra.'],
  [{ unidadPlanId: 'x' }, 'unidadPlanId', 'Esa unidad no es de esta cátedra.'],
])('una tarea con %j no vale, nueva o cambiada', async (mal, campo, error) => {
  const { pide, base } = await conTarea()

  for (const [call, cuerpo] of [
    [`POST ${base}/tareas`, { ...tarea, ...mal }],
    [`PUT ${base}/tareas/1`, mal],
  ] as const) {
    expect(await pide(call, cuerpo)).toMatchObject({
      status: 400,
      data: { error, campos: { [campo]: error } },
    })
  }
})

test('un pedido vacío dice el texto de la especificación', async () => {
  const { pide, base } = await conTarea()

  expect(await pide(`POST ${base}/tareas`)).toMatchObject({
    status: 400,
    data: {
      error: INCOMPLETA,
      campos: { titulo: INCOMPLETA, descripcion: INCOMPLETA, puntos_posibles: INCOMPLETA },
    },
  })
})

test('la unidad de una tarea es de su cátedra, y la nombra con su plan', async () => {
  const { db, pide, base, catedra, docente } = await conTarea()
  const otra = insertCatedra(db, { docenteId: docente.id })
  const unidad = {
    periodo: 'Marzo',
    contenido: '<p>x</p>',
    capacidades: 'x',
    horasTeoricas: 1,
    horasPracticas: 1,
  }
  for (const { id } of [catedra, otra]) {
    const plan = (await pide.docente.catedra({ id }).planes.post({ titulo: 'Plan' })).data
    await pide.docente.me.planes({ id: plan.id }).unidades.post(unidad)
  }

  const { data } = await pide(`PUT ${base}/tareas/1`, { unidadPlanId: 1 })

  expect(data.tareaMaestra.UnidadPlan).toEqual({
    id: 1,
    periodo: 'Marzo',
    PlanDeClases: { id: 1, titulo: 'Plan' },
  })
  expect((await pide(`PUT ${base}/tareas/1`, { unidadPlanId: 2 })).status).toBe(400)
  expect((await pide(`GET ${base}/unidad/1/tareas-maestras`)).data).toEqual([data.tareaMaestra])
  expect((await pide(`GET ${base}/unidad/2/tareas-maestras`)).status).toBe(404)
})

test('se asigna a quienes se elige; otra vez no cambia nada', async () => {
  const { db, assign, ids, pide, base } = await conTarea({ fecha_entrega: '2026-03-20' })
  const [primero, segundo] = ids

  const { status, data } = await assign([primero])

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      message: 'Tarea asignada exitosamente a los alumnos seleccionados!',
      assignedAlumnoIds: [primero],
      fecha_entrega: '2026-03-21T02:59:59.999Z',
    },
  })
  await assign([primero, segundo])
  await assign([segundo])
  expect((await pide(`GET ${base}/tareas-maestras/1/assignments`)).data.assignedAlumnoIds).toEqual(ids)
  expect((await pide(`GET ${base}/tareas/1`)).data).toMatchObject({
    publicacionId: 1,
    visibleToStudents: true,
    resumen: { asignadas: 2, sinEntregar: 2, porCalificar: 0, calificadas: 0 },
    TareaAsignacion: [
      { alumnoId: primero, estado: 'ASIGNADA', submission_path: null, publicacionId: 1 },
      { alumnoId: segundo, estado: 'ASIGNADA' },
    ],
  })
  expect(db.select().from(publicaciones).all()).toMatchObject([
    { tipo: 'TAREA', titulo: 'Armonizar un bajo', tareaMaestraId: 1, autor: 'docente' },
  ])
})

test('lo que se hizo con su publicación queda: ni vuelve con otra asignación ni pierde su título', async () => {
  const { db, assign, ids, pide, base } = await conTarea()
  const [primero, segundo] = ids
  const titulos = () =>
    db
      .select()
      .from(publicaciones)
      .all()
      .map(({ titulo }) => titulo)
  await assign([primero])

  await pide(`PUT ${base}/tareas/1`, { titulo: 'Armonizar dos bajos' })
  expect(titulos()).toEqual(['Armonizar dos bajos'])
  await pide.catedras({ id: 1 }).publicaciones({ publicacionId: 1 }).put({ titulo: 'Para el lunes' })
  await pide(`PUT ${base}/tareas/1`, { titulo: 'Armonizar tres bajos', puntos_posibles: 7 })
  expect(titulos()).toEqual(['Para el lunes'])
  await pide.catedras({ id: 1 }).publicaciones({ publicacionId: 1 }).delete()
  await assign([primero, segundo])
  expect(titulos()).toEqual([])
})

test('sin nadie elegido, o con quien no está inscrito, no se asigna a nadie', async () => {
  const { db, assign, ids } = await conTarea()
  const ajeno = insertAlumno(db)

  for (const alumnoIds of [[], undefined, null, 'x']) {
    expect(await assign(alumnoIds === undefined ? null : alumnoIds)).toMatchObject({
      status: 400,
      data: { error: 'Debes seleccionar al menos un alumno para asignar la tarea.' },
    })
  }
  for (const intruso of [ajeno.id, 999]) {
    expect(await assign([...ids, intruso])).toMatchObject({
      status: 400,
      data: { error: 'Solo se puede asignar a alumnos inscritos en la cátedra.' },
    })
  }
  expect((await assign([...ids, -1])).status).toBe(400)
  expect(db.select().from(tareaAsignaciones).all()).toEqual([])
})

test('al asignar se escribe a quien lo quiere, una sola vez', async () => {
  const { assign, alumnos, alumno, outbox, sent } = await conTarea({ fecha_entrega: '2026-03-20' })
  await (await alumno(1)).alumnos.me.avisos.put({ aviso: 'TAREA_ASIGNADA', activo: false })

  await assign()
  await assign()
  await outbox.sendDue()

  expect(sent).toMatchObject([{ to: alumnos[0]?.email, subject: 'Tarea nueva: Armonizar un bajo' }])
  expect(sent[0]?.text).toContain('hasta el 20/03/2026 23:59')
  expect(sent[0]?.text).toContain('http://localhost/alumno/tarea/1')
})

test('quien no entregó recibe un aviso un día antes, y otro si la fecha se mueve', async () => {
  const { assign, deps, outbox, sent, advance, pide, base } = await conTarea(
    { fecha_entrega: '2026-03-04T12:00:00Z' },
    { alumnos: 1 },
  )
  await assign()
  await outbox.sendDue()
  sent.length = 0
  const job = avisoDeTareasPorVencer(deps)
  const run = async () => {
    await job.run()
    await outbox.sendDue()
    return sent.splice(0).map(({ subject }) => subject)
  }

  expect(await run()).toEqual([])
  advance(24 * 3_600_000)
  expect(await run()).toEqual(['Te queda poco tiempo: Armonizar un bajo'])
  expect(await run()).toEqual([])
  await pide(`PUT ${base}/tareas/1`, { fecha_entrega: '2026-03-04T10:00:00Z' })
  expect(await run()).toEqual(['Te queda poco tiempo: Armonizar un bajo'])
  advance(24 * 3_600_000)
  await pide(`PUT ${base}/tareas/1`, { titulo: 'Otra' })
  expect(await run()).toEqual([])
})

test('los estados siguen a la fecha de entrega', async () => {
  const { assign, advance, pide, base } = await conTarea({ fecha_entrega: '2026-03-03' }, { alumnos: 1 })
  await assign()
  const estado = async () => (await pide(`GET ${base}/tareas/1`)).data.TareaAsignacion[0].estado

  expect(await estado()).toBe('ASIGNADA')
  advance(2 * 24 * 3_600_000)
  expect(await estado()).toBe('VENCIDA')
  await pide(`PUT ${base}/tareas/1`, { fecha_entrega: '2026-03-10' })
  expect(await estado()).toBe('PENDIENTE')
  await pide(`PUT ${base}/tareas/1`, { fecha_entrega: '2026-03-03' })
  expect(await estado()).toBe('VENCIDA')
  await pide(`PUT ${base}/tareas/1`, { fecha_entrega: null })
  expect(await estado()).toBe('PENDIENTE')
})

test('quien deja la cátedra no se ve, y al volver trae lo suyo', async () => {
  const { assign, contexto, catedra, ids, pide, base } = await conTarea({}, { alumnos: 1 })
  const admin = await como(contexto)
  await assign()
  const asignaciones = async () => (await pide(`GET ${base}/tareas/1`)).data.TareaAsignacion.length

  await admin(`DELETE /admin/catedras/${catedra.id}/alumnos/${ids[0]}/desinscribir`)
  expect(await asignaciones()).toBe(0)
  expect((await assign()).status).toBe(400)
  await admin.admin.catedras({ id: catedra.id }).inscribir.post({ alumnoId: ids[0] })
  expect(await asignaciones()).toBe(1)
})

test('el administrador hace lo mismo en toda cátedra, y el detalle las anida', async () => {
  const { contexto, catedra, ids } = await conTarea()
  const admin = await como(contexto)

  const { status, data } = await admin.admin.catedras({ id: catedra.id }).tareas.post(tarea)

  expect({ status, id: data.tareaMaestra.id }).toEqual({ status: 201, id: 2 })
  expect((await admin.admin.tareas({ id: 2 }).put({ titulo: 'Otra' })).data.tareaMaestra.titulo).toBe('Otra')
  expect((await admin.admin.tareas({ id: 2 }).assign.post({ alumnoIds: ids })).status).toBe(200)
  const leida = (await admin.admin.tareas({ id: 2 }).get()).data
  expect(leida.TareaAsignacion).toHaveLength(2)
  const detalle = (await admin.admin.catedras({ id: catedra.id }).get()).data
  expect(detalle.TareaMaestra).toMatchObject([{ id: 1 }, leida])
  expect((await admin.admin.tareas({ id: 2 }).delete()).data).toEqual({
    message: 'Tarea eliminada exitosamente.',
    eliminado: { asignaciones: 2, entregas: 0, archivos: 0, publicaciones: 1 },
  })
  expect((await admin.admin.catedras({ id: 99 }).tareas.post(tarea)).status).toBe(404)
  for (const call of ['GET /admin/tareas/2', 'PUT /admin/tareas/2', 'DELETE /admin/tareas/2']) {
    expect((await admin(call)).status, call).toBe(404)
  }
})

test('de lo ajeno no se sabe nada', async () => {
  const { db, contexto, base, pide, docente } = await conTarea()
  const otro = await como(contexto, 'docente', insertDocente(db))
  const otraCatedra = insertCatedra(db, { docenteId: docente.id })
  insertInscripcion(db, { catedraId: otraCatedra.id, alumnoId: insertAlumno(db).id })

  for (const [call, cuerpo] of [
    [`GET ${base}/tareas`],
    [`POST ${base}/tareas`, tarea],
    [`GET ${base}/tareas/1`],
    [`PUT ${base}/tareas/1`, { titulo: 'x' }],
    [`DELETE ${base}/tareas/1`],
    [`POST ${base}/tareas-maestras/1/assign`, { alumnoIds: [1] }],
    [`GET ${base}/tareas-maestras/1/assignments`],
    [`GET ${base}/unidad/1/tareas-maestras`],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
  expect((await pide.docente.catedra({ id: otraCatedra.id }).tareas({ tareaId: 1 }).get()).status).toBe(404)
  expect((await pide.docente.catedra({ id: otraCatedra.id }).tareas({ tareaId: 1 }).delete()).status).toBe(
    404,
  )
  expect((await pide(`GET ${base}/tareas/1`)).status).toBe(200)
})

test('una tarea se crea ya asignada a todos o a quienes se dice, con su anuncio y su línea', async () => {
  const { pide, base, ids } = await conTarea()

  const deTodos = await pide(`POST ${base}/tareas`, { ...tarea, asignar: 'TODOS' })
  const deAna = await pide(`POST ${base}/tareas`, { ...tarea, titulo: 'Canon', asignar: [ids[0]] })
  const deNadie = await pide(`POST ${base}/tareas`, { ...tarea, titulo: 'Fuga', asignar: null })

  const asignadosDe = ({ data }: typeof deTodos) =>
    data.tareaMaestra.TareaAsignacion.map(({ alumnoId }: { alumnoId: number }) => alumnoId)
  expect([deTodos, deAna, deNadie].map(({ status }) => status)).toEqual([201, 201, 201])
  expect(asignadosDe(deTodos)).toEqual(ids)
  expect(asignadosDe(deAna)).toEqual([ids[0]])
  expect(asignadosDe(deNadie)).toEqual([])
  expect(deAna.data.tareaMaestra.publicacionId).not.toBeNull()
  expect(deNadie.data.tareaMaestra.publicacionId).toBeNull()
})

test.each([
  [[], 400, 'Debes seleccionar al menos un alumno para asignar la tarea.'],
  [['x'], 400, 'Hay un alumno que no es válido.'],
  ['NADIE', 400, 'El campo «asignar» debe ser «TODOS» o una lista de alumnos.'],
])('asignar %j al crear se rechaza, y no se crea nada', async (asignar, status, error) => {
  const { pide, base } = await conTarea()

  const respuesta = await pide(`POST ${base}/tareas`, { ...tarea, asignar })

  expect(respuesta).toMatchObject({ status, data: { error } })
  expect((await pide(`GET ${base}/tareas`)).data).toHaveLength(1)
})

test('si a uno no se le puede asignar, tampoco queda la tarea', async () => {
  const { pide, base, ids } = await conTarea()

  const { status } = await pide(`POST ${base}/tareas`, { ...tarea, asignar: [...ids, 999] })

  expect(status).toBe(400)
  expect((await pide(`GET ${base}/tareas`)).data).toHaveLength(1)
})
