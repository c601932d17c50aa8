import { z } from 'zod'
import { SIN_ARCHIVO } from './archivos.ts'
import { escrito, esDireccionWeb, LARGO, pasaDe, textoEscrito } from './campos.ts'

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
function leerRecurso(valor: unknown): Escrito {
  const { type, value } = recursoEscrito.safeParse(Object(valor)).data ?? { type: '', value: '' }
  return { type, value: type === 'file' ? rutaDeSubida(value) : value }
}

export const recursosEscritos = escrito<Escrito[]>([], 'una lista de recursos', (valor) =>
  Array.isArray(valor) ? valor.map(leerRecurso) : undefined,
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
    return esRutaDeSubida(escrito) ? undefined : 'Ese archivo no existe, o no es tuyo.'
  }
  if (!escrito) return 'Escribe la dirección del recurso.'
  if (pasaDe(escrito, LARGO.direccion)) return 'La dirección no puede pasar de 2.000 caracteres.'
  if (!esDireccionWeb(escrito)) return 'La dirección debe comenzar con http:// o https://.'
  if (type === 'youtube' && !idDeYoutube(escrito)) return 'Esa dirección no es de un video de YouTube.'
  return undefined
}

const ANFITRIONES = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$|^(?:www\.)?youtu\.be$/i
const ID = /^[\w-]{11}$/

/** The 11 characters that name a video; nothing where the address is not of one. */
export function idDeYoutube(direccion: string): string | undefined {
  const url = URL.parse(direccion)
  if (!url || !ANFITRIONES.test(url.hostname)) return undefined
  const partes = url.pathname.split('/').filter(Boolean)
  const esCorta = /youtu\.be$/i.test(url.hostname)
  const enCamino = esCorta ? partes[0] : /^(embed|shorts|live|v|e)$/.test(partes[0] ?? '') && partes[1]
  const id = enCamino || url.searchParams.get('v') || ''
  return ID.test(id) ? id : undefined
}

const RUTA = /^uploads\/(?:recursos|tareas)\/[\w-]+\.\w+$/

export function esRutaDeSubida(ruta: string): boolean {
  return RUTA.test(ruta)
}

/** As it is kept, however it is written: '/uploads/x' and 'x' are 'uploads/x'. */
export function rutaDeSubida(escrita: string): string {
  const ruta = escrita.trim().replace(/^\/+/, '')
  if (ruta === '') return ''
  return (ruta.startsWith('uploads/') ? ruta : `uploads/${ruta}`).replace(
    'uploads/entregas/',
    'uploads/tareas/',
  )
}
