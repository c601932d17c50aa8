import { conDosDecimales } from '../base/numeros.ts'

/** A kind of file that may be uploaded. */
export interface TipoDeArchivo {
  mime: string
  /** How its names may end; the first one is given to a name that ends otherwise. */
  extensiones: [string, ...string[]]
}

const tipo = (mime: string, ...extensiones: TipoDeArchivo['extensiones']): TipoDeArchivo => ({
  mime,
  extensiones,
})
const OFICINA = 'application/vnd.openxmlformats-officedocument'
const ABIERTO = 'application/vnd.oasis.opendocument'

const tiposDeArchivo = [
  tipo('image/png', 'png'),
  tipo('image/jpeg', 'jpg', 'jpeg', 'jfif', 'jpe'),
  tipo('image/gif', 'gif'),
  tipo('image/webp', 'webp'),
  tipo('application/pdf', 'pdf'),
  tipo('application/msword', 'doc'),
  tipo('application/vnd.ms-excel', 'xls'),
  tipo('application/vnd.ms-powerpoint', 'ppt'),
  tipo(`${OFICINA}.wordprocessingml.document`, 'docx'),
  tipo(`${OFICINA}.spreadsheetml.sheet`, 'xlsx'),
  tipo(`${OFICINA}.presentationml.presentation`, 'pptx'),
  tipo(`${ABIERTO}.text`, 'odt'),
  tipo(`${ABIERTO}.spreadsheet`, 'ods'),
  tipo(`${ABIERTO}.presentation`, 'odp'),
  // Notation in ABC is text.
  tipo('text/plain', 'txt', 'abc'),
  tipo('text/markdown', 'md', 'markdown'),
  tipo('text/csv', 'csv'),
  // WhatsApp ends its own so.
  tipo('audio/mpeg', 'mp3', 'mpga', 'mpeg'),
  tipo('audio/aac', 'aac'),
  tipo('audio/amr', 'amr', 'awb'),
  tipo('audio/aiff', 'aiff', 'aif', 'aifc'),
  tipo('audio/x-caf', 'caf'),
  tipo('audio/ogg', 'ogg', 'oga', 'opus'),
  tipo('video/ogg', 'ogv', 'ogg'),
  tipo('audio/wav', 'wav'),
  tipo('audio/flac', 'flac'),
  tipo('audio/midi', 'mid', 'midi'),
  tipo('video/mp4', 'mp4', 'm4v'),
  tipo('video/3gpp', '3gp', '3gpp', '3g2'),
  tipo('video/webm', 'webm'),
  // After the films, whose endings are theirs.
  tipo('audio/mp4', 'm4a', 'm4b', 'mp4', '3ga', '3gp', '3gpp', '3g2'),
  tipo('audio/webm', 'weba', 'webm'),
  tipo('video/quicktime', 'mov'),
  tipo('application/vnd.recordare.musicxml+xml', 'xml', 'musicxml'),
  tipo('application/vnd.recordare.musicxml', 'mxl'),
  tipo('application/x-musescore', 'mscz'),
  tipo('application/zip', 'zip'),
]

/** What is not taken as it is, though whoever has it can send the same in another way. */
export const COMO_ENVIARLO = {
  heic: 'Las fotos HEIC no se ven en todas partes: envíala como JPG. En el iPhone, elige «Más compatible» en Ajustes, Cámara, Formatos, o haz una captura de la foto.',
  rtf: 'Los documentos RTF no se admiten: ábrelo en Word o en LibreOffice, guárdalo como PDF o DOCX y envía ese archivo.',
} as const

export function tipoDeExtension(extension: string): TipoDeArchivo | undefined {
  return tiposDeArchivo.find(({ extensiones }) => extensiones.includes(extension))
}

/** Of 'Canción.MP3' it is 'mp3'; blank where there is none. */
export function extensionDe(nombre: string): string {
  return /\.([^./\\]+)$/.exec(nombre)?.[1]?.toLowerCase() ?? ''
}

