import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { catedras } from '../../../db/schema/catedras.ts'
import { opciones, preguntas } from '../../../db/schema/evaluaciones.ts'
import type { ApiClient } from '../../support/client.ts'
import { insertCreador } from '../../support/creadores.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

/**
 * An evaluation of three questions, the first of them about when Barrios was born: 'Bien 1' is 1885, 'Mal uno' is 1887.
 * Ana has all right but that she said 1887, Beto has all right, Ciro has not done it.
 */
function conPregunta() {
  const mundo = createMundo({ alumnos: 3 })
  const { db, catedra, alumnos, asDocente, as } = mundo
  const [ana, beto, ciro] = alumnos
  const barrios = insertCreador(db, { first_name: 'Agustín', last_name: 'Barrios', birth_year: 1885 })
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, cuantas: 3, fecha_entrega: 1 })
  const [primera] = evaluacion.preguntas as [(typeof evaluacion.preguntas)[number]]
  db.update(preguntas)
    .set({ texto: '¿En qué año nació?', creadorId: barrios.id, campo: 'nacimiento', valor: '1885' })
    .where(eq(preguntas.id, primera.id))
    .run()
  const call = (id: number, texto: string) =>
    db.update(opciones).set({ texto }).where(eq(opciones.id, id)).run()
  call(primera.bien, '1885')
  call(primera.mal, '1887')
  assignEvaluacion(db, evaluacion, beto.id, { bien: 3 })
  const { id } = assignEvaluacion(db, evaluacion, ana.id, { bien: 3 })
  mundo.sqlite.exec(
    `UPDATE evaluacion_asignaciones SET correctas = 2 WHERE id = ${id};
     UPDATE evaluacion_respuestas SET opcion_id = ${primera.mal} WHERE asignacion_id = ${id} AND pregunta_id = ${primera.id}`,
  )
  assignEvaluacion(db, evaluacion, ciro.id)
  const admin = as('admin')
  return {
    ...mundo,
    ana,
    beto,
    barrios,
    evaluacion,
    primera,
    admin,
    changeNacimiento: (birth_year: number | null) =>
      admin.composers({ id: barrios.id }).put({ birth_year } as never),
    porRevisar: async () => (await asDocente.docente.me['preguntas-por-revisar'].get()).data,
    recalifica: (como: string, { quien = asDocente, preguntaId = primera.id, query = {} } = {}) =>
      (quien as ApiClient).docente
        .evaluaciones({ id: evaluacion.id })
        .recalificar.post({ preguntaId, como } as never, { query }),
    notas: async () => {
      const { data } = await asDocente.docente.evaluaciones({ id: evaluacion.id }).resultados.get()
      return data.alumnos.map(({ nombre, score, puntos_obtenidos }) => [nombre, score, puntos_obtenidos])
    },
  }
}

const alumno = (nombre: string, antes: number, despues: number) => ({
  alumnoId: expect.any(Number),
  nombre,
  antes,
  despues,
  aciertos: expect.any(Object),
})

test('lo que se genera del catálogo sabe de dónde sale, y su copia también', async () => {
  const { aula, asDocente, db } = createMundo()
  for (let i = 0; i < 12; i++) {
    insertCreador(db, { birth_year: 1880 + i, period: 'POSGUERRA', notable_works: `Obra ${i}` })
  }
  const pedido = { source: 'catalogo', numberOfQuestions: 8, numberOfOptions: 3 } as never
  const { data } = await aula['generate-evaluation'].post(pedido)

  const [una] = data.evaluation.preguntas
  const copia = await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post({ catedraId: null })
  const movida = await asDocente.docente.evaluaciones({ id: 1 }).put({
    preguntas: data.evaluation.preguntas.toReversed().map(({ texto, opciones }, i) => ({
      texto: i === 0 ? `${texto} Di.` : texto,
      opciones: opciones.map(({ texto, es_correcta }) => ({ texto, es_correcta })),
    })),
  } as never)

  expect(una).toMatchObject({ creadorId: expect.any(Number), campo: expect.any(String), anulada: false })
  expect(una?.opciones.some(({ texto }) => texto === una.valor) || una?.campo === 'obra').toBe(true)
  const fuenteDe = ({ creadorId, campo, valor }: typeof una & object) => [creadorId, campo, valor]
  expect(copia.data.Pregunta.map(fuenteDe as never)).toEqual(data.evaluation.preguntas.map(fuenteDe as never))
  expect(movida.data.Pregunta.at(-1)).toMatchObject({ campo: una?.campo, valor: una?.valor })
  // What was written anew is the teacher's.
  expect(movida.data.Pregunta[0]).toMatchObject({ creadorId: null, campo: null, valor: null })
})

