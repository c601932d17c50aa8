import { expect, test } from 'vitest'
import { acierta } from '../../src/domain/evaluaciones/acierto.ts'
import type { TipoDePregunta } from '../../src/domain/evaluaciones/evaluaciones.ts'
import { faltasDePreguntas, preguntasEscritas } from '../../src/domain/evaluaciones/preguntas.ts'
import { vale } from '../../src/domain/evaluaciones/respuesta-corta.ts'

const opcion = (texto: string, es_correcta = false) => ({ texto, es_correcta })
const faltas = (pregunta: object) =>
  faltasDePreguntas(preguntasEscritas.parse([{ texto: '¿Qué?', ...pregunta }])).map(([campo, mensaje]) => [
    campo.slice(2).join('.'),
    mensaje,
  ])

test.each<[string, object, string, string]>([
  [
    'varias sin ninguna',
    { tipo: 'VARIAS', opciones: [opcion('a'), opcion('b')] },
    'opciones',
    'Marca al menos una correcta.',
  ],
  [
    'corta sin qué valga',
    { tipo: 'CORTA', aceptadas: [' ', '…'.repeat(0), '.'] },
    'aceptadas',
    'Escribe al menos una respuesta que valga.',
  ],
  ['corta sin lista', { tipo: 'CORTA' }, 'aceptadas', 'Escribe al menos una respuesta que valga.'],
  [
    'corta con 21',
    { tipo: 'CORTA', aceptadas: Array.from({ length: 21 }, (_, i) => `${i}`) },
    'aceptadas',
    'Pueden valer hasta 20 respuestas.',
  ],
  [
    'ordenar dos iguales',
    { tipo: 'ORDENAR', opciones: [opcion('Flores'), opcion('Barrios'), opcion(' flores ')] },
    'opciones.2.texto',
    'Dos elementos son iguales.',
  ],
  [
    'ordenar solo dos',
    { tipo: 'ORDENAR', opciones: [opcion('a'), opcion('b')] },
    'opciones',
    'Para ordenar hacen falta entre 3 y 6 elementos.',
  ],
  [
    'una clase que no hay',
    { tipo: 'ENSAYO' },
    'tipo',
    'El tipo de una pregunta es UNA, VARIAS, CORTA u ORDENAR.',
  ],
  [
    'explicación de más',
    { explicacion: 'a'.repeat(1001), opciones: [opcion('a', true), opcion('b')] },
    'explicacion',
    'La explicación no puede pasar de 1.000 caracteres.',
  ],
])('%s se dice en su campo', (_caso, pregunta, campo, mensaje) => {
  expect(faltas(pregunta)).toEqual([[campo, mensaje]])
})

test('de cada clase queda lo suyo, y lo demás no', () => {
  const opciones = [opcion('a', true), opcion('b', true), opcion('c')]
  const aceptadas = ['Sol sostenido', 'SOL  SOSTENIDO.', 'La bemol']

  expect(
    preguntasEscritas.parse([
      { tipo: 'CORTA', texto: '¿Qué nota?', opciones, aceptadas },
      { tipo: 'ORDENAR', texto: 'Ordena', opciones, aceptadas },
      { tipo: 'VARIAS', texto: '¿Cuáles?', opciones, aceptadas, explicacion: ' Porque sí. ' },
    ]),
  ).toMatchObject([
    { tipo: 'CORTA', texto: '¿Qué nota?', opciones: [], aceptadas: ['Sol sostenido', 'La bemol'] },
    { tipo: 'ORDENAR', texto: 'Ordena', opciones: ['a', 'b', 'c'].map((texto) => opcion(texto)) },
    { tipo: 'VARIAS', texto: '¿Cuáles?', opciones, aceptadas: undefined, explicacion: 'Porque sí.' },
  ])
})

test.each([
  ['Sol sostenido', '  SÓL   sosténido. ', true],
  ['Mangoré', 'mangore...', true],
  ['1,5', '1.5', true],
  ['1.50', '1,5', true],
  ['007', '7', true],
  ['-0,5', '-.5', false],
  ['-0', '0', true],
  ['1000', '1.000', false],
  ['1', '1.000', false],
  ['12345678901234567890', '12345678901234567891', false],
  ['5', '5 compases', false],
  ['V7', 'V 7', false],
  ['', '', false],
  ['.', '...', false],
])('a «%s», «%s» vale: %s', (aceptada, texto, esperado) => {
  expect(vale([aceptada], texto)).toBe(esperado)
})

const con = (tipo: TipoDePregunta, correctas: number[], aceptadas: string[] | null = null) => ({
  tipo,
  aceptadas,
  Opcion: [1, 2, 3].map((id) => ({ id, texto: `${id}`, es_correcta: correctas.includes(id) })),
})
const dada = (datos: object) => ({ opcionId: null, opciones: null, texto: null, ...datos })

test.each([
  ['una', con('UNA', [2]), { opcionId: 2 }, true],
  ['otra', con('UNA', [2]), { opcionId: 1 }, false],
  ['todas', con('VARIAS', [1, 3]), { opciones: [1, 3] }, true],
  ['todas y otra', con('VARIAS', [1, 3]), { opciones: [1, 2, 3] }, false],
  ['solo una de dos', con('VARIAS', [1, 3]), { opciones: [1] }, false],
  ['en su orden', con('ORDENAR', []), { opciones: [1, 2, 3] }, true],
  ['casi en su orden', con('ORDENAR', []), { opciones: [1, 3, 2] }, false],
  ['lo que vale', con('CORTA', [], ['tres']), { texto: 'Tres.' }, true],
  ['lo que no', con('CORTA', [], ['tres']), { texto: 'cuatro' }, false],
])('todo o nada: %s', (_caso, pregunta, respuesta, bien) => {
  expect(acierta(pregunta, dada(respuesta))).toBe(bien)
  expect(acierta(pregunta, undefined)).toBe(false)
})
