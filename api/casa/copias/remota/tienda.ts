import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { decodeXML } from 'entities'
import { type DestinoS3, nombreDeDestino } from '../../../suelo/services/destino-s3.ts'
import { UsageError } from '../../../suelo/services/settings.ts'

/** How long to wait for an answer to begin, for a piece to pass, and before each other try. */
export interface Paciencia {
  callMs: number
  pieceMs: number
  pausesMs: readonly number[]
}

/** A piece may take its time: four megabytes in it are a line of a quarter of a megabit. */
const PACIENCIA: Paciencia = { callMs: 15_000, pieceMs: 150_000, pausesMs: [1000, 5000, 20_000] }
/** So long a signed address opens something. */
const SIGNED_S = 600
/** An object is a piece of a file, or a text that lists half a million of them. */
const LARGEST = 64 * 1024 * 1024
/** Each has a thousand names. */
const MOST_PAGES = 2000

export interface Objeto {
  /** Within the destination. */
  nombre: string
  bytes: number
  /** By the store's own clock. */
  escrito: number
}

export interface Tienda {
  /** As it may be said. */
  donde: string
  /** Nothing where there is none of that name. */
  get(nombre: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  put(nombre: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  drop(nombre: string): Promise<void>
  list(carpeta: string): Promise<Objeto[]>
}

/** Why the store did not do what it was asked; the message is the one line that the administrator reads. */
export class TiendaError extends UsageError {
  constructor(
    message: string,
    readonly isFinal: boolean,
  ) {
    super(message)
  }
}

/**
 * A store that speaks S3: each call is an address that was signed, and `fetch` asks it, since that can be given up and is
 * read only as far as it may go. What may be well in a moment is tried again.
 */
export function openTienda(destino: DestinoS3, paciencia: Paciencia = PACIENCIA): Tienda {
  const donde = nombreDeDestino(destino)
  const { accessKeyId, secretAccessKey, region } = destino
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const bucket = `${destino.endpoint}/${destino.bucket}`
  const keyOf = (nombre: string) => [destino.prefix, nombre].filter(Boolean).join('/')
  const addressOf = (nombre: string) =>
    `${bucket}/${keyOf(nombre).split('/').map(encodeURIComponent).join('/')}`

  const call = (
    method: 'GET' | 'PUT' | 'DELETE',
    address: string,
    body: Uint8Array<ArrayBuffer> | null = null,
  ) =>
    tryAgain(paciencia.pausesMs, destino, async () => {
      const asked = new URL(address)
      asked.searchParams.set('X-Amz-Expires', String(SIGNED_S))
      const { url } = await signer.sign(asked, { method, aws: { signQuery: true } })
      using limit = timeLimit(method === 'PUT' ? paciencia.pieceMs : paciencia.callMs)
      const response = await fetch(url, { method, body, redirect: 'manual', signal: limit.signal })
      limit.extend(paciencia.pieceMs)
      const bytes = await readBytes(destino, response)
      if (response.ok) return requireWhole(response, bytes)
      const code = codeOf(bytes)
      if (response.status === 404 && code !== 'NoSuchBucket') return undefined
      throw refusalOf(destino, response.status, code)
    })

  return {
    donde,
    get: (nombre) => call('GET', addressOf(nombre)),
    put: async (nombre, bytes) => {
      const written = await call('PUT', addressOf(nombre), bytes)
      if (!written) throw new TiendaError(`${donde} no tiene dónde guardar (404).`, true)
    },
    drop: async (nombre) => void (await call('DELETE', addressOf(nombre))),
    async list(carpeta) {
      const found: Objeto[] = []
      for (let next = '', isMore = true, pages = 1; isMore; pages++) {
        const page = readPagina(await call('GET', `${bucket}?${queryOf(keyOf(carpeta), next)}`))
        if (!page) throw new TiendaError(`${donde} no respondió con una lista.`, true)
        for (const { nombre, ...objeto } of page.objetos)
          found.push({ ...objeto, nombre: destino.prefix ? nombre.slice(destino.prefix.length + 1) : nombre })
        isMore = page.next !== ''
        const isStuck = page.next === next || page.objetos.length === 0
        if (isMore && (isStuck || pages === MOST_PAGES))
          throw new TiendaError(`La lista de ${donde} no termina.`, true)
        next = page.next
      }
      return found
    },
  }
}

const queryOf = (prefix: string, next: string) =>
  new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) })

