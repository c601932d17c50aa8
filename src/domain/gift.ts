import { enUnaLinea, enVariasLineas } from './campos.ts'
import { textoDeHtml } from './html.ts'
import type { OpcionEscrita, PreguntaEscrita } from './preguntas.ts'
import { type Hallazgo, type PreguntasLeidas, revisar } from './preguntas-leidas.ts'

/** Questions as Moodle's GIFT. */
export function escribirGift(preguntas: readonly PreguntaEscrita[]): string {
  return preguntas
    .map(({ texto, opciones }, i) => {
      const lineas = opciones.map((una) => `\t${una.es_correcta ? '=' : '~'}${protegido(una.texto)}`)
      return `::Pregunta ${i + 1}::[plain]${protegido(texto)} {\n${lineas.join('\n')}\n}\n`
    })
    .join('\n')
}

const protegido = (texto: string) => texto.replace(/[\\~=#{}:%]/g, '\\$&').replaceAll('\n', '\\n')

/** Reads GIFT's multiple-choice and true-false questions; of its other kinds it says that they can't be taken. */
export function leerGift(texto: string): PreguntasLeidas {
  return revisar(bloquesDe(texto).map(leerBloque))
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

function leerBloque({ linea, texto }: Bloque): Hallazgo {
  const [abre, cierra] = [buscar(texto, '{'), buscar(texto, '}')]
  if (abre < 0) return { linea, mensaje: 'Falta la llave { con las opciones de la pregunta.' }
  if (cierra < abre) return { linea, mensaje: 'Falta la llave } que cierra las opciones.' }
  const antes = texto.slice(0, abre).replace(/^\s*::(?:\\.|[^\\])*?::/, '')
  const despues = texto.slice(cierra + 1).trim()
  const [, formato = ''] = /^\s*\[(html|plain|markdown|moodle)\]/i.exec(antes) ?? []
  const leer = (parte: string) =>
    formato.toLowerCase() === 'html' ? textoDeHtml(desprotegido(parte)) : desprotegido(parte)
  const enunciado = antes.replace(/^\s*\[\w+\]/, '').trim()
  // What stands behind the options makes of it a gap to fill.
  const pregunta = leer(despues ? `${enunciado} _____ ${despues}` : enunciado)
  const opciones = leerOpciones(texto.slice(abre + 1, cierra), leer)
  if (typeof opciones === 'string') return { linea, mensaje: opciones }
  return { linea, pregunta: { texto: enVariasLineas(pregunta), opciones } }
}

const SIN_OPCIONES = 'Solo se pueden traer preguntas de opción múltiple, o de verdadero y falso.'

function leerOpciones(texto: string, leer: (parte: string) => string): OpcionEscrita[] | string {
  const [, verdad] = /^\s*(T|TRUE|F|FALSE)\s*(?:#|$)/i.exec(texto) ?? []
  if (verdad) {
    const es_correcta = /^t/i.test(verdad)
    return [
      { texto: 'Verdadero', es_correcta },
      { texto: 'Falso', es_correcta: !es_correcta },
    ]
  }
  const partes = [...texto.matchAll(/(?:^|(?<=[^\\]))([=~])((?:\\[\s\S]|[^\\=~])*)/g)]
  // Without a wrong one it is a short answer or a matching.
  const hayIncorrectas = partes.some(([, signo]) => signo === '~')
  if (/^\s*#/.test(texto) || !hayIncorrectas) return SIN_OPCIONES
  return partes.map(([, signo, resto = '']) => {
    const [, peso, cuerpo = ''] = /^\s*(?:%(-?[\d.]+)%)?([\s\S]*)$/.exec(resto) ?? []
    const comentario = buscar(cuerpo, '#')
    const dicho = comentario < 0 ? cuerpo : cuerpo.slice(0, comentario)
    const es_correcta = signo === '=' || Number(peso ?? 0) > 0
    return { texto: enUnaLinea(leer(dicho.trim().replace(/^\[\w+\]/, ''))), es_correcta }
  })
}

/** Where a sign stands that no backslash protects; -1 where it does not. */
function buscar(texto: string, signo: string): number {
  for (let i = 0; i < texto.length; i++) {
    if (texto[i] === '\\') i++
    else if (texto.startsWith(signo, i)) return i
  }
  return -1
}

const desprotegido = (texto: string) =>
  texto.replace(/\\(n|[\\~=#{}:%])/g, (_, signo) => (signo === 'n' ? '\n' : signo))
