import { enUnaLinea, enVariasLineas } from '../base/campos.ts'
import { nombreDeOpcion } from './clave-de-opcion.ts'
import { readGift } from './gift.ts'
import { notaDeMedios } from './medios.ts'
import { OPCIONES, type PreguntaEscrita } from './preguntas.ts'
import { check, type Hallazgo, type PreguntasLeidas } from './preguntas-leidas.ts'

const LETRAS = 'abcdefghijklmnopqrstuvwxyz'

const NUMERO = /^\s*\d{1,3}[.)]\s+/
const OPCION = /^\s*(?:(\*)\s*)?([a-z])[.)]\s+(.*)$/i
const RESPUESTA = /^\s*(?:respuesta|answer)\s*:\s*([a-z])\s*$/i
/** A line of a question that would be taken for something else. */
const CONFUNDIBLE = /^\s*(?:\\|\/\/|\d{1,3}[.)]\s|(?:\*\s*)?[a-z][.)]\s|(?:respuesta|answer)\s*:)/i

/** '1. ¿Quién…?', a line for each option ('a) …'), and an asterisk before the right one. */
export function writeTexto(preguntas: readonly PreguntaEscrita[]): string {
  const escritas = preguntas
    .map(({ texto, opciones }, i) => {
      const [primera = '', ...resto] = texto.split('\n')
      const enunciado = [primera, ...resto.map((linea) => (CONFUNDIBLE.test(linea) ? `\\${linea}` : linea))]
      const lineas = opciones.map(
        (una, j) => `${una.es_correcta ? '*' : ''}${LETRAS[j]}) ${nombreDeOpcion(una)}`,
      )
      return `${[`${i + 1}. ${enunciado.join('\n')}`, ...lineas].join('\n')}\n`
    })
    .join('\n')
  return notaDeMedios(preguntas) + escritas
}

interface Abierta {
  linea: number
  enunciado: string[]
  opciones: { letra: string; texto: string; es_correcta: boolean }[]
}

/** Reads that, and what Aiken's format writes ('A. …', 'ANSWER: B'). */
export function readTexto(texto: string): PreguntasLeidas {
  const abiertas: Abierta[] = []
  let actual: Abierta | undefined
  for (const [i, linea] of texto
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (linea.trimStart().startsWith('//')) continue
    const opcion = OPCION.exec(linea)
    const [, respuesta] = RESPUESTA.exec(linea) ?? []
    if (actual && respuesta) markRespuesta(actual, respuesta)
    else if (actual && opcion && !isFull(actual)) addOpcion(actual, opcion)
    else if (actual && actual.opciones.length === 0 && !NUMERO.test(linea)) {
      actual.enunciado.push(linea.replace(/^(\s*)\\/, '$1'))
    } else if (linea.trim() !== '') {
      actual = { linea: i + 1, enunciado: [linea.replace(NUMERO, '')], opciones: [] }
      abiertas.push(actual)
    }
  }
  return check(abiertas.map(toHallazgo))
}

function markRespuesta({ opciones }: Abierta, respuesta: string): void {
  for (const una of opciones) una.es_correcta = una.letra === respuesta.toLowerCase()
}

const isFull = ({ opciones }: Abierta) => opciones.length > OPCIONES.maximo

function addOpcion({ opciones }: Abierta, [, marca, letra = '', texto = '']: RegExpExecArray): void {
  opciones.push({ letra: letra.toLowerCase(), texto: enUnaLinea(texto), es_correcta: marca === '*' })
}

function toHallazgo({ linea, enunciado, opciones }: Abierta): Hallazgo {
  if (opciones.length === 0)
    return { linea, mensaje: 'Esta pregunta no tiene opciones: escribe «a) …» debajo.' }
  const pregunta = {
    texto: enVariasLineas(enunciado.join('\n')),
    opciones: opciones.map(({ texto, es_correcta }) => ({ texto, es_correcta })),
  }
  return { linea, pregunta }
}

/** Either format: the one in which more is found. */
export function readPreguntas(texto: string): PreguntasLeidas {
  const [enGift, enTexto] = [readGift(texto), readTexto(texto)]
  const isGift =
    enGift.preguntas.length > enTexto.preguntas.length ||
    (enTexto.preguntas.length === 0 && /^\s*::|(?<!\\)\{/m.test(texto))
  return isGift ? enGift : enTexto
}
