import { textoDeHtml } from './html.ts'
import { cuantos } from './numeros.ts'
import { conLetrasEnteras } from './texto.ts'

/** What a message may have: more is not read in a group, and a link needs no more. */
export const LARGO_DE_MENSAJE = 700

/** A title and each of the lines under it leave room for the rest. */
const LARGO_DE_LINEA = 120

/** Fewer characters of a text say nothing. */
const POCO = 20

interface Mensaje {
  titulo: string
  /** Under the title; what is empty is left out. */
  lineas?: readonly (string | null)[]
  /** What is cut where all of it does not fit. */
  texto?: string
  enlace: string
}

/** A message for WhatsApp: the title in bold, what is said, and the link at its end, whole whatever else is cut. */
export function mensajeDe({ titulo, lineas = [], texto = '', enlace }: Mensaje): string {
  const lugar = LARGO_DE_MENSAJE - enlace.length - 2
  const dicho = enUnaLinea(titulo)
  const cabeza = [dicho && `*${dicho}*`, ...lineas.map((una) => enUnaLinea(una ?? ''))]
    .filter(Boolean)
    .join('\n')
  const resto = lugar - cabeza.length - 2
  const partes = [recortado(cabeza, lugar), resto < POCO ? '' : recortado(sinMarcas(texto), resto), enlace]
  return partes.filter(Boolean).join('\n\n')
}

interface EnCatedra {
  catedra: string
  enlace: string
}

/** Whoever wrote it is not named. */
export const textoDePublicacion = (
  una: EnCatedra & {
    titulo: string
    /** HTML, as of a task. */
    contenido: string
  },
): string =>
  mensajeDe({
    titulo: una.titulo,
    lineas: [una.catedra],
    texto: textoDeHtml(una.contenido),
    enlace: una.enlace,
  })

export const textoDeTarea = (
  una: EnCatedra & { titulo: string; descripcion: string; vence: string | null; puntos: number },
): string =>
  mensajeDe({
    titulo: `Tarea: ${una.titulo}`,
    lineas: [
      una.catedra,
      una.vence && `Se entrega hasta el ${una.vence}.`,
      `Vale ${cuantos(una.puntos, 'punto', 'puntos')}.`,
    ],
    texto: textoDeHtml(una.descripcion),
    enlace: una.enlace,
  })

export const textoDeEvaluacion = (
  una: EnCatedra & { titulo: string; vence: string | null; preguntas: number },
): string =>
  mensajeDe({
    titulo: `Evaluación: ${una.titulo}`,
    lineas: [
      una.catedra,
      `${cuantos(una.preguntas, 'pregunta', 'preguntas')}.`,
      una.vence && `Se hace hasta el ${una.vence}.`,
    ],
    enlace: una.enlace,
  })

export const textoDeInvitacion = (una: EnCatedra & { pasos: readonly string[] }): string =>
  mensajeDe({
    titulo: 'Ya puedes entrar a tu cátedra',
    lineas: [una.catedra, ...una.pasos],
    enlace: una.enlace,
  })

/** How many, and never who. */
export const textoDeFaltan = (
  una: EnCatedra & { titulo: string; vence: string | null; faltan: number },
): string =>
  mensajeDe({
    titulo: cuantosFaltan(una.faltan),
    lineas: [`Tarea: ${una.titulo}`, una.catedra, una.vence && `Se entrega hasta el ${una.vence}.`],
    enlace: una.enlace,
  })

function cuantosFaltan(faltan: number): string {
  if (faltan === 0) return 'No falta entregar nadie'
  return faltan === 1 ? 'Falta entregar 1' : `Faltan entregar ${faltan}`
}

export const textoDeCreador = (uno: {
  nombre: string
  /** 'Compositor', and the years of a life. */
  datos: readonly string[]
  bio: string
  enlace: string
}): string => mensajeDe({ titulo: uno.nombre, lineas: uno.datos, texto: uno.bio, enlace: uno.enlace })

/** What may be shown on a line, and within bold. */
export const enUnaLinea = (texto: string, largo = LARGO_DE_LINEA): string =>
  recortado(sinMarcas(texto).replace(/\s+/g, ' '), largo).trim()

/** What turns the order of letters, or is none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that are taken out
const INVISIBLES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** WhatsApp has no way to write its own marks as signs: signs that look like them stand for them. */
const PARECIDAS: Record<string, string> = { '*': '∗', _: 'ˍ', '~': '∼', '`': 'ˋ' }

/** A text that can make nothing bold, slanted or struck. Between letters, as in an address, `_` and `~` mark nothing. */
export function sinMarcas(texto: string): string {
  return conLetrasEnteras(texto)
    .replace(INVISIBLES, '')
    .replace(/[*`]|(?<![\p{L}\p{N}])[_~]|[_~](?![\p{L}\p{N}])/gu, (marca) => PARECIDAS[marca] ?? marca)
    .trim()
}

/** Cut behind a word; a single one that is longer, inside it. */
export function recortado(texto: string, largo: number): string {
  if (texto.length <= largo) return texto
  const entra = texto.slice(0, Math.max(0, largo - 1))
  const hastaPalabra = /\s/.test(texto.charAt(entra.length)) ? entra : entra.replace(/\s+\S*$/, '')
  const sinMedia = hastaPalabra.replace(/[\ud800-\udbff]$/, '')
  return `${sinMedia.replace(/[\s,;:.]+$/, '')}…`
}
