import { expect, test } from 'vitest'
import { insertCatedra, insertDocente } from '../../support/academia.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'

/** Two have delivered a task whose grades are told together; the first one's is 8 of 10. */
async function conCorregida(tarea = {}) {
  const mundo = await createMundoConAsignadas(
    { publica: 'JUNTAS', fecha_entrega: '2026-03-20', ...tarea },
    { alumnos: 3 },
  )
  const { deliver, asDocente, asAdmin, asAlumnos, outbox, sent } = mundo
  await deliver(0)
  await deliver(1)
  const entregaDe = (id: number) => asDocente.docente.tareasAsignaciones({ id })
  const califica = (id: number, puntos_obtenidos: number) =>
    entregaDe(id).calificar.post({ puntos_obtenidos, comentario_docente: 'Muy bien.' })
  await califica(1, 8)
  return {
    ...mundo,
    entregaDe,
    califica,
    publica: () => asDocente.docente.tareas({ id: 1 }).publicar.post(),
    publicaAdmin: () => asAdmin.admin.tareas({ id: 1 }).publicar.post(),
    mia: async () => (await asAlumnos[0].tareas({ id: 1 }).get()).data,
    async calificadas() {
      await outbox.sendDue()
      return sent.filter(({ subject }) => subject.startsWith('Calificaron')).map(({ to }) => to)
    },
  }
}

const OCULTA = {
  estado: 'ENTREGADA',
  puntos_obtenidos: null,
  comentario_docente: null,
  calificada_en: null,
  publicada_en: null,
  rectificada: false,
}

test('hasta que se publica, para su alumno está entregada, dondequiera que mire', async () => {
  const { asAlumnos, mia, entregaDe, catedra, calificadas, call, sesion, alumnos } = await conCorregida()
  await entregaDe(1).rectificar.post({ puntos_obtenidos: 9, motivo: 'Sumé mal.' })
  const [ana] = asAlumnos

  expect(await mia()).toMatchObject(OCULTA)
  expect((await ana.alumnos.me.tareas.get()).data).toMatchObject([OCULTA])
  expect((await ana.alumnos.me.tareasAsignaciones({ id: 1 }).historial.get()).data).toEqual([])
  const periodo = { desde: '2026-03-01', hasta: '2026-03-31' }
  expect((await ana.alumnos.me.calendario.get({ query: periodo })).data).toContainEqual(
    expect.objectContaining({ tipo: 'TAREA', estado: 'ENTREGADA' }),
  )
  expect(await calificadas()).toEqual([])
  // And what is not looked for by name.
  const headers = await sesion('alumno', alumnos[0])
  const tablon = await call(`/publicaciones/catedra/${catedra.id}`, { headers })
  expect(await tablon.json()).toMatchObject([{ tareaAsignacionEstado: 'ENTREGADA' }])
  for (const direccion of ['/alumnos/me/dashboard', '/alumnos/me/tareas', '/tareas/1', '/alumnos/me'])
    expect(await (await call(direccion, { headers })).text(), direccion).not.toMatch(
      /CALIFICADA|Muy bien|Sumé mal/,
    )
  expect((await ana.tareas({ id: 1 }).submit.post()).status).toBe(400)
})

test('la que llegó tarde sigue como llegó', async () => {
  const { advance, deliver, califica, asAlumnos } = await conCorregida()
  advance(30 * 24 * 3_600_000)
  await deliver(2)
  const antes = (await asAlumnos[2].tareas({ id: 3 }).get()).data

  await califica(3, 5)

  expect(antes?.estado).toBe('VENCIDA')
  expect((await asAlumnos[2].tareas({ id: 3 }).get()).data).toEqual(antes)
})

test('la docente y la administración la ven corregida, y cuenta en sus totales', async () => {
  const { aula, asAdmin } = await conCorregida()

  const { data } = await aula.tareas({ tareaId: 1 }).entregas.get()

  expect(data?.tareaMaestra).toMatchObject({ publica: 'JUNTAS' })
  expect(data?.resumen).toEqual({
    asignadas: 3,
    sinEntregar: 1,
    porCalificar: 1,
    calificadas: 1,
    sinPublicar: 1,
  })
  expect(data?.entregas[0]).toMatchObject({ estado: 'CALIFICADA', puntos_obtenidos: 8, publicada_en: null })
  expect((await aula.calificaciones.get()).data?.alumnos[0]).toMatchObject({ total: 8, posibles: 10 })
  expect((await asAdmin.admin.tareas.calificadas.get()).data).toMatchObject([
    { puntos_obtenidos: 8, publicada_en: null },
  ])
})