/** Part of a list as S3 writes it, and how the next one is asked for; nothing where it is none. */
function readPagina(bytes: Uint8Array | undefined): { objetos: Objeto[]; next: string } | undefined {
  const xml = Buffer.from(bytes ?? []).toString()
  if (!xml.includes('<ListBucketResult')) return undefined
  const objetos = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, uno = '']) => ({
    nombre: saidIn(uno, 'Key'),
    bytes: Number(saidIn(uno, 'Size')),
    escrito: Date.parse(saidIn(uno, 'LastModified')) || 0,
  }))
  return { objetos, next: saidIn(xml, 'IsTruncated') === 'true' ? saidIn(xml, 'NextContinuationToken') : '' }
}

const saidIn = (xml: string, name: string) =>
  decodeXML(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '')

/** Tries again what may be well in a moment. */
async function tryAgain<T>(
  pausesMs: readonly number[],
  destino: DestinoS3,
  work: () => Promise<T>,
): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await work()
    } catch (error) {
      const fault = faultOf(destino, error)
      const pause = pausesMs[tried]
      if (fault.isFinal || pause === undefined) throw fault
      await sleep(pause)
    }
  }
}

function timeLimit(ms: number) {
  const controller = new AbortController()
  const abort = () => controller.abort(new DOMException('', 'TimeoutError'))
  let timer = setTimeout(abort, ms)
  return {
    signal: controller.signal,
    extend(more: number) {
      clearTimeout(timer)
      timer = setTimeout(abort, more)
    },
    [Symbol.dispose]: () => clearTimeout(timer),
  }
}

/** What it says of its size need not be so. */
async function readBytes(destino: DestinoS3, response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () =>
    new TiendaError(`${nombreDeDestino(destino)} respondió con algo demasiado grande.`, true)
  if (Number(response.headers.get('content-length')) > LARGEST) {
    await response.body?.cancel()
    throw tooLarge()
  }
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > LARGEST) throw tooLarge()
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

/** One that was cut in the middle. */
function requireWhole(response: Response, bytes: Uint8Array<ArrayBuffer>) {
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) !== bytes.length) throw new Error('cut')
  return bytes
}

const codeOf = (bytes: Uint8Array) =>
  /<Code>([A-Za-z0-9]{1,60})<\/Code>/.exec(Buffer.from(bytes).toString('utf8', 0, 4000))?.[1] ?? ''

/** In the store's own words, without any address: a signed one opens something. */
function refusalOf(destino: DestinoS3, status: number, code: string): TiendaError {
  const donde = nombreDeDestino(destino)
  const said = [status || '', code].filter(Boolean).join(' ')
  if (code === 'NoSuchBucket')
    return new TiendaError(`No existe el bucket «${destino.bucket}» de ${donde}.`, true)
  if (status === 507 || /Quota|Insufficient(Storage|Capacity)|StorageFull|TooManyBytes/i.test(code))
    return new TiendaError(`No queda lugar en ${donde} (${said}).`, true)
  if (
    status === 401 ||
    status === 403 ||
    /^(AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch)$/.test(code)
  )
    return new TiendaError(`${donde} no deja entrar (${said}): revisa BACKUP_S3.`, true)
  if (status >= 300 && status < 400)
    return new TiendaError(`${donde} manda a otro lado (${said}): quizás falta ?region= en BACKUP_S3.`, true)
  return new TiendaError(
    `${donde} respondió ${said || 'algo que no se entiende'}.`,
    status >= 400 && status < 429,
  )
}

function faultOf(destino: DestinoS3, error: unknown): TiendaError {
  if (error instanceof TiendaError) return error
  const donde = nombreDeDestino(destino)
  const { name, code } = Object(error) as { name?: string; code?: unknown }
  if (name === 'TimeoutError')
    return new TiendaError(`${donde} no responde: se esperó y no dijo nada.`, false)
  return new TiendaError(
    `${donde} no responde${typeof code === 'string' ? ` (${code})` : ', o se cortó'}.`,
    false,
  )
}