const LARGO_DE_NOMBRE = 150

/** Whether a name that ends so says of which kind its file is, rightly or not. */
const isTerminacion = (extension: string) =>
  tipoDeExtension(extension) !== undefined || Object.hasOwn(COMO_ENVIARLO, extension)

/** A name as it is kept: without folders, and ending as its type does, once. */
export function nombreDeArchivo(nombre: string, { extensiones }: TipoDeArchivo): string {
  const propio = (nombre.split(/[/\\]/).at(-1) ?? '')
    .slice(-4 * LARGO_DE_NOMBRE)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  const extension = extensionDe(propio)
  const conocida = extensiones.includes(extension)
  const base = (conocida || isTerminacion(extension) ? propio.slice(0, -extension.length - 1) : propio)
    .replace(/^\.+|\.+$/g, '')
    .trim()
  const corta = [...(base || 'archivo')].slice(0, LARGO_DE_NOMBRE).join('')
  return `${corta}.${conocida ? extension : extensiones[0]}`
}

/** What is text, and is read where it stands. */
export const seLee = (mime: string): boolean => mime.startsWith('text/')

/** What a browser shows; all else is only downloaded. */
export function seMuestra(mime: string): boolean {
  return mime === 'application/pdf' || /^image\/(png|jpeg|gif|webp)$/.test(mime)
}

/** '1,25 MB'; what is smaller, '12 KB', and nothing but an empty file is none. */
export function textoDeTamano(bytes: number): string {
  const kilobytes = Math.max(Math.round(bytes / 1024), Math.sign(bytes))
  return kilobytes < 1024 ? `${kilobytes} KB` : `${conDosDecimales(bytes / 1024 / 1024)} MB`
}

/** The same of what many files take: '3,50 GB'. */
export function textoDeEspacio(bytes: number): string {
  const gigas = bytes / 1024 / 1024 / 1024
  return gigas < 1 ? textoDeTamano(bytes) : `${conDosDecimales(gigas)} GB`
}

/** How many bytes an upload may have: sound and film, and everything else. */
export interface Maximos {
  archivo: number
  medio: number
}

/** How large a file of this kind may be; where nobody knows the kind, as large as any. */
export function maximoDe(tipo: TipoDeArchivo | undefined, { archivo, medio }: Maximos): number {
  if (!tipo) return Math.max(archivo, medio)
  return /^(?:audio|video)\//.test(tipo.mime) ? medio : archivo
}

/** Nothing else is called so: to send it first would be in vain. */
const PROGRAMA = /\.(?:exe|msi|dll|scr|bat|cmd|apk|dmg)$/i

/** What is wrong with a file before it is sent; of which kind it is the server judges, by its content. */
export function faltaDeArchivo(
  archivo: { name: string; size: number },
  maximos: Maximos,
): string | undefined {
  if (archivo.size === 0) return ARCHIVO_VACIO
  const maximo = maximoDe(tipoDeExtension(extensionDe(archivo.name)), maximos)
  if (archivo.size > maximo) return archivoDemasiadoGrande(maximo)
  return PROGRAMA.test(archivo.name) ? 'No se admiten archivos de ese tipo.' : undefined
}

/** 'Hasta 25 MB', or 'Hasta 25 MB (audio y video, 100 MB)'. */
export function textoDeMaximos({ archivo, medio }: Maximos): string {
  const deMedios = archivo === medio ? '' : ` (audio y video, ${megasDe(medio)} MB)`
  return `Hasta ${megasDe(archivo)} MB${deMedios}`
}

export const megasDe = (bytes: number) => Math.floor(bytes / 1024 / 1024)

export const ARCHIVO_VACIO = 'El archivo está vacío.'

export const archivoDemasiadoGrande = (maximo: number) =>
  `El archivo no puede pasar de ${megasDe(maximo)} MB.`

export const SIN_ARCHIVO = 'Por favor, seleccione un archivo para subir.'
