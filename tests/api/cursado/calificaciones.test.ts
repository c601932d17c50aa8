import { expect, test } from 'vitest'
import { insertAlumno, insertCatedra, insertInscripcion } from '../../support/academia.ts'
import { testApi } from '../../support/api.ts'
import { insertAsignacion, insertTarea } from '../../support/cursado.ts'
import type { MundoOptions } from '../../support/mundo.ts'
import { createMundoConTarea } from '../../support/mundo-con-tarea.ts'

/** A task that all have, and the first ones have delivered. */
async function conEntregas<const N extends number = 2>(
  entregan = 1,
  tarea = {},
  options: MundoOptions<N> = {},
) {
  const mundo = await createMundoConTarea(tarea, options)
  const { assign, deliver, asDocente } = mundo
  await assign()
  for (let i = 0; i < entregan; i++) await deliver(i)
  const califica = (id: number, puntos_obtenidos: unknown, comentario_docente?: string) =>
    asDocente.docente.tareasAsignaciones({ id }).calificar.post({ puntos_obtenidos, comentario_docente })
  const devuelve = (id: number, comentario_docente?: string) =>
    asDocente.docente.tareasAsignaciones({ id }).devolver.post({ comentario_docente })
  return { ...mundo, califica, devuelve }
}

test('una entrega se califica una vez, y es definitivo', async () => {
  const { asAlumnos, califica, devuelve, outbox, sent, alumnos } = await conEntregas()

  const { status, data } = await califica(1, 8, 'Muy bien.')

  expect({ status, data }).toMatchObject({
    status: 200,
    data: {
      message: 'La entrega ha sido calificada exitosamente.',
      tareaAsignacion: {
        estado: 'CALIFICADA',
        puntos_obtenidos: 8,
        comentario_docente: 'Muy bien.',
        calificada_en: '2026-03-02T12:00:00.000Z',
      },
    },
  })
  expect((await califica(1, 9)).data).toMatchObject({
    code: 'entrega_calificada',
    error: 'Esta entrega ya está calificada.',
  })
  expect((await devuelve(1, 'x')).status).toBe(409)
  expect((await asAlumnos[0].tareas({ id: 1 }).get()).data.puntos_obtenidos).toBe(8)
  expect((await asAlumnos[0].tareas({ id: 1 }).submit.post()).status).toBe(400)
  await outbox.sendDue()
  const carta = sent.find(({ subject }) => subject === 'Calificaron tu entrega: Armonizar un bajo')
  expect(carta).toMatchObject({ to: alumnos[0]?.email })
  expect(carta?.text).toContain('8 de 10 puntos')
  expect(carta?.text).toContain('> Muy bien.')
})

