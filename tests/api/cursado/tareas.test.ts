import { expect, test } from 'vitest'
import { avisoDeTareasPorVencer } from '../../../api/cursado/tareas/avisos.ts'
import { publicaciones } from '../../../db/schema/tablon.ts'
import { tareaAsignaciones } from '../../../db/schema/tareas.ts'
import { insertAlumno, insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { createMundoConTarea, tareaDePrueba } from '../../support/mundo-con-tarea.ts'

const INCOMPLETA = 'Por favor, completa todos los campos obligatorios.'
const TITULO = 'Escribe un título.'
const CONSIGNA = 'Escribe la consigna.'
const PUNTOS = 'Escribe cuántos puntos vale: 1 o más.'

test('una tarea se crea, se lee, se cambia en parte y se elimina', async () => {
  const { aula, catedra } = await createMundoConTarea()

  const creada = await aula.tareas.post({
    ...tareaDePrueba,
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
  const cambiada = await aula.tareas({ tareaId: 2 }).put({ titulo: 'Otra', fecha_entrega: null })
  expect(cambiada.data.tareaMaestra).toMatchObject({
    titulo: 'Otra',
    fecha_entrega: null,
    puntos_posibles: 20,
    recursos: ['https://imslp.org'],
  })
  expect((await aula.tareas({ tareaId: 2 }).get()).data).toEqual(cambiada.data.tareaMaestra)
  expect((await aula.tareas.get()).data).toHaveLength(2)
  expect((await aula.tareas({ tareaId: 2 }).delete()).data).toMatchObject({
    message: 'Tarea eliminada exitosamente.',
    eliminado: { asignaciones: 0, entregas: 0 },
  })
  expect((await aula.tareas({ tareaId: 2 }).get()).status).toBe(404)
})

test.each([
  [{ titulo: ' ' }, 'titulo', TITULO, INCOMPLETA],
  [{ descripcion: '<p></p>' }, 'descripcion', CONSIGNA, INCOMPLETA],
  [{ descripcion: '<script>x()</script>' }, 'descripcion', CONSIGNA, INCOMPLETA],
  [{ puntos_posibles: null }, 'puntos_posibles', PUNTOS, INCOMPLETA],
  [{ puntos_posibles: 0 }, 'puntos_posibles', PUNTOS, INCOMPLETA],
  [{ puntos_posibles: 1.5 }, 'puntos_posibles', PUNTOS, INCOMPLETA],
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
])('una tarea con %j no vale, nueva o cambiada', async (mal, campo, suyo, error = suyo) => {
  const { catedra, asDocente } = await createMundoConTarea()

  for (const [call, cuerpo] of [
    [`POST /docente/catedra/${catedra.id}/tareas`, { ...tareaDePrueba, ...mal }],
    [`PUT /docente/catedra/${catedra.id}/tareas/1`, mal],
  ] as const) {
    expect(await asDocente(call, cuerpo)).toMatchObject({
      status: 400,
      data: { error, campos: { [campo]: suyo } },
    })
  }
})

test('un pedido vacío dice el texto de la especificación', async () => {
  const { aula } = await createMundoConTarea()

  expect(await aula.tareas.post()).toMatchObject({
    status: 400,
    data: {
      error: INCOMPLETA,
      campos: { titulo: TITULO, descripcion: CONSIGNA, puntos_posibles: PUNTOS },
    },
  })
})

test('la unidad de una tarea es de su cátedra, y la nombra con su plan', async () => {
  const { asDocente, aula, db, catedra, docente } = await createMundoConTarea()
  const otra = insertCatedra(db, { docenteId: docente.id })
  const unidad = {
    periodo: 'Marzo',
    contenido: '<p>x</p>',
    capacidades: 'x',
    horasTeoricas: 1,
    horasPracticas: 1,
  }
  for (const { id } of [catedra, otra]) {
    const plan = (await asDocente.docente.catedra({ id }).planes.post({ titulo: 'Plan' })).data
    await asDocente.docente.me.planes({ id: plan.id }).unidades.post(unidad)
  }

  const { data } = await aula.tareas({ tareaId: 1 }).put({ unidadPlanId: 1 })

  expect(data.tareaMaestra.UnidadPlan).toEqual({
    id: 1,
    periodo: 'Marzo',
    PlanDeClases: { id: 1, titulo: 'Plan' },
  })
  expect((await aula.tareas({ tareaId: 1 }).put({ unidadPlanId: 2 })).status).toBe(400)
  expect((await aula.unidad({ unidadId: 1 })['tareas-maestras'].get()).data).toEqual([data.tareaMaestra])
  expect((await aula.unidad({ unidadId: 2 })['tareas-maestras'].get()).status).toBe(404)
})

test('se asigna a quienes se elige; otra vez no cambia nada', async () => {
  const { aula, db, assign, ids } = await createMundoConTarea({ fecha_entrega: '2026-03-20' })
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
  expect((await aula['tareas-maestras']({ tareaId: 1 }).assignments.get()).data.assignedAlumnoIds).toEqual(
    ids,
  )
  expect((await aula.tareas({ tareaId: 1 }).get()).data).toMatchObject({
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
  const { asDocente, aula, db, assign, ids } = await createMundoConTarea()
  const [primero, segundo] = ids
  const titulos = () =>
    db
      .select()
      .from(publicaciones)
      .all()
      .map(({ titulo }) => titulo)
  await assign([primero])

  await aula.tareas({ tareaId: 1 }).put({ titulo: 'Armonizar dos bajos' })
  expect(titulos()).toEqual(['Armonizar dos bajos'])
  await asDocente.catedras({ id: 1 }).publicaciones({ publicacionId: 1 }).put({ titulo: 'Para el lunes' })
  await aula.tareas({ tareaId: 1 }).put({ titulo: 'Armonizar tres bajos', puntos_posibles: 7 })
  expect(titulos()).toEqual(['Para el lunes'])
  await asDocente.catedras({ id: 1 }).publicaciones({ publicacionId: 1 }).delete()
  await assign([primero, segundo])
  expect(titulos()).toEqual([])
})

test('sin nadie elegido, o con quien no está inscrito, no se asigna a nadie', async () => {
  const { db, assign, ids } = await createMundoConTarea()
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
  const { asAlumnos, assign, alumnos, outbox, sent } = await createMundoConTarea({
    fecha_entrega: '2026-03-20',
  })
  await asAlumnos[1].alumnos.me.avisos.put({ aviso: 'TAREA_ASIGNADA', activo: false })

  await assign()
  await assign()
  await outbox.sendDue()

  expect(sent).toMatchObject([{ to: alumnos[0]?.email, subject: 'Tarea nueva: Armonizar un bajo' }])
  expect(sent[0]?.text).toContain('hasta el 20/03/2026 23:59')
  expect(sent[0]?.text).toContain('http://localhost/alumno/tarea/1')
})

test('quien no entregó recibe un aviso un día antes, y otro si la fecha se mueve', async () => {
  const { aula, assign, deps, outbox, sent, advance } = await createMundoConTarea(
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
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: '2026-03-04T10:00:00Z' })
  expect(await run()).toEqual(['Te queda poco tiempo: Armonizar un bajo'])
  advance(24 * 3_600_000)
  await aula.tareas({ tareaId: 1 }).put({ titulo: 'Otra' })
  expect(await run()).toEqual([])
})

test('los estados siguen a la fecha de entrega', async () => {
  const { aula, assign, advance } = await createMundoConTarea({ fecha_entrega: '2026-03-03' }, { alumnos: 1 })
  await assign()
  const estado = async () => (await aula.tareas({ tareaId: 1 }).get()).data.TareaAsignacion[0]?.estado

  expect(await estado()).toBe('ASIGNADA')
  advance(2 * 24 * 3_600_000)
  expect(await estado()).toBe('VENCIDA')
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: '2026-03-10' })
  expect(await estado()).toBe('PENDIENTE')
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: '2026-03-03' })
  expect(await estado()).toBe('VENCIDA')
  await aula.tareas({ tareaId: 1 }).put({ fecha_entrega: null })
  expect(await estado()).toBe('PENDIENTE')
})

