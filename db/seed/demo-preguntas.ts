import type { Azar } from '../../src/domain/base/azar.ts'
import type { PreguntaEscrita } from '../../src/domain/evaluaciones/preguntas.ts'

type Fila = [texto: string, correcta: string, ...incorrectas: string[]]

const filas: Fila[] = [
  ['¿Cuántas notas tiene una tríada?', 'Tres', 'Dos', 'Cuatro', 'Siete'],
  [
    '¿Qué acorde se forma sobre el quinto grado de Do mayor?',
    'Sol mayor',
    'Fa mayor',
    'Re menor',
    'La menor',
  ],
  ['¿Qué intervalo hay entre Do y Mi?', 'Tercera mayor', 'Tercera menor', 'Cuarta justa', 'Segunda mayor'],
  ['¿Cómo se llama la cadencia V – I?', 'Auténtica', 'Plagal', 'Rota', 'Suspensiva'],
  ['¿Cuál es la relativa menor de Do mayor?', 'La menor', 'Mi menor', 'Do menor', 'Re menor'],
  [
    '¿Cuántas alteraciones tiene la armadura de Sol mayor?',
    'Un sostenido',
    'Dos sostenidos',
    'Un bemol',
    'Ninguna',
  ],
]

export const deTriadas = (azar: Azar): PreguntaEscrita[] =>
  filas.map(([texto, correcta, ...incorrectas]) => ({
    texto,
    opciones: azar.barajar(opcionesDe([correcta], ...incorrectas)),
  }))

const opcionesDe = (correctas: readonly string[], ...otras: string[]) =>
  [...correctas, ...otras].map((texto) => ({ texto, es_correcta: correctas.includes(texto) }))

/** One of each kind. */
export const deCadaClase: PreguntaEscrita[] = [
  {
    texto: 'En compás de 6/8, la unidad de tiempo es la negra con puntillo.',
    opciones: opcionesDe(['Verdadero'], 'Falso'),
    explicacion: 'Es un compás compuesto: dos tiempos, y cada uno se divide en tres corcheas.',
  },
  {
    tipo: 'VARIAS',
    texto: '¿Cuáles de estas notas son de la escala de Re mayor?',
    opciones: opcionesDe(['Fa sostenido', 'Do sostenido', 'Sol'], 'Si bemol', 'Fa'),
    explicacion: 'Su armadura tiene dos sostenidos: Fa y Do.',
  },
  {
    tipo: 'CORTA',
    texto: '¿Qué nota suena igual que La bemol?',
    opciones: [],
    aceptadas: ['Sol sostenido', 'Sol #'],
    explicacion: 'Son enarmónicas: dos nombres de la misma tecla.',
  },
  {
    tipo: 'ORDENAR',
    texto: 'Ordena las figuras, de la más larga a la más corta.',
    opciones: opcionesDe([], 'Redonda', 'Blanca', 'Negra', 'Corchea'),
    explicacion: 'Cada una dura la mitad que la anterior.',
  },
]
