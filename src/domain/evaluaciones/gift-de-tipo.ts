import type { GIFTQuestion, Match, TextChoice, TextFormat } from 'gift-pegjs'
import { enUnaLinea } from '../base/campos.ts'
import type { TipoDePregunta } from './evaluaciones.ts'
import { nombreDeOpcion } from './medios.ts'
import type { OpcionEscrita, PreguntaEscrita } from './preguntas.ts'

/** What stands between the braces, a line each. */
type Escritura = (pregunta: PreguntaEscrita, protect: (texto: string) => string) => string[]

const lineas: Record<TipoDePregunta, Escritura> = {
  UNA: ({ opciones }, protect) => opciones.map((una) => `${signoDe(una)}${protect(nombreDeOpcion(una))}`),
  VARIAS: ({ opciones }, protect) => {
    const correctas = opciones.filter(({ es_correcta }) => es_correcta).length
    const peso = Number((100 / correctas).toFixed(5))
    return opciones.map((una) => `~%${una.es_correcta ? peso : -100}%${protect(nombreDeOpcion(una))}`)
  },
  // With a weight, an arrow in it pairs nothing.
  CORTA: ({ aceptadas }, protect) => (aceptadas ?? []).map((una) => `=%100%${protect(una)}`),
  // GIFT has no such kind: each is paired with its place.
  ORDENAR: ({ opciones }, protect) =>
    opciones.map((una, i) => `=${protect(nombreDeOpcion(una))} -> ${i + 1}`),
}

export const writeRespuestas: Escritura = (pregunta, protect) =>
  lineas[pregunta.tipo ?? 'UNA'](pregunta, protect)

/** Only what begins like a weight needs one, or it would be read as such. */
function signoDe(opcion: OpcionEscrita): string {
  const { es_correcta } = opcion
  const peso = nombreDeOpcion(opcion).startsWith('%') ? (es_correcta ? '%100%' : '%0%') : ''
  return `${es_correcta ? '=' : '~'}${peso}`
}

type Respuestas = Pick<PreguntaEscrita, 'tipo' | 'opciones' | 'aceptadas'>

/** Of which kind it is, and its answers; undefined of what is of no kind of ours. */
export function readRespuestas(
  pregunta: GIFTQuestion,
  read: (texto: TextFormat) => string,
): Respuestas | undefined {
  if (pregunta.type === 'TF') {
    return {
      opciones: [
        { texto: 'Verdadero', es_correcta: pregunta.isTrue },
        { texto: 'Falso', es_correcta: !pregunta.isTrue },
      ],
    }
  }
  const leido = (texto: TextFormat) => enUnaLinea(read(texto))
  if (pregunta.type === 'MC') return deEleccion(pregunta.choices, leido)
  if (pregunta.type === 'Matching') return deOrdenar(pregunta.matchPairs, leido)
  if (pregunta.type !== 'Short') return undefined
  const enteras = pregunta.choices.filter(({ weight }) => weight === null || weight === 100)
  return { tipo: 'CORTA', opciones: [], aceptadas: enteras.map(({ text }) => leido(text)) }
}

/** Where none is wholly right by itself, several have to be marked. */
function deEleccion(choices: TextChoice[], leido: (texto: TextFormat) => string): Respuestas {
  const opciones = choices.map(({ isCorrect, weight, text }) => ({
    texto: leido(text),
    es_correcta: isCorrect || (weight ?? 0) > 0,
  }))
  const isVarias = !choices.some(({ isCorrect }) => isCorrect) && opciones.some((una) => una.es_correcta)
  return isVarias ? { tipo: 'VARIAS', opciones } : { opciones }
}

/** What is paired with its place; any other pairs are not of ours. An arrow may stand in a text. */
function deOrdenar(pares: Match[], leido: (texto: TextFormat) => string): Respuestas | undefined {
  const puestos = pares.map(({ subquestion, subanswer }) => {
    const [, resto = '', lugar] = /^(?:(.*\S)\s*->\s*)?(\d+)$/s.exec(subanswer.trim()) ?? []
    const texto = [leido(subquestion), resto].filter(Boolean).join(' -> ')
    return { lugar: Number(lugar), opcion: { texto, es_correcta: false } }
  })
  const enOrden = puestos.toSorted((uno, otro) => uno.lugar - otro.lugar)
  if (!enOrden.every(({ lugar }, i) => lugar === i + 1)) return undefined
  return { tipo: 'ORDENAR', opciones: enOrden.map(({ opcion }) => opcion) }
}
