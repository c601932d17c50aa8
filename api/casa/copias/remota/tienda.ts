import { setTimeout as sleep } from 'node:timers/promises'
import { type DestinoS3, nombreDeDestino } from '../../../services/destino-s3.ts'
import { UsageError } from '../../../services/settings.ts'

/** How long to wait for an answer to begin, for a piece to pass, and before each other try. */
export interface Paciencia {
  callMs: number
  pieceMs: number
  pausesMs: readonly number[]
}

/** A piece may take its time: four megabytes in it are a line of a quarter of a megabit. */
const PACIENCIA: Paciencia = { callMs: 15_000, pieceMs: 150_000, pausesMs: [1000, 5000, 20_000] }
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
 * A store that speaks S3. Bun's client signs what is asked; it is `fetch` that asks, since it can be given up and tells the
 * status. What may be well in a moment is tried again.
 */
export function openTienda(destino: DestinoS3, paciencia: Paciencia = PACIENCIA): Tienda {
  const donde = nombreDeDestino(destino)
  // What the environment says of another account is not for this one.
  const client = new Bun.S3Client({ ...destino, sessionToken: '' })
  const keyOf = (nombre: string) => [destino.prefix, nombre].filter(Boolean).join('/')
  const patiently = <T>(work: () => Promise<T>) => tryAgain(paciencia.pausesMs, destino, work)

  const call = (
    method: 'GET' | 'PUT' | 'DELETE',
    nombre: string,
    body: Uint8Array<ArrayBuffer> | null = null,
  ) =>
    patiently(async () => {
      const url = client.presign(keyOf(nombre), { method, expiresIn: SIGNED_S })
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
    get: (nombre) => call('GET', nombre),
    put: async (nombre, bytes) => {
      const written = await call('PUT', nombre, bytes)
      if (!written) throw new TiendaError(`${donde} no tiene dónde guardar (404).`, true)
    },
    drop: async (nombre) => void (await call('DELETE', nombre)),
    async list(carpeta) {
      const found: Objeto[] = []
      for (let next: string | undefined, isMore = true, pages = 1; isMore; pages++) {
        const page = await patiently(() =>
          within(paciencia.callMs, client.list(queryOf(keyOf(carpeta), next))),
        )
        for (const { key, size = 0, lastModified } of page.contents ?? [])
          found.push({
            nombre: destino.prefix ? key.slice(destino.prefix.length + 1) : key,
            bytes: size,
            escrito: lastModified ? Date.parse(lastModified) : 0,
          })
        isMore = page.isTruncated === true && page.nextContinuationToken !== undefined
        const isStuck = page.nextContinuationToken === next || !page.contents?.length
        if (isMore && (isStuck || pages === MOST_PAGES))
          throw new TiendaError(`La lista de ${donde} no termina.`, true)
        next = page.nextContinuationToken
      }
      return found
    },
  }
}

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

/** For what can't be given up: nobody waits for it any more. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  using limit = timeLimit(ms)
  const tooLong = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(limit.signal.reason))
  })
  return await Promise.race([work, tooLong])
}

const queryOf = (prefix: string, next: string | undefined) =>
  next === undefined ? { prefix } : { prefix, continuationToken: next }

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
  const isOfStore = name === 'S3Error' && code !== 'UnknownError' && code !== 'ConnectionRefused'
  if (isOfStore) return refusalOf(destino, 0, String(code))
  if (name === 'S3Error' && code === 'UnknownError') return refusalOf(destino, 0, '')
  return new TiendaError(
    `${donde} no responde${typeof code === 'string' ? ` (${code})` : ', o se cortó'}.`,
    false,
  )
}