test('quien deja la cátedra no se ve, y al volver trae lo suyo', async () => {
  const { asAdmin, aula, assign, catedra, ids } = await createMundoConTarea({}, { alumnos: 1 })
  await assign()
  const asignaciones = async () => (await aula.tareas({ tareaId: 1 }).get()).data.TareaAsignacion.length

  await asAdmin.admin.catedras({ id: catedra.id }).alumnos({ alumnoId: ids[0] }).desinscribir.delete()
  expect(await asignaciones()).toBe(0)
  expect((await assign()).status).toBe(400)
  await asAdmin.admin.catedras({ id: catedra.id }).inscribir.post({ alumnoId: ids[0] })
  expect(await asignaciones()).toBe(1)
})

test('el administrador hace lo mismo en toda cátedra, y el detalle las anida', async () => {
  const { asAdmin, catedra, ids } = await createMundoConTarea()

  const { status, data } = await asAdmin.admin.catedras({ id: catedra.id }).tareas.post(tareaDePrueba)

  expect({ status, id: data.tareaMaestra.id }).toEqual({ status: 201, id: 2 })
  expect((await asAdmin.admin.tareas({ id: 2 }).put({ titulo: 'Otra' })).data.tareaMaestra.titulo).toBe(
    'Otra',
  )
  expect((await asAdmin.admin.tareas({ id: 2 }).assign.post({ alumnoIds: ids })).status).toBe(200)
  const leida = (await asAdmin.admin.tareas({ id: 2 }).get()).data
  expect(leida.TareaAsignacion).toHaveLength(2)
  const detalle = (await asAdmin.admin.catedras({ id: catedra.id }).get()).data
  expect(detalle.TareaMaestra).toMatchObject([{ id: 1 }, leida])
  expect((await asAdmin.admin.tareas({ id: 2 }).delete()).data).toEqual({
    message: 'Tarea eliminada exitosamente.',
    eliminado: { asignaciones: 2, entregas: 0, archivos: 0, publicaciones: 1 },
  })
  expect((await asAdmin.admin.catedras({ id: 99 }).tareas.post(tareaDePrueba)).status).toBe(404)
  for (const call of ['GET /admin/tareas/2', 'PUT /admin/tareas/2', 'DELETE /admin/tareas/2']) {
    expect((await asAdmin(call)).status, call).toBe(404)
  }
})

