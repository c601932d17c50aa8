import { archivoDemasiadoGrande, type Maximos, maximoDe } from '../../../src/domain/archivos/archivos.ts'
import { FOTO_GRANDE, MAXIMO_DE_FOTO } from '../../../src/domain/archivos/fotos.ts'
import { LOGO_GRANDE, MAXIMO_DE_LOGO } from '../../../src/domain/casa/institucion.ts'
import { MAXIMO_DE_PLANILLA } from '../../../src/domain/inscripciones/importaciones.ts'
import { VOZ_MAXIMA_BYTES } from '../../../src/domain/tareas/comentarios-de-entrega.ts'
import { demasiadoGrande, lengthOf } from '../services/steady.ts'
import { AppError } from './app-error.ts'

/** Of a body without a file. */
export const LONGEST = 64 * 1024
export const LONGEST_WITH_RICH_TEXT = 1024 * 1024
/** A form's texts, and what stands between them. */
export const BESIDE_A_FILE = 128 * 1024

interface Largo {
  maximo: number
  texto: string
}

/** Refuses what is announced to be larger than its route takes: nothing of it is read, whoever sends it. */
export function refuseLarge(request: Request, maximos: Maximos): void {
  const length = lengthOf(request)
  if (length <= LONGEST) return
  const largo = largoDeArchivo(request, maximos)
  if (!largo && length > LONGEST_WITH_RICH_TEXT) throw demasiadoGrande()
  if (largo && length > largo.maximo + BESIDE_A_FILE) throw new AppError(413, 'archivo_grande', largo.texto)
}

/** Whether it brings a file, which its route reads as it comes. */
export const bringsArchivo = (request: Request, maximos: Maximos): boolean =>
  largoDeArchivo(request, maximos) !== undefined

/** By address, and not at each route: at this moment a route's own words are not known. */
function largoDeArchivo({ url, headers }: Request, maximos: Maximos): Largo | undefined {
  if (!CON_ARCHIVO.test(headers.get('content-type') ?? '')) return undefined
  const path = new URL(url).pathname
  return largos(maximos).find(([rutas]) => rutas.test(path))?.[1]
}

const CON_ARCHIVO = /^(multipart\/form-data|application\/offset\+octet-stream)\s*(;|$)/i

const largos = (maximos: Maximos): [RegExp, Largo][] => [
  [/^\/api\/composers\/photo$/, { maximo: MAXIMO_DE_FOTO, texto: FOTO_GRANDE }],
  [/^\/api\/admin\/institucion\/logo$/, { maximo: MAXIMO_DE_LOGO, texto: LOGO_GRANDE }],
  [/^\/api\/admin\/(alumnos|catedras\/[^/]+)\/importar$/, conTexto(MAXIMO_DE_PLANILLA)],
  [/^\/api\/(admin|docente)\/tareasAsignaciones\/[^/]+\/comentarios$/, conTexto(VOZ_MAXIMA_BYTES)],
  [/^\/api\/alumnos\/me\/catedras\/[^/]+\/justificativos$/, conTexto(maximos.archivo)],
  [
    /^\/api\/((admin|docente)\/upload\/multimedia|tareas\/[^/]+\/submit|subidas\/[^/]+)$/,
    conTexto(maximoDe(undefined, maximos)),
  ],
]

const conTexto = (maximo: number): Largo => ({ maximo, texto: archivoDemasiadoGrande(maximo) })