test('al publicar se saben todas, con un correo a cada quien, y lo de después espera', async () => {
  const { publica, publicaAdmin, califica, deliver, mia, calificadas, alumnos, asAlumnos } =
    await conCorregida()
  await califica(2, 6)
  const [ana, beto, ciro] = alumnos

  const { status, data } = await publica()

  expect({ status, data }).toEqual({
    status: 200,
    data: {
      message: '2 notas publicadas. Cada alumno recibe un correo con la suya.',
      publicadas: 2,
    },
  })
  expect(await mia()).toMatchObject({
    estado: 'CALIFICADA',
    puntos_obtenidos: 8,
    comentario_docente: 'Muy bien.',
    calificada_en: '2026-03-02T12:00:00.000Z',
    publicada_en: '2026-03-02T12:00:00.000Z',
  })
  expect(await calificadas()).toEqual([ana.email, beto.email])
  await deliver(2)
  await califica(3, 10)
  expect((await asAlumnos[2].tareas({ id: 3 }).get()).data?.estado).toBe('ENTREGADA')
  expect((await publicaAdmin()).data).toMatchObject({ publicadas: 1 })
  expect(await calificadas()).toEqual([ana.email, beto.email, ciro.email])
  expect(await publica()).toMatchObject({
    status: 200,
    data: { message: 'No hay notas sin publicar.', publicadas: 0 },
  })
})

test('rectificar lo que nadie sabe no avisa; lo publicado, sí', async () => {
  const { entregaDe, publica, outbox, sent } = await conCorregida()
  const rectifica = (puntos_obtenidos: number) =>
    entregaDe(1).rectificar.post({ puntos_obtenidos, motivo: 'Sumé mal.' })
  const avisos = async () => {
    await outbox.sendDue()
    return sent.filter(({ subject }) => subject.startsWith('Rectificaron')).length
  }

  await rectifica(9)
  expect(await avisos()).toBe(0)
  await publica()
  await rectifica(10)
  expect(await avisos()).toBe(1)
})

test('la que pasa a publicarse al calificar deja de esperar', async () => {
  const { aula, mia, calificadas, alumnos, califica, asAlumnos } = await conCorregida()
  await aula.tareas({ tareaId: 1 }).put({ titulo: 'Otro título' })
  expect(await mia()).toMatchObject({ estado: 'ENTREGADA', TareaMaestra: { publica: 'JUNTAS' } })

  const { data } = await aula.tareas({ tareaId: 1 }).put({ publica: 'AL_CALIFICAR' })

  expect(data?.tareaMaestra).toMatchObject({ publica: 'AL_CALIFICAR', resumen: { sinPublicar: 0 } })
  expect(await mia()).toMatchObject({ estado: 'CALIFICADA', puntos_obtenidos: 8 })
  expect(await calificadas()).toEqual([alumnos[0].email])
  await califica(2, 6)
  expect((await asAlumnos[1].tareas({ id: 2 }).get()).data?.puntos_obtenidos).toBe(6)
})

test('la que pasa a publicarse junta no esconde lo que ya se sabía', async () => {
  const { aula, mia, califica, asAlumnos } = await conCorregida({ publica: undefined })

  await aula.tareas({ tareaId: 1 }).put({ publica: 'JUNTAS' })
  await califica(2, 6)

  expect(await mia()).toMatchObject({ estado: 'CALIFICADA', puntos_obtenidos: 8 })
  expect((await asAlumnos[1].tareas({ id: 2 }).get()).data).toMatchObject(OCULTA)
})

test('otro momento de publicar no vale', async () => {
  const { aula } = await conCorregida()

  expect(await aula.tareas({ tareaId: 1 }).put({ publica: 'NUNCA' as 'JUNTAS' })).toMatchObject({
    status: 400,
    data: { campos: { publica: 'El campo «publica» debe ser AL_CALIFICAR o JUNTAS.' } },
  })
})

test('lo ajeno no se publica', async () => {
  const { as, db, mia } = await conCorregida()
  const colega = insertDocente(db)
  insertCatedra(db, { docenteId: colega.id })

  expect(await as('docente', colega).docente.tareas({ id: 1 }).publicar.post()).toMatchObject({
    status: 404,
    data: { code: 'tarea_no_encontrada' },
  })
  expect((await mia())?.estado).toBe('ENTREGADA')
})

test('las novedades dicen la nota cuando se publica, y no antes', async () => {
  const { publica, asAlumnos } = await conCorregida()
  const dichas = async () =>
    (await asAlumnos[0].alumnos.me.novedades.get()).data.data.map(({ titulo }: { titulo: string }) => titulo)
  expect(await dichas()).toEqual(['Tarea nueva: «Armonizar un bajo»'])

  await publica()

  expect(await dichas()).toContain('Calificaron tu entrega: «Armonizar un bajo»')
})