test('desde dos pantallas a la vez queda una calificación', async () => {
  const { califica } = await conEntregas()

  const respuestas = await Promise.all([califica(1, 5), califica(1, 7)])

  expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test.each([
  [undefined, 'Debe ingresar una calificación.'],
  ['', 'Debe ingresar una calificación.'],
  ['  ', 'Debe ingresar una calificación.'],
  [null, 'Debe ingresar una calificación.'],
  [-1, 'La calificación debe estar entre 0 y 10.'],
  [11, 'La calificación debe estar entre 0 y 10.'],
  [7.5, 'La calificación debe estar entre 0 y 10.'],
  ['siete', 'La calificación debe estar entre 0 y 10.'],
  [true, 'La calificación debe estar entre 0 y 10.'],
])('%j no es una calificación', async (puntos, error) => {
  const { califica } = await conEntregas()

  expect(await califica(1, puntos)).toMatchObject({
    status: 400,
    data: { error, campos: { puntos_obtenidos: error } },
  })
  expect((await califica(1, '0')).data.tareaAsignacion.puntos_obtenidos).toBe(0)
})

test('no se califica ni se devuelve lo que no se entregó', async () => {
  const { califica, devuelve } = await conEntregas()

  expect(await califica(2, 5)).toMatchObject({ status: 409, data: { code: 'sin_entregar' } })
  expect(await devuelve(2, 'x')).toMatchObject({ status: 409, data: { code: 'sin_entregar' } })
  expect((await devuelve(1, 'Falta el final.')).data.tareaAsignacion.estado).toBe('RECHAZADA')
  expect((await devuelve(1, 'x')).status).toBe(409)
})

test('lo devuelto que nadie entregó otra vez se califica, y ya no se entrega', async () => {
  const { califica, devuelve, deliver } = await conEntregas()
  await devuelve(1, 'Falta el final.')

  expect(await califica(1, 5)).toMatchObject({
    status: 200,
    data: { tareaAsignacion: { estado: 'CALIFICADA', puntos_obtenidos: 5 } },
  })
  expect(await deliver(0)).toMatchObject({ status: 409, data: { code: 'ya_calificada' } })
})

test('devolver pide un comentario, y el alumno lo recibe', async () => {
  const { devuelve, outbox, sent } = await conEntregas()

  for (const nada of [undefined, '', '  ']) {
    expect(await devuelve(1, nada)).toMatchObject({
      status: 400,
      data: { error: 'Escribe un comentario: el alumno necesita saber qué corregir.' },
    })
  }
  await devuelve(1, 'Falta el final.')
  await outbox.sendDue()
  const carta = sent.find(({ subject }) => subject.startsWith('Te devolvieron'))
  expect(carta?.text).toContain('> Falta el final.')
  expect(carta?.text).toContain('http://localhost/alumno/tarea/1')
})

test('la entrega tardía también se califica, y sin el aviso que se apagó', async () => {
  const { asAlumnos, deliver, califica, advance, outbox, sent } = await conEntregas(0, {
    fecha_entrega: '2026-03-03',
  })
  advance(5 * 24 * 3_600_000)
  await deliver(0)
  await asAlumnos[0].alumnos.me.avisos.put({ aviso: 'TAREA_CALIFICADA', activo: false })

  expect((await califica(1, 3)).data.tareaAsignacion.estado).toBe('CALIFICADA')
  await outbox.sendDue()
  expect(sent.filter(({ subject }) => subject.startsWith('Calificaron'))).toEqual([])
})

test('los puntos posibles no bajan de lo que ya se dio', async () => {
  const { aula, califica } = await conEntregas()
  await califica(1, 8)

  expect(await aula.tareas({ tareaId: 1 }).put({ puntos_posibles: 7 })).toMatchObject({
    status: 409,
    data: { code: 'puntos_en_uso' },
  })
  expect((await aula.tareas({ tareaId: 1 }).put({ puntos_posibles: 8 })).status).toBe(200)
})

test('la planilla tiene alumnos por tareas, con totales, y se exporta', async () => {
  const { asDocente, aula, call, sesion, catedra, califica, docente, ids } = await conEntregas(
    2,
    {},
    { alumnos: 3 },
  )
  await aula.tareas.post({ titulo: 'Otra; más', descripcion: '<p>x</p>', puntos_posibles: 20 })
  await califica(1, 8)
  await califica(2, 5)

  const { data } = await aula.calificaciones.get()

  expect(data).toMatchObject({
    catedra: { nombre: 'Armonía' },
    tareas: [
      { id: 1, puntos_posibles: 10, promedio: 6.5, calificadas: 2 },
      { id: 2, promedio: null, calificadas: 0 },
    ],
    alumnos: [
      {
        alumnoId: ids[0],
        notas: [{ tareaAsignacionId: 1, estado: 'CALIFICADA', puntos_obtenidos: 8 }, null],
        total: 8,
        posibles: 10,
        porcentaje: 80,
      },
      { total: 5, porcentaje: 50 },
      { notas: [{ estado: 'ASIGNADA', puntos_obtenidos: null }, null], total: 0, porcentaje: null },
    ],
  })
  const csv = await call(`/docente/catedra/${catedra.id}/calificaciones/exportar.csv`, {
    headers: await sesion('docente', docente),
  })
  expect(csv.headers.get('content-disposition')).toContain('calificaciones-armonia-2026.csv')
  const [cabecera, primera] = (await csv.text()).split('\r\n')
  expect(cabecera).toContain('Apellido;Nombre;Armonizar un bajo (10);"Otra; más (20)";Total')
  expect(primera).toBe('Acosta;Ana;8;;8;10;80')
  const detalle = (await asDocente.docente.me.catedra({ id: data.catedra.id }).get()).data
  expect(detalle.CatedraAlumno.map(({ totalPoints }: { totalPoints: number }) => totalPoints)).toEqual([
    8, 5, 0,
  ])
})

test('la distribución dice cómo se reparten las calificaciones', async () => {
  const { aula, califica } = await conEntregas(3, {}, { alumnos: 4 })
  for (const [i, puntos] of [10, 4, 5].entries()) await califica(i + 1, puntos)

  const { data } = await aula.tareas({ tareaId: 1 }).distribucion.get()

  expect(data.resumen).toEqual({
    asignadas: 4,
    sinEntregar: 1,
    porCalificar: 0,
    calificadas: 3,
    promedio: 6.33,
    mediana: 5,
    minimo: 4,
    maximo: 10,
  })
  expect(data.tramos.filter(({ cuantos }: { cuantos: number }) => cuantos > 0)).toEqual([
    { desde: 4, hasta: 5, cuantos: 2 },
    { desde: 10, hasta: 10, cuantos: 1 },
  ])
})

test('el administrador ve lo entregado y lo calificado de todas las cátedras, y califica', async () => {
  const { asAdmin } = await conEntregas(2)
  const califica = (id: number, cuerpo: object) => asAdmin.admin.tareas({ id }).calificar.post(cuerpo)

  expect((await asAdmin.admin.tareas.entregadas.get()).data).toMatchObject([
    {
      id: 1,
      estado: 'ENTREGADA',
      Alumno: { apellido: 'Acosta' },
      TareaMaestra: { titulo: 'Armonizar un bajo', puntos_posibles: 10, Catedra: { nombre: 'Armonía' } },
      archivo: { nombre: 'Tarea.pdf' },
    },
    { id: 2 },
  ])
  expect(await califica(1, { puntos_obtenidos: 11 })).toMatchObject({
    status: 400,
    data: { error: 'Los puntos deben estar entre 0 y 10.' },
  })
  expect((await califica(1, {})).data.error).toBe('Los puntos deben estar entre 0 y 10.')
  expect((await califica(99, { puntos_obtenidos: 1 })).status).toBe(404)
  expect(await califica(1, { puntos_obtenidos: 9, feedback: 'Bien.' })).toMatchObject({
    status: 200,
    data: { tareaAsignacion: { puntos_obtenidos: 9, comentario_docente: 'Bien.' } },
  })
  expect((await califica(1, { puntos_obtenidos: 9 })).status).toBe(409)
  expect((await asAdmin.admin.tareas.calificadas.get()).data).toMatchObject([{ id: 1, estado: 'CALIFICADA' }])
  expect((await asAdmin.admin.tareas.entregadas.get()).data).toHaveLength(1)
  expect((await asAdmin.admin['dashboard-counts'].get()).data).toMatchObject({
    tareasEntregadas: 1,
    tareasCalificadas: 1,
  })
})

test('el administrador las lee con los nombres de la especificación, la última entregada primero', async () => {
  const { asAdmin, advance, alumnos, assign, deliver } = await createMundoConTarea()
  await assign()
  for (const i of [0, 1]) {
    advance(60_000)
    await deliver(i)
  }
  const esperada = {
    id: 2,
    titulo: 'Armonizar un bajo',
    descripcion: '<p>A cuatro voces.</p>',
    catedra: { nombre: 'Armonía', anio: expect.any(Number) },
    alumno: { nombre: 'Beto', apellido: 'Báez', email: alumnos[1]?.email },
    submission_date: expect.stringMatching(/Z$/),
    submission_path: expect.stringMatching(/^uploads\/tareas\//),
    puntos_posibles: 10,
    puntos_obtenidos: null,
    feedback: null,
    estado: 'ENTREGADA',
  }
  expect((await asAdmin.admin.tareas.entregadas.get()).data[1]).toMatchObject(esperada)

  for (const id of [2, 1]) {
    advance(60_000)
    await asAdmin.admin.tareas({ id }).calificar.post({ puntos_obtenidos: 7, feedback: 'Bien.' })
  }

  const { data } = await asAdmin.admin.tareas.calificadas.get()
  expect(data).toMatchObject([
    { ...esperada, puntos_obtenidos: 7, feedback: 'Bien.', estado: 'CALIFICADA' },
    { id: 1 },
  ])
})

test('de lo ajeno no se sabe nada', async () => {
  const { as, catedra, ids } = await conEntregas()
  const otro = as('docente')

  for (const [call, cuerpo] of [
    ['POST /docente/tareasAsignaciones/1/calificar', { puntos_obtenidos: 5 }],
    ['POST /docente/tareasAsignaciones/99/calificar', { puntos_obtenidos: 5 }],
    ['POST /docente/tareasAsignaciones/1/devolver', { comentario_docente: 'x' }],
    [`GET /docente/catedra/${catedra.id}/calificaciones`],
    [`GET /docente/catedra/${catedra.id}/calificaciones/exportar.csv`],
    [`GET /docente/catedra/${catedra.id}/tareas/1/distribucion`],
    [`GET /docente/catedra/${catedra.id}/tareas/1/entregas`],
    [`GET /docente/catedra/${catedra.id}/tareas/1/entregas.zip`],
    [`GET /docente/catedra/${catedra.id}/alumnos/${ids[0]}/entregas`],
  ] as const) {
    expect((await otro(call, cuerpo)).status, call).toBe(404)
  }
})

test.each([
  ['entregadas', 'ENTREGADA'],
  ['devueltas', 'RECHAZADA'],
  ['calificadas', 'CALIFICADA'],
] as const)('las %s llegan por partes, en su orden, y todas se alcanzan', async (cuales, estado) => {
  const { asAdmin, db } = testApi()
  const catedra = insertCatedra(db)
  const tarea = insertTarea(db, { catedraId: catedra.id })
  const fechas = [3, 1, 2, 2, 5, 4, 2]
  const asignadas = fechas.map((submission_date) => {
    const alumno = insertAlumno(db)
    insertInscripcion(db, { catedraId: catedra.id, alumnoId: alumno.id })
    return insertAsignacion(db, {
      tareaMaestraId: tarea.id,
      alumnoId: alumno.id,
      estado,
      submission_date,
      ...(cuales === 'calificadas' && { puntos_obtenidos: 1 }),
    })
  })

  const leidas: number[] = []
  for (let antes = {}; ; ) {
    const { data, headers } = await asAdmin.admin.tareas[cuales].get({ query: { limit: 2, ...antes } })
    leidas.push(...data.map(({ id }) => id))
    const siguiente = headers.get('x-siguiente')
    if (siguiente === null) break
    antes = { antes: siguiente }
  }

  const signo = cuales === 'calificadas' ? -1 : 1
  const enOrden = asignadas
    .map(({ id }, i) => ({ id, fecha: fechas[i] ?? 0 }))
    .sort((a, b) => signo * (a.fecha - b.fecha || a.id - b.id))
  expect(leidas).toEqual(enOrden.map(({ id }) => id))
  expect((await asAdmin.admin.tareas[cuales].get({ query: { limit: 101 } })).status).toBe(400)
})
