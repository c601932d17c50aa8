import { z } from 'zod'
import { SIN_ARCHIVO } from '../archivos/archivos.ts'
import { escrito, exceeds, isDireccionWeb, LARGO, textoEscrito } from '../base/campos.ts'
import { idDeYoutube, isRutaDeSubida, rutaDeSubida } from './rutas-de-recursos.ts'

/** What a unit's resource is: an address, a video of YouTube, an uploaded file. */
export const tiposDeRecurso = ['url', 'youtube', 'file'] as const
export type TipoDeRecurso = (typeof tiposDeRecurso)[number]

export interface Recurso {
  type: TipoDeRecurso
  /** The address, the video's address, or the path of the upload. */
  value: string
}

const RECURSOS_MAXIMO = 50

const recursoEscrito = z.object({ type: textoEscrito, value: textoEscrito })
type Escrito = z.infer<typeof recursoEscrito>

/** What is of a wrong type leaves it blank, and the rules say what is missing. */
function readRecurso(valor: unknown): Escrito {
  const { type, value } = recursoEscrito.safeParse(Object(valor)).data ?? { type: '', value: '' }
  return { type, value: type === 'file' ? rutaDeSubida(value) : value }
}

export const recursosEscritos = escrito<Escrito[]>([], 'una lista de recursos', (valor) =>
  Array.isArray(valor) ? valor.map(readRecurso) : undefined,
).meta({ type: 'array', items: z.toJSONSchema(recursoEscrito, { io: 'input' }) as { type: 'object' } })

/** What is wrong with a list of resources, each at its own field: 'recursos.0.value'. */
export function reglasDeRecursos(recursos: Escrito[], ctx: z.core.$RefinementCtx): void {
  const falta = (posicion: number, campo: keyof Escrito, message: string) =>
    ctx.issues.push({ code: 'custom', input: recursos, path: ['recursos', posicion, campo], message })

  if (recursos.length > RECURSOS_MAXIMO) {
    falta(RECURSOS_MAXIMO, 'value', `No puede haber más de ${RECURSOS_MAXIMO} recursos.`)
    return
  }
  for (const [i, recurso] of recursos.entries()) {
    if (!tiposDeRecurso.includes(recurso.type as TipoDeRecurso)) {
      falta(i, 'type', 'Cada recurso es una dirección (url), un video (youtube) o un archivo (file).')
      continue
    }
    const mensaje = faltaDeRecurso(recurso as Recurso)
    if (mensaje) falta(i, 'value', mensaje)
  }
}

/** What is wrong with one resource; nothing where it is right. */
export function faltaDeRecurso({ type, value }: Recurso): string | undefined {
  const escrito = value.trim()
  if (type === 'file') {
    if (!escrito) return SIN_ARCHIVO
    return isRutaDeSubida(escrito) ? undefined : 'Ese archivo no existe, o no es tuyo.'
  }
  if (!escrito) return 'Escribe la dirección del recurso.'
  if (exceeds(escrito, LARGO.direccion)) return 'La dirección no puede pasar de 2.000 caracteres.'
  if (!isDireccionWeb(escrito)) return 'La dirección debe comenzar con http:// o https://.'
  if (type === 'youtube' && !idDeYoutube(escrito)) return 'Esa dirección no es de un video de YouTube.'
  return undefined
}
