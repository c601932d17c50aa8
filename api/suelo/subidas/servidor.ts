import { maximoDe } from '../../../src/domain/archivos/archivos.ts'
import { VIDA_DE_SUBIDA_MS } from '../../../src/domain/archivos/subidas.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import type { Sesion } from '../plugins/auth.ts'
import { lengthOf } from '../services/steady.ts'
import { storageFault } from '../services/storage.ts'
import {
  cabecerasDeTus,
  masDeLoDicho,
  noEsUnaPieza,
  otraPosicion,
  otraVersionDeTus,
  subidaGrande,
  subidaNoEncontrada,
} from './errors.ts'
import { requireSubida } from './filas.ts'
import { streamOfLlegada } from './llegada.ts'
import { createEscritor, isGone, newSubidaId } from './piezas.ts'

type Needs = Pick<Deps, 'db' | 'files' | 'now'>

const DIRECCION_DE_SUBIDAS = '/api/subidas'
const PIEZA = 'application/offset+octet-stream'
/** Whose turn it is to write is asked at each piece, by the store: a request that hangs holds up nobody. */
const sinEspera = { newLock: () => ({ lock: async () => {}, unlock: async () => {} }) }

/** Answers the calls of tus 1.0.0, each for whoever makes it; the package is loaded when the first one comes. */
export function createServidorDeSubidas(deps: Needs) {
  const escritor = createEscritor(deps.files)

  return async (request: Request, sesion: Sesion | undefined, id?: string): Promise<Response> => {
    const subida = sesion && id !== undefined ? requireSubida(deps.db, sesion, id, deps.now()) : undefined
    const method = methodOf(request, id)
    if (method === 'PATCH' && request.headers.get('content-type') !== PIEZA) throw noEsUnaPieza()
    if (subida && lengthOf(request) > subida.bytes) throw masDeLoDicho()
    const sent = sentSteadily(request, method)
    const [{ Server }, { Tienda }] = await Promise.all([import('@tus/server'), import('./tienda.ts')])
    let failure: unknown
    const server = new Server({
      path: DIRECCION_DE_SUBIDAS,
      datastore: new Tienda(deps, escritor, sesion ?? NADIE),
      locker: sinEspera,
      maxSize: maximoDe(undefined, deps.files.maximos),
      relativeLocation: true,
      namingFunction: newSubidaId,
      getFileIdFromRequest: () => id,
      onResponseError: (_, error) => {
        failure = error
        return undefined
      },
    })
    const response = await server.handleWeb(sent)
    if (response.status >= 400) throw refusalOf(deps, request, response.status, failure)
    finished(response, subida?.created_at ?? deps.now())
    return response
  }
}

const NADIE = { rol: 'alumno', id: 0 } as const

/** Of an upload that is there, a POST says what it stands for: some networks let no other method through. */
function methodOf({ method, headers }: Request, id: string | undefined): string {
  if (method !== 'POST' || id === undefined) return method
  const dicho = headers.get('x-http-method-override')?.toUpperCase() ?? ''
  if (dicho !== 'PATCH' && dicho !== 'DELETE') throw cabecerasDeTus()
  return dicho
}

/** The same request, whose body may come slowly and be cut. */
function sentSteadily(request: Request, method: string): Request {
  const { url, headers } = request
  if (method !== 'PATCH') return new Request(url, { method, headers: sinTipo(headers) })
  const body = streamOfLlegada(request)
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit)
}

/** Nothing comes with a creation: what would is a piece by itself. */
function sinTipo(headers: Headers): Headers {
  const sin = new Headers(headers)
  sin.delete('content-type')
  return sin
}

/** In the words of every call, what the package says in its own. */
function refusalOf(deps: Needs, { headers }: Request, status: number, failure: unknown): unknown {
  if (failure instanceof AppError || storageFault(failure)) return failure
  if (status === 404 || status === 410 || isGone(failure)) return subidaNoEncontrada()
  if (status === 409) return otraPosicion()
  if (status === 412) return otraVersionDeTus()
  if (status === 413)
    return headers.has('upload-length') ? subidaGrande(deps.files, nameIn(headers)) : masDeLoDicho()
  return status >= 500 && status !== 501 ? failure : cabecerasDeTus()
}

function nameIn(headers: Headers): string {
  const [, encoded = ''] = /(?:^|,)\s*filename ([\w+/=]+)/.exec(headers.get('upload-metadata') ?? '') ?? []
  return Buffer.from(encoded, 'base64').toString()
}

/** Other sites may not read it; and until when it waits. */
function finished({ headers }: Response, since: number): void {
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name)
  headers.set('upload-expires', new Date(since + VIDA_DE_SUBIDA_MS).toUTCString())
}
