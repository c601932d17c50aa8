import { type GIFTQuestion, parse, type TextFormat } from 'gift-pegjs'
import { enVariasLineas } from '../base/campos.ts'
import { textoDeHtml } from '../base/html.ts'
import { readRespuestas, writeRespuestas } from './gift-de-tipo.ts'
import { notaDeMedios } from './medios.ts'
import type { PreguntaEscrita } from './preguntas.ts'
import { check, type Hallazgo, type PreguntasLeidas } from './preguntas-leidas.ts'

/** Questions as Moodle's GIFT. */
export function writeGift(preguntas: readonly PreguntaEscrita[]): string {
  const escritas = preguntas
    .map((una, i) => {
      const explicacion = una.explicacion ? [`####[plain]${protegido(una.explicacion)}`] : []
      const lineas = [...writeRespuestas(una, protegido), ...explicacion].map((linea) => `\t${linea}`)
      return `::Pregunta ${i + 1}::[plain]${protegido(una.texto)} {\n${lineas.join('\n')}\n}\n`
    })
    .join('\n')
  return notaDeMedios(preguntas) + escritas
}

const protegido = (texto: string) => texto.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n')

/** Reads GIFT's questions; of those of a kind that there is not here it says that they can't be taken. */
export function readGift(texto: string): PreguntasLeidas {
  return check(bloquesDe(texto).map(readBloque))
}

interface Bloque {
  linea: number
  texto: string
}

/** Questions stand apart by a blank line; comments and categories are no questions. */
function bloquesDe(texto: string): Bloque[] {
  const bloques: Bloque[] = []
  let actual: Bloque | undefined
  for (const [i, linea] of texto
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (linea.trim() === '') actual = undefined
    else if (!/^\s*(\/\/|\$CATEGORY:)/i.test(linea)) {
      if (!actual) {
        actual = { linea: i + 1, texto: '' }
        bloques.push(actual)
      }
      actual.texto += `${linea}\n`
    }
  }
  return bloques
}

function readBloque({ linea, texto }: Bloque): Hallazgo {
  try {
    const [pregunta] = parse(conSignosProtegidos(sinPorcientosProtegidos(texto)))
    if (!pregunta || pregunta.type === 'Category' || pregunta.type === 'Description') {
      return { linea, mensaje: 'Falta la llave { con las opciones de la pregunta.' }
    }
    const respuestas = readRespuestas(pregunta, read)
    if (!respuestas) return { linea, mensaje: DE_OTRA_CLASE }
    const { globalFeedback } = pregunta
    const explicacion = (globalFeedback && enVariasLineas(read(globalFeedback))) || undefined
    const leida = { ...respuestas, texto: enVariasLineas(read(pregunta.stem)), explicacion }
    return { linea, pregunta: leida, aviso: avisoDe(textosDe(pregunta)) }
  } catch (error) {
    const { name, expected = [] } = error as { name: string; expected?: readonly { text?: string }[] }
    if (name !== 'SyntaxError') throw error
    return { linea, mensaje: expected.some(({ text }) => text === '{') ? MAL_ESCRITA : SIN_CERRAR }
  }
}

/** What this program wrote before protects a sign that GIFT does not. */
const sinPorcientosProtegidos = (texto: string) => texto.replace(/(?<!\\)((?:\\\\)*)\\%/g, '$1%')

/** After its title, the text of a question and then its options. */
const PARTES = /^\s*(?:::(?:\\.|[^\\])*?::)?((?:\\.|[^\\{])*)(.*)$/s

/** Moodle minds no sign but the brace before the options, and among them no colon but a number's. */
function conSignosProtegidos(texto: string): string {
  const [, enunciado = '', opciones = ''] = PARTES.exec(texto) ?? []
  const protect = (parte: string, signos: RegExp) =>
    parte.replace(signos, (uno) => (uno[1] ? uno : `\\${uno}`))
  const isNumero = /^\{\s*#/.test(opciones)
  return protect(enunciado, /\\.|[=~#:]/gs) + (isNumero ? opciones : protect(opciones, /\\.|:/gs))
}

/** 'moodle', which is what says no format, is HTML too. */
const isHtml = ({ format }: TextFormat) => format === 'html' || format === 'moodle'

const isMarkdown = ({ format }: TextFormat) => format === 'markdown'

const read = (uno: TextFormat) => (isHtml(uno) ? textoDeHtml(uno.text) : uno.text)

const textosDe = (pregunta: GIFTQuestion): TextFormat[] => [
  ...('stem' in pregunta ? [pregunta.stem] : []),
  ...(pregunta.type === 'MC' ? pregunta.choices.map(({ text }) => text) : []),
]

const IMAGEN = /<(?:img|svg|picture)\b/i
const IMAGEN_DE_MARKDOWN = /!\[[^\]]*\]\(/
const SONIDO_O_VIDEO = /<(?:audio|video|iframe|object|embed)\b/i

/** What of the question can't come along. */
function avisoDe(textos: TextFormat[]): string | undefined {
  const [html, markdown] = [isHtml, isMarkdown].map((cuales) =>
    textos
      .filter(cuales)
      .map(({ text }) => text)
      .join('\n'),
  ) as [string, string]
  const conImagen = IMAGEN.test(html) || IMAGEN_DE_MARKDOWN.test(markdown)
  const avisos = [conImagen && SIN_IMAGEN, SONIDO_O_VIDEO.test(html) && SIN_SONIDO]
  return avisos.filter(Boolean).join(' ') || undefined
}

const DE_OTRA_CLASE =
  'Solo se pueden traer preguntas de opción múltiple, de verdadero y falso, de respuesta corta o de ordenar.'
const SIN_IMAGEN = 'La imagen de esta pregunta no se puede traer.'
const SIN_SONIDO = 'El sonido o video de esta pregunta no se puede traer.'
const SIN_CERRAR = 'Falta la llave } que cierra las opciones.'
const MAL_ESCRITA = 'Esta pregunta no está escrita como GIFT: revisa sus llaves y signos.'