test('quien va a cambiar un dato sabe cuántas preguntas lo usan, antes y después', async () => {
  const { admin, barrios, changeNacimiento } = conPregunta()

  const antes = await admin.admin.composers({ id: barrios.id }).preguntas.get()
  const sinVer = await admin.composers({ id: barrios.id }).put({ bio: 'Otra.' } as never)
  const cambiado = await changeNacimiento(1887)

  expect(antes.data).toEqual({
    total: 1,
    datos: [{ campo: 'nacimiento', cuantas: 1, texto: '1 pregunta usa este dato' }],
  })
  expect(sinVer.data).not.toHaveProperty('aviso')
  expect(cambiado.data).toMatchObject({ preguntas: 1, aviso: '1 pregunta usa este dato.' })
  const [version] = (await admin.composers({ id: barrios.id }).history.get()).data
  const repuesta = await admin
    .composers({ id: barrios.id })
    .history({ versionId: version?.id ?? 0 })
    .restore.post()
  expect(repuesta.data).toMatchObject({ birth_year: 1885, preguntas: 1 })
  expect((await admin.admin.composers({ id: 999 }).preguntas.get()).status).toBe(404)
})

test('aprobar una sugerencia también lo dice', async () => {
  const { admin, barrios, api } = conPregunta()
  const { data } = await api.composers({ id: barrios.id }).suggestions.post({
    birth_year: 1887,
    reason: 'Lo dice el acta.',
    suggester_email: 'a@example.com',
  } as never)

  const aprobada = await admin.composers.admin.suggestions({ id: data.id }).approve.post()

  expect(aprobada.data).toMatchObject({
    status: 'APPROVED',
    preguntas: 1,
    aviso: '1 pregunta usa este dato.',
  })
})

test.each(['queda', 'se va'] as const)(
  'una fusión que cambia lo que se pregunta del que %s se avisa, y deshacerla también',
  async (cual) => {
    const { admin, barrios, db, asDocente } = conPregunta()
    const otro = insertCreador(db, { first_name: 'Agustín', last_name: 'Pío', birth_year: 1887 })
    const avisadas = async () => {
      const { data } = await asDocente.docente.me.novedades.get()
      return data.data.flatMap(({ aviso, cuantas }) => (aviso === 'PREGUNTAS_POR_REVISAR' ? [cuantas] : []))
    }
    const [id, con] = cual === 'queda' ? [barrios.id, otro.id] : [otro.id, barrios.id]
    const nacimiento = cual === 'queda' ? 'con' : 'id'

    const { data } = await admin.admin
      .composers({ id })
      .fusionar.post({ con, campos: { birth_year: nacimiento } } as never)
    expect(await avisadas()).toEqual([1])
    await admin.admin.fusiones({ id: data.fusionId }).deshacer.post()

    expect(await avisadas()).toEqual([2])
  },
)

test('una fusión que no cambia lo que se pregunta no avisa', async () => {
  const { admin, barrios, db, asDocente } = conPregunta()
  const otro = insertCreador(db, { first_name: 'Agustín', last_name: 'Pío', birth_year: 1887 })

  await admin.admin.composers({ id: barrios.id }).fusionar.post({ con: otro.id, campos: {} } as never)

  expect((await asDocente.docente.me.novedades.get()).data.data).toEqual([])
})

test('lo que cambió espera al docente, en su panel y en su lista', async () => {
  const { porRevisar, changeNacimiento, asDocente, evaluacion, primera, barrios, catedra, as } = conPregunta()
  expect(await porRevisar()).toEqual([])

  await changeNacimiento(1887)

  expect(await porRevisar()).toEqual([
    {
      preguntaId: primera.id,
      texto: '¿En qué año nació?',
      campo: 'nacimiento',
      evaluacionId: evaluacion.id,
      evaluacion: 'Parcial',
      catedra: { id: catedra.id, nombre: 'Armonía', anio: 2026 },
      creador: { id: barrios.id, slug: barrios.slug, nombre: 'Agustín Barrios' },
      antes: '1885',
      ahora: '1887',
      respondieron: 2,
    },
  ])
  expect((await asDocente.docente.me.catedras.get()).data).toMatchObject([{ porRevisar: 1 }])
  expect((await as('docente').docente.me['preguntas-por-revisar'].get()).data).toEqual([])
  await changeNacimiento(1885)
  expect(await porRevisar()).toEqual([])
})