test('de lo ajeno no se sabe nada', async () => {
  const { asDocente, aula, as, catedra, db, docente } = await createMundoConTarea()
  const otro = as('docente')
  const otraCatedra = insertCatedra(db, { docenteId: docente.id })
  insertInscripcion(db, { catedraId: otraCatedra.id, alumnoId: insertAlumno(db).id })

  for (const [call, cuerpo] of [
    [`GET /docente/catedra/${catedra.id}/tareas`],
    [`POST /docente/catedra/${catedra.id}/tareas`, tareaDePrueba],
    [`GET /docente/catedra/${catedra.id}/tareas/1`],
    [`PUT /docente/catedra/${catedra.id}/tareas/1`, { titulo: 'x' }],
    [`DELETE /docente/catedra/${catedra.id}/tareas/1`],
    [`POST /docente/catedra/${catedra.id}/tareas-maestras/1/assign`, { alumnoIds: [1] }],
    [`GET /docente/catedra/${catedra.id}/tareas-maestras/1/assignments`],
    [`GET /docente/catedra/${catedra.id}/unidad/1/tareas-maestras`],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
  expect((await asDocente.docente.catedra({ id: otraCatedra.id }).tareas({ tareaId: 1 }).get()).status).toBe(
    404,
  )
  expect(
    (await asDocente.docente.catedra({ id: otraCatedra.id }).tareas({ tareaId: 1 }).delete()).status,
  ).toBe(404)
  expect((await aula.tareas({ tareaId: 1 }).get()).status).toBe(200)
})

/** Where its tasks are. */
async function conBase() {
  const mundo = await createMundoConTarea()
  return { ...mundo, base: `/docente/catedra/${mundo.catedra.id}` }
}

test('una tarea se crea ya asignada a todos o a quienes se dice, con su anuncio y su línea', async () => {
  const { asDocente, base, ids } = await conBase()

  const deTodos = await asDocente(`POST ${base}/tareas`, { ...tareaDePrueba, asignar: 'TODOS' })
  const deAna = await asDocente(`POST ${base}/tareas`, {
    ...tareaDePrueba,
    titulo: 'Canon',
    asignar: [ids[0]],
  })
  const deNadie = await asDocente(`POST ${base}/tareas`, { ...tareaDePrueba, titulo: 'Fuga', asignar: null })

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
  const { asDocente, base } = await conBase()

  const respuesta = await asDocente(`POST ${base}/tareas`, { ...tareaDePrueba, asignar })

  expect(respuesta).toMatchObject({ status, data: { error } })
  expect((await asDocente(`GET ${base}/tareas`)).data).toHaveLength(1)
})

test('si a uno no se le puede asignar, tampoco queda la tarea', async () => {
  const { asDocente, base, ids } = await conBase()

  const { status } = await asDocente(`POST ${base}/tareas`, { ...tareaDePrueba, asignar: [...ids, 999] })

  expect(status).toBe(400)
  expect((await asDocente(`GET ${base}/tareas`)).data).toHaveLength(1)
})
