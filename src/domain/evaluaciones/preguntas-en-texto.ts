import { enUnaLinea, enVariasLineas } from '../base/campos.ts'
import type { TipoDePregunta } from './evaluaciones.ts'
import { readGift } from './gift.ts'
import { OPCIONES } from './limites-de-pregunta.ts'
import { nombreDeOpcion, notaDeMedios } from './medios.ts'
import type { PreguntaEscrita } from './preguntas.ts'
import { check, type Hallazgo, type PreguntasLeidas } from './preguntas-leidas.ts'

const LETRAS = 'abcdefghijklmnopqrstuvwxyz'

const NUMERO = /^\s*\d{1,3}[.)]\s+/
const OPCION = /^\s*(?:(\*)\s*)?([a-z])[.)]\s+(.*)$/i
const RESPUESTA = /^\s*(?:respuesta|answer)\s*:\s*([a-z])\s*$/i
const ACEPTADA = /^\s*vale\s*:\s*(.*)$/i
const EXPLICACION = /^\s*explicaci[oó]n\s*:\s?(.*)$/i
const CLASE = /^\[(varias|ordenar)\]\s*/i
/** A line of a question that would be taken for something else. */
const CONFUNDIBLE =
  /^\s*(?:\\|\/\/|\d{1,3}[.)]\s|(?:\*\s*)?[a-z][.)]\s|(?:respuesta|answer|vale|explicaci[oó]n)\s*:)/i
const CLASE_PROTEGIDA = /^\\(?=\\*\[(?:varias|ordenar)\])/i

/**
 * '1. ¿Quién…?', a line for each option ('a) …'), and an asterisk before a right one. Where several are right, or all are
 * to be put in order, it says so: '1. [varias] …'. A short answer that is taken is 'Vale: …'.
 */
export function writeTexto(preguntas: readonly PreguntaEscrita[]): string {
  const escritas = preguntas
    .map((una, i) => {
      const lineas = [...enunciadoDe(una), ...respuestasDe(una), ...explicacionDe(una)]
      return `${i + 1}. ${lineas.join('\n')}\n`
    })
    .join('\n')
  return notaDeMedios(preguntas) + escritas
}

function enunciadoDe({ tipo, texto }: PreguntaEscrita): string[] {
  const [primera = '', ...resto] = texto.split('\n')
  const clase = tipo === 'VARIAS' || tipo === 'ORDENAR' ? `[${tipo.toLowerCase()}] ` : ''
  const protegida = CLASE_PROTEGIDA.test(`\\${primera}`) ? `\\${primera}` : primera
  return [clase + protegida, ...resto.map((linea) => (CONFUNDIBLE.test(linea) ? `\\${linea}` : linea))]
}

const respuestasDe = ({ tipo, opciones, aceptadas }: PreguntaEscrita): string[] =>
  tipo === 'CORTA'
    ? (aceptadas ?? []).map((una) => `Vale: ${una}`)
    : opciones.map((una, j) => `${una.es_correcta ? '*' : ''}${LETRAS[j]}) ${nombreDeOpcion(una)}`)

const explicacionDe = ({ explicacion }: PreguntaEscrita): string[] =>
  explicacion ? explicacion.split('\n').map((linea) => `Explicación: ${linea}`) : []

interface Abierta {
  linea: number
  enunciado: string[]
  opciones: { letra: string; texto: string; es_correcta: boolean }[]
  aceptadas: string[]
  explicacion: string[]
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
    if (actual && take(actual, linea)) continue
    if (linea.trim() !== '') {
      actual = {
        linea: i + 1,
        enunciado: [linea.replace(NUMERO, '')],
        opciones: [],
        aceptadas: [],
        explicacion: [],
      }
      abiertas.push(actual)
    }
  }
  return check(abiertas.map(toHallazgo))
}

/** Whether a line is of the question that is being read. */
function take(actual: Abierta, linea: string): boolean {
  const { enunciado, opciones, aceptadas, explicacion } = actual
  const opcion = OPCION.exec(linea)
  const [, respuesta] = RESPUESTA.exec(linea) ?? []
  const [, aceptada] = ACEPTADA.exec(linea) ?? []
  const [, explicada] = EXPLICACION.exec(linea) ?? []
  const isRespondida = opciones.length + aceptadas.length > 0
  if (respuesta) markRespuesta(actual, respuesta)
  else if (explicada !== undefined && isRespondida) explicacion.push(explicada)
  else if (opcion && aceptadas.length === 0 && !isFull(actual)) addOpcion(actual, opcion)
  else if (aceptada && opciones.length === 0) aceptadas.push(enUnaLinea(aceptada))
  else if (!isRespondida && !NUMERO.test(linea)) enunciado.push(linea.replace(/^(\s*)\\/, '$1'))
  else return false
  return true
}

function markRespuesta({ opciones }: Abierta, respuesta: string): void {
  for (const una of opciones) una.es_correcta = una.letra === respuesta.toLowerCase()
}

const isFull = ({ opciones }: Abierta) => opciones.length > OPCIONES.maximo

function addOpcion({ opciones }: Abierta, [, marca, letra = '', texto = '']: RegExpExecArray): void {
  opciones.push({ letra: letra.toLowerCase(), texto: enUnaLinea(texto), es_correcta: marca === '*' })
}

function toHallazgo({ linea, enunciado, opciones, aceptadas, explicacion }: Abierta): Hallazgo {
  if (opciones.length + aceptadas.length === 0)
    return { linea, mensaje: 'Esta pregunta no tiene opciones: escribe «a) …» debajo.' }
  const [primera = '', ...resto] = enunciado
  const texto = [primera.replace(CLASE, '').replace(CLASE_PROTEGIDA, ''), ...resto].join('\n')
  const pregunta = {
    texto: enVariasLineas(texto),
    explicacion: enVariasLineas(explicacion.join('\n')) || undefined,
    ...(aceptadas.length > 0 ? { tipo: 'CORTA' as const, aceptadas } : { tipo: claseDe(primera, opciones) }),
    opciones: opciones.map(({ texto, es_correcta }) => ({ texto, es_correcta })),
  }
  return { linea, pregunta }
}

/** Two that are right say it as well. */
function claseDe(primera: string, opciones: Abierta['opciones']): TipoDePregunta | undefined {
  const [, dicha] = CLASE.exec(primera) ?? []
  if (dicha) return dicha.toUpperCase() as TipoDePregunta
  return opciones.filter(({ es_correcta }) => es_correcta).length > 1 ? 'VARIAS' : undefined
}

/** Either format: the one in which more is found. */
export function readPreguntas(texto: string): PreguntasLeidas {
  const [enGift, enTexto] = [readGift(texto), readTexto(texto)]
  const isGift =
    enGift.preguntas.length > enTexto.preguntas.length ||
    (enTexto.preguntas.length === 0 && /^\s*::|(?<!\\)\{/m.test(texto))
  return isGift ? enGift : enTexto
}