test('la prueba dice el antes y el después de cada alumno, y no guarda nada', async () => {
  const { changeNacimiento, recalifica, porRevisar, notas, outbox, sent } = conPregunta()
  await changeNacimiento(1887)
  const antes = await notas()

  const actualizar = await recalifica('ACTUALIZAR', { query: { prueba: '1' } })
  const dos = await recalifica('DOS', { query: { prueba: '1' } })
  const anular = await recalifica('ANULAR', { query: { prueba: '1' } })

  expect(actualizar.data).toEqual({
    message: 'Es una prueba. Cambiaría el puntaje de 2 alumnos.',
    total: { antes: 3, despues: 3 },
    alumnos: [alumno('Ana Acosta', 66.67, 100), alumno('Beto Báez', 100, 66.67)],
  })
  expect(dos.data.alumnos).toEqual([alumno('Ana Acosta', 66.67, 100), alumno('Beto Báez', 100, 100)])
  expect(anular.data).toMatchObject({
    total: { antes: 3, despues: 2 },
    alumnos: [alumno('Ana Acosta', 66.67, 100), alumno('Beto Báez', 100, 100)],
  })
  expect(await notas()).toEqual(antes)
  expect(await porRevisar()).toHaveLength(1)
  await outbox.sendDue()
  expect(sent).toEqual([])
  expect((await recalifica('DOS', { query: { prueba: 'no' } as never })).status).toBe(400)
})

test('actualizar cambia los puntajes, avisa a quienes les cambia y queda en la auditoría', async () => {
  const { changeNacimiento, recalifica, porRevisar, notas, asAlumnos, admin, outbox, sent, ana, beto } =
    conPregunta()
  await changeNacimiento(1887)

  const { status, data } = await recalifica('ACTUALIZAR')

  expect(status).toBe(200)
  expect(data.message).toBe('La pregunta quedó revisada. Cambió el puntaje de 2 alumnos.')
  expect(await notas()).toEqual([
    ['Ana', 3, 100],
    ['Beto', 2, 66.67],
    ['Ciro', null, null],
  ])
  expect(await porRevisar()).toEqual([])
  const { data: suyos } = await asAlumnos[0].alumnos.me.evaluaciones({ id: 1 }).results.get()
  expect(suyos.results[0]).toMatchObject({ correct_answer: '1887', es_correcta_alumno: true })
  expect((await recalifica('ACTUALIZAR')).data.code).toBe('pregunta_ya_revisada')
  await outbox.sendDue()
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual(
    [ana, beto].map(({ email }) => [email, 'Cambió tu resultado: Parcial']),
  )
  expect(sent[0]?.text).toContain('tu resultado cambió de 66,67 % a 100 %')
  const { data: auditoria } = await admin.admin.auditoria.get({ query: {} as never })
  expect(JSON.stringify(auditoria)).toContain('actualizar, cambió el puntaje de 2 alumnos')
})

test('al dar por buenas las dos, las dos aciertan y la evaluación se puede seguir editando', async () => {
  const {
    changeNacimiento,
    recalifica,
    notas,
    asDocente,
    asAlumnos,
    evaluacion,
    primera,
    outbox,
    sent,
    ana,
  } = conPregunta()
  await changeNacimiento(1887)

  await recalifica('DOS')

  await outbox.sendDue()
  expect(sent.map(({ to }) => to)).toEqual([ana.email])
  expect((await notas()).slice(0, 2)).toEqual([
    ['Ana', 3, 100],
    ['Beto', 3, 100],
  ])
  const { data } = await asAlumnos[1].alumnos.me.evaluaciones({ id: 1 }).results.get()
  expect(data.results[0]?.correct_answer?.split(' / ').toSorted()).toEqual(['1885', '1887'])
  const editada = await asDocente.docente.evaluaciones({ id: evaluacion.id }).put({ titulo: 'Otro' } as never)
  expect(editada).toMatchObject({ status: 200, data: { titulo: 'Otro' } })
  const { data: resultados } = await asDocente.docente.evaluaciones({ id: 1 }).resultados.get()
  expect(resultados.preguntas[0]).toMatchObject({ id: primera.id, correctas: 2, porcentaje: 100 })
})

test('una anulada sale de todas las cuentas, y a quien le falta no se le pregunta', async () => {
  const { recalifica, notas, asDocente, asAlumnos, evaluacion, primera, call, sesion, docente, aula } =
    conPregunta()
  const [, , asCiro] = asAlumnos
  const [, segunda, tercera] = evaluacion.preguntas

  expect((await recalifica('ANULAR')).status).toBe(200)

  expect(await notas()).toEqual([
    ['Ana', 2, 100],
    ['Beto', 2, 100],
    ['Ciro', null, null],
  ])
  const suya = asCiro.alumnos.me.evaluaciones({ id: 1 })
  expect((await suya.get()).data).toMatchObject({ totalPreguntas: 2, totalPoints: 2 })
  expect((await suya.get()).data.Pregunta.map(({ id }) => id)).not.toContain(primera.id)
  // Somebody who had the page open before sends it as well.
  const respuestas = [
    { preguntaId: primera.id, opcionElegidaId: primera.bien },
    { preguntaId: segunda?.id, opcionElegidaId: segunda?.bien },
    { preguntaId: tercera?.id, opcionElegidaId: tercera?.mal },
  ]
  expect((await suya.submit.post({ respuestas } as never)).data).toMatchObject({
    score: 1,
    totalPoints: 2,
    puntos_obtenidos: 50,
  })
  const { data } = await asDocente.docente.evaluaciones({ id: 1 }).get()
  expect(data).toMatchObject({ totalPreguntas: 2, Pregunta: [{ anulada: true }, {}, {}] })
  const csv = await call('/docente/evaluaciones/1/resultados.csv', {
    headers: await sesion('docente', docente),
  })
  expect(await csv.text()).toContain('Pregunta 1 (anulada)')
  const { data: cifras } = await aula.cifras.get()
  expect(JSON.stringify(cifras)).toContain('"posibles":2')
  const copia = await asDocente.docente.evaluaciones({ id: 1 }).duplicar.post({ catedraId: null })
  expect(copia.data.totalPreguntas).toBe(2)
  expect((await recalifica('ANULAR')).status).toBe(409)
})

