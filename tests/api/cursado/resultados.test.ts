import { expect, test } from 'vitest'
import { readCsv } from '../../../src/domain/base/csv.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'

const VENCE = Date.parse('2026-02-20T12:00:00Z')

function conResultados() {
  const mundo = createMundo()
  const { db, catedra, enroll } = mundo
  const evaluacion = insertEvaluacion(db, {
    catedraId: catedra.id,
    titulo: 'Parcial de marzo',
    fecha_entrega: VENCE,
    cuantas: 3,
  })
  const alumna = (apellido: string, hecha?: Parameters<typeof assignEvaluacion>[3], baja_en?: number) =>
    assignEvaluacion(
      db,
      evaluacion,
      enroll({ nombre: 'Ana', apellido }, { baja_en: baja_en ?? null }).id,
      hecha,
    )
  alumna('Zárate', { bien: 3, enviada_en: VENCE })
  alumna('=Báez', { bien: 1, enviada_en: VENCE + 1 })
  alumna('Cabral')
  alumna('Díaz', { bien: 0, enviada_en: VENCE }, 1)
  return { ...mundo, evaluacion }
}

test('la tabla dice quién la hizo, cómo se reparten los puntajes y qué costó más', async () => {
  const { asDocente, evaluacion } = conResultados()

  const { status, data } = await asDocente.docente.evaluaciones({ id: 1 }).resultados.get()

  expect(status).toBe(200)
  expect(data).toMatchObject({ id: 1, titulo: 'Parcial de marzo', totalPoints: 3 })
  expect(data.resumen).toEqual({ asignadas: 3, realizadas: 2, promedio: 66.67, minimo: 33.33, maximo: 100 })
  expect(
    data.alumnos.map((uno: Record<string, unknown>) => [
      uno.apellido,
      uno.estado,
      uno.score,
      uno.puntos_obtenidos,
      uno.fueraDePlazo,
    ]),
  ).toEqual([
    ['=Báez', 'CALIFICADA', 1, 33.33, true],
    ['Cabral', 'VENCIDA', null, null, false],
    ['Zárate', 'CALIFICADA', 3, 100, false],
  ])
  const cuantos = data.distribucion.map((tramo: { cuantos: number }) => tramo.cuantos)
  expect(cuantos).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 1])
  expect(data.preguntas[2]).toMatchObject({
    id: evaluacion.preguntas[2]?.id,
    texto: '¿Pregunta 3?',
    anulada: false,
    respondidas: 2,
    correctas: 1,
    porcentaje: 50,
    opciones: [
      { id: evaluacion.preguntas[2]?.bien, texto: 'Bien 3', es_correcta: true, elegidas: 1 },
      { id: evaluacion.preguntas[2]?.mal, texto: 'Mal uno', es_correcta: false, elegidas: 1 },
      { id: expect.any(Number), texto: 'Mal dos', es_correcta: false, elegidas: 0 },
    ],
  })
})

test('de la que nadie hizo no hay promedio', async () => {
  const { db, asDocente } = conResultados()
  insertEvaluacion(db, { catedraId: 1 })

  expect((await asDocente.docente.evaluaciones({ id: 2 }).resultados.get()).data.resumen).toEqual({
    asignadas: 0,
    realizadas: 0,
    promedio: null,
    minimo: null,
    maximo: null,
  })
})

test('los resultados bajan como archivo que una planilla abre, sin fórmulas', async () => {
  const { call, sesion, docente } = conResultados()

  const response = await call('/docente/evaluaciones/1/resultados.csv', {
    headers: await sesion('docente', docente),
  })

  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="resultados-parcial-de-marzo.csv"',
  )
  const texto = await response.text()
  expect(texto).not.toMatch(/(^|;|")=/m)
  const filas = readCsv(texto).map(({ celdas }) => celdas.filter((_, i) => i !== 2))
  expect(filas).toEqual([
    [
      ...['Apellido', 'Nombre', 'Estado', 'Puntaje', 'Total', 'Porcentaje', 'Enviada', 'Fuera de plazo'],
      ...['Pregunta 1', 'Pregunta 2', 'Pregunta 3'],
    ],
    ['=Báez', 'Ana', 'CALIFICADA', '1', '3', '33,33', '20/02/2026 09:00', 'sí', '1', '0', '0'],
    ['Cabral', 'Ana', 'VENCIDA', '', '3', '', '', '', '', '', ''],
    ['Zárate', 'Ana', 'CALIFICADA', '3', '3', '100', '20/02/2026 09:00', 'no', '1', '1', '1'],
  ])
})
