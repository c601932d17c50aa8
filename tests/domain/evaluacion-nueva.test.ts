import { expect, test } from 'vitest'
import { asignacionDeEvaluacion } from '../../src/domain/evaluaciones/evaluacion-asignada.ts'
import { evaluacionNueva } from '../../src/domain/evaluaciones/evaluacion-nueva.ts'
import { enOrdenDeAlumno } from '../../src/domain/evaluaciones/preguntas.ts'

const opcion = (texto: unknown, es_correcta: unknown = false) => ({ texto, es_correcta })
const buena = { texto: '¿Quién?', opciones: [opcion('Flores', true), opcion('Barrios')] }
const conOpciones = (...opciones: object[]) => ({
  titulo: 'Uno',
  preguntas: [{ texto: '¿Quién?', opciones }],
})

const faltas = (datos: unknown) =>
  Object.fromEntries(
    evaluacionNueva.safeParse(datos).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
      [],
  )

test('una evaluación bien escrita queda limpia', () => {
  const leida = evaluacionNueva.parse({
    titulo: '  Parcial \n uno ',
    preguntas: [{ texto: ' ¿Quién?\r\nDi. ', opciones: [opcion(' a ', 'true'), opcion('b')] }],
  })

  expect(leida).toMatchObject({
    titulo: 'Parcial   uno',
    unidadPlanId: null,
    rubroId: null,
    recupera: null,
    muestra: 'AL_ENVIAR',
    preguntas: [{ texto: '¿Quién?\nDi.', opciones: [opcion('a', true), opcion('b', false)] }],
  })
})

test.each<[string, unknown, string, string]>([
  ['sin título', { preguntas: [buena] }, 'titulo', 'El título de la evaluación es obligatorio.'],
  [
    'título de más',
    { titulo: 'a'.repeat(201), preguntas: [buena] },
    'titulo',
    'El título no puede pasar de 200 caracteres.',
  ],
  [
    'un momento que no existe',
    { titulo: 'Uno', muestra: 'NUNCA', preguntas: [buena] },
    'muestra',
    'El campo «muestra» debe ser AL_ENVIAR o CUANDO_VENCE.',
  ],
  [
    'unidad rara',
    { titulo: 'Uno', unidadPlanId: -1, preguntas: [buena] },
    'unidadPlanId',
    'La unidad no es válida.',
  ],
  ['sin preguntas', { titulo: 'Uno' }, 'preguntas', 'La evaluación necesita al menos una pregunta.'],
  [
    'preguntas de más',
    { titulo: 'Uno', preguntas: Array(51).fill(buena) },
    'preguntas',
    'Una evaluación no puede tener más de 50 preguntas.',
  ],
  [
    'una pregunta que no lo es',
    { titulo: 'Uno', preguntas: [buena, 7] },
    'preguntas.1.texto',
    'Escribe el texto de la pregunta.',
  ],
  [
    'una pregunta larga',
    { titulo: 'Uno', preguntas: [{ ...buena, texto: 'a'.repeat(5001) }] },
    'preguntas.0.texto',
    'La pregunta no puede pasar de 5.000 caracteres.',
  ],
  [
    'una sola opción',
    conOpciones(opcion('a', true)),
    'preguntas.0.opciones',
    'Cada pregunta necesita entre 2 y 6 opciones.',
  ],
  [
    'siete opciones',
    conOpciones(opcion('a', true), ...Array(6).fill(opcion('b'))),
    'preguntas.0.opciones',
    'Cada pregunta necesita entre 2 y 6 opciones.',
  ],
  [
    'ninguna correcta',
    conOpciones(opcion('a'), opcion('b')),
    'preguntas.0.opciones',
    'Marca una sola opción como correcta.',
  ],
  [
    'dos correctas',
    conOpciones(opcion('a', true), opcion('b', true)),
    'preguntas.0.opciones',
    'Marca una sola opción como correcta.',
  ],
  [
    'opciones que solo difieren en mayúsculas y espacios',
    conOpciones(opcion('La  Catedral', true), opcion(' La CATEDRAL')),
    'preguntas.0.opciones.1.texto',
    'Esta opción repite otra de la misma pregunta.',
  ],
  [
    'una opción sin texto',
    conOpciones(opcion('a', true), opcion(null)),
    'preguntas.0.opciones.1.texto',
    'Escribe el texto de la opción.',
  ],
  [
    'una opción larga',
    conOpciones(opcion('a', true), opcion('b'.repeat(5001))),
    'preguntas.0.opciones.1.texto',
    'La opción no puede pasar de 5.000 caracteres.',
  ],
])('%s se dice en su campo', (_caso, datos, campo, mensaje) => {
  expect(faltas(datos)).toEqual(
    campo === 'preguntas.1.texto'
      ? { [campo]: mensaje, 'preguntas.1.opciones': expect.any(String) }
      : { [campo]: mensaje },
  )
})

test.each([
  ['CM7', 'Cm7'],
  ['V', 'v'],
  ['IIm – V7', 'iim – V7'],
])('%s y %s son dos opciones', (una, otra) => {
  expect(faltas(conOpciones(opcion(una, true), opcion(otra)))).toEqual({})
})

test.each<[object, string]>([
  [{}, 'Debes seleccionar al menos un alumno para asignar la evaluación.'],
  [{ alumnoIds: [1] }, 'Debes seleccionar una fecha de entrega para la evaluación.'],
  [{ alumnoIds: [1], fecha_entrega: 'mañana' }, 'La fecha de entrega no es válida.'],
  [{ alumnoIds: ['x'], fecha_entrega: '2026-04-01' }, 'Hay un alumno que no es válido.'],
])('al asignar %o se dice qué falta', (datos, mensaje) => {
  expect(asignacionDeEvaluacion.safeParse(datos).error?.issues[0]?.message).toBe(mensaje)
})

test('cada alumno ve las opciones en su orden, siempre el mismo, y de quien las escribió no dice nada', () => {
  const opciones = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]
  const ordenes = Array.from({ length: 50 }, (_, asignacion) => enOrdenDeAlumno(opciones, asignacion, 1))

  expect(enOrdenDeAlumno(opciones, 7, 1)).toEqual(ordenes[7])
  expect(enOrdenDeAlumno(opciones.toReversed(), 7, 1)).toEqual(ordenes[7])
  for (const orden of ordenes) expect(orden.toSorted((una, otra) => una.id - otra.id)).toEqual(opciones)
  expect(new Set(ordenes.map(([primera]) => primera?.id)).size).toBe(4)
})