test('si todas se anulan, no hay nada que responder', async () => {
  const { recalifica, asAlumnos, evaluacion } = conPregunta()
  for (const { id } of evaluacion.preguntas) await recalifica('ANULAR', { preguntaId: id })

  const suya = asAlumnos[2].alumnos.me.evaluaciones({ id: 1 })

  expect((await suya.get()).data.Pregunta).toEqual([])
  expect((await suya.submit.post({ respuestas: [] })).data).toMatchObject({
    error: 'No hay preguntas disponibles.',
  })
  expect((await asAlumnos[0].alumnos.me.evaluaciones({ id: 1 }).results.get()).data).toMatchObject({
    score: 0,
    totalPoints: 0,
    puntos_obtenidos: 0,
  })
})

test('de un dato que ya no se sabe, no hay con qué actualizar', async () => {
  const { changeNacimiento, recalifica, porRevisar, notas } = conPregunta()
  await changeNacimiento(null)
  expect(await porRevisar()).toMatchObject([{ antes: '1885', ahora: null }])

  expect((await recalifica('ACTUALIZAR')).data.code).toBe('sin_valor_nuevo')
  expect((await recalifica('DOS')).status).toBe(200)

  expect(await porRevisar()).toEqual([])
  expect((await notas())[1]).toEqual(['Beto', 3, 100])
})

test('una obra que resultó de otro se responde con su nombre', async () => {
  const { db, admin, barrios, porRevisar, recalifica, primera } = conPregunta()
  db.update(preguntas).set({ campo: 'obra', valor: 'Obra primera' }).where(eq(preguntas.id, primera.id)).run()
  db.update(opciones).set({ texto: 'Agustín Barrios' }).where(eq(opciones.id, primera.bien)).run()
  await admin.composers({ id: barrios.id }).put({ notable_works: 'La catedral' } as never)
  expect(await porRevisar()).toMatchObject([{ antes: 'Agustín Barrios', ahora: null }])

  const flores = insertCreador(db, { first_name: 'José Asunción', last_name: 'Flores' })

  expect(await porRevisar()).toMatchObject([{ ahora: 'José Asunción Flores' }])
  await recalifica('ACTUALIZAR')
  expect(db.select().from(preguntas).where(eq(preguntas.id, primera.id)).get()).toMatchObject({
    creadorId: flores.id,
    valor: 'Obra primera',
  })
  expect(await porRevisar()).toEqual([])
})

test('se rechaza lo que no es de la evaluación, lo ajeno, lo mal pedido y lo de una cátedra cerrada', async () => {
  const { recalifica, changeNacimiento, porRevisar, as, db, catedra, admin } = conPregunta()
  const otra = insertEvaluacion(db, { catedraId: catedra.id })
  await changeNacimiento(1887)

  expect((await recalifica('DOS', { preguntaId: otra.preguntas[0]?.id ?? 0 })).data).toMatchObject({
    code: 'pregunta_no_encontrada',
  })
  expect((await recalifica('DOS', { preguntaId: 999 })).status).toBe(404)
  expect((await recalifica('DOS', { quien: as('docente') as never })).status).toBe(404)
  expect((await recalifica('OTRA')).data).toMatchObject({ campos: { como: expect.any(String) } })
  expect((await recalifica('OTRA')).status).toBe(400)
  const deAdmin = admin.admin.evaluaciones({ id: 1 }).recalificar
  expect(
    (await deAdmin.post({ preguntaId: 1, como: 'DOS' } as never, { query: { prueba: '1' } })).status,
  ).toBe(200)
  expect((await deAdmin.post({ preguntaId: 2, como: 'DOS' } as never, { query: {} })).status).toBe(409)
  db.update(catedras).set({ cerrada_en: 7 }).run()
  expect((await recalifica('DOS')).status).toBe(409)
  expect(await porRevisar()).toEqual([])
})
