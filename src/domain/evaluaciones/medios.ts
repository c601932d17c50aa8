import { z } from 'zod'
import { enteroEscrito, exceeds, textoEscrito } from '../base/campos.ts'
import { cuantos } from '../base/numeros.ts'
import { fueraDe } from '../base/reglas-de-formulario.ts'
import { recetaEscrita } from '../oido/receta-escrita.ts'
import { isRutaDeSubida, rutaDeSubida } from '../planes/rutas-de-recursos.ts'
import { claveDeOpcion } from './clave-de-opcion.ts'
import type { OpcionEscrita, PreguntaEscrita } from './preguntas.ts'

const MEGA = 1024 * 1024

/** How large a question's image and sound may be. */
export const IMAGEN = { bytes: 5 * MEGA, acepta: 'image/png,image/jpeg,image/gif,image/webp' } as const
export const SONIDO = { bytes: 10 * MEGA, duracion_ms: 3 * 60_000, acepta: 'audio/*' } as const
export const ESCUCHAS = { minimo: 1, maximo: 10 } as const
export const ALTERNATIVA = 200

export const SIN_ALTERNATIVA = 'Di en palabras qué se ve.'
export const IMAGEN_INVALIDA = 'La imagen tiene que ser PNG, JPG, GIF o WebP, de hasta 5 MB.'
export const SONIDO_INVALIDO = 'El sonido tiene que ser un archivo de audio, de hasta 10 MB y 3 minutos.'

interface Archivo {
  tipo: string
  bytes: number
  duracion_ms?: number | null
}

export const isImagen = ({ tipo, bytes }: Archivo) =>
  IMAGEN.acepta.split(',').includes(tipo) && bytes <= IMAGEN.bytes

export const isSonido = ({ tipo, bytes, duracion_ms }: Archivo) =>
  /^audio\/(?!midi$)/.test(tipo) && bytes <= SONIDO.bytes && (duracion_ms ?? 0) <= SONIDO.duracion_ms

/** As a form sends them, for who reads the API's description. */
const notacion = z.union([z.object({ abc: z.string() }), z.string()])
export const camposDeMedios = {
  imagen: textoEscrito,
  sonido: textoEscrito,
  notacion: notacion.optional(),
  escuchas: enteroEscrito,
}
export const camposDeMediosDeOpcion = {
  imagen: textoEscrito,
  notacion: notacion.optional(),
  alternativa: textoEscrito,
}

/** Of a question as it came, what it shows and sounds. */
export function readMedios(
  valor: unknown,
): Pick<PreguntaEscrita, 'imagen' | 'sonido' | 'notacion' | 'escuchas' | 'oido'> {
  const { imagen, sonido, notacion, escuchas, oido } = Object(valor)
  const veces = enteroEscrito.parse(escuchas)
  return {
    imagen: readRuta(imagen),
    sonido: readRuta(sonido),
    notacion: readNotacion(notacion),
    // What is no number is out of range, and as JSON too.
    escuchas: Number.isNaN(veces) ? 0 : veces,
    oido: recetaEscrita.safeParse(oido).data ?? null,
  }
}

/** The same of an option; without a medium there is nothing to put in words. */
export function readMediosDeOpcion(
  valor: unknown,
): Pick<OpcionEscrita, 'imagen' | 'notacion' | 'alternativa'> {
  const imagen = readRuta(Object(valor).imagen)
  const notacion = readNotacion(Object(valor).notacion)
  const alternativa = textoEscrito.safeParse(Object(valor).alternativa).data || null
  return { imagen, notacion, alternativa: imagen || notacion ? alternativa : null }
}

/** What is no text names a file that there is not, as a text may. */
const readRuta = (valor: unknown): string | null =>
  rutaDeSubida(textoEscrito.safeParse(valor).data ?? JSON.stringify(valor)) || null

/** A score as a form names it, or an answer says it: the path of what was sent, or what was typed. */
function readNotacion(valor: unknown): string | null {
  const { abc, original } = Object(valor)
  const dicha = [valor, abc, original].find((una) => typeof una === 'string' && una.trim() !== '')
  if (typeof dicha !== 'string') return null
  return isRutaDeSubida(rutaDeSubida(dicha)) ? rutaDeSubida(dicha) : dicha
}

export const hasMedio = ({ imagen, notacion }: Pick<OpcionEscrita, 'imagen' | 'notacion'>) =>
  Boolean(imagen || notacion)

/** Two options are alike when their text and media are. */
export const claveConMedios = ({
  texto,
  imagen,
  notacion,
}: Pick<OpcionEscrita, 'texto' | 'imagen'> & { notacion?: unknown }) =>
  JSON.stringify([claveDeOpcion(texto), imagen ?? null, notacion ?? null])

type Falta = readonly [campo: (string | number)[], mensaje: string]

export function faltasDeMedios({ escuchas = null, opciones }: PreguntaEscrita): Falta[] {
  const faltas: Falta[] = []
  if (fueraDe(escuchas, ESCUCHAS.minimo, ESCUCHAS.maximo)) {
    faltas.push([['escuchas'], `Las escuchas van de ${ESCUCHAS.minimo} a ${ESCUCHAS.maximo}.`])
  }
  for (const [i, opcion] of opciones.entries()) {
    const { alternativa } = opcion
    if (hasMedio(opcion) && !alternativa) faltas.push([['opciones', i, 'alternativa'], SIN_ALTERNATIVA])
    if (exceeds(alternativa ?? '', ALTERNATIVA)) {
      faltas.push([['opciones', i, 'alternativa'], `No puede pasar de ${ALTERNATIVA} caracteres.`])
    }
  }
  return faltas
}

/** What a text of these questions begins with, where it can't take along all that they have. */
export function notaDeMedios(preguntas: readonly PreguntaEscrita[]): string {
  const n = preguntas.filter(
    (una) => hasMedio(una) || una.sonido || una.oido || una.opciones.some(hasMedio),
  ).length
  if (n === 0) return ''
  return `// ${cuantos(n, 'pregunta tiene', 'preguntas tienen')} imagen, sonido o notación, que este archivo no lleva.\n\n`
}
