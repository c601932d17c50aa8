import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SoloClave } from '../../../src/domain/sesiones/segundo-factor.ts'
import { commonHeaders } from '../../site/headers.ts'
import { enActo } from '../../suelo/actos.ts'
import { findSesion, refuse } from '../../suelo/archivos/lectura.ts'
import { fileName, rangeOf } from '../../suelo/archivos/respuesta.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Sesion } from '../../suelo/services/sessions.ts'
import { lifetimes } from '../../suelo/services/tokens.ts'
import { requireAdministrador } from '../../suelo/sesiones/segundo-factor.ts'
import { readPedida } from './a-pedido.ts'
import { listCopias } from './carpeta.ts'
import { openEntera } from './entera.ts'

/** Where the cookie that opens plain links is sent. */
export const DESCARGAS = '/uploads/copias/'

/** A link to all of a copy, for the browser of who asks for it and for a while. */
export async function createEnlace(deps: Deps, sesion: Sesion, nombre: string, { password }: SoloClave) {
  const { copias, db, outbox, institucion, site, tokens, now } = deps
  if (!listCopias(copias.dir).includes(nombre)) {
    if (readPedida(db)?.nombre === nombre) throw copiaSinTerminar()
    throw copiaNoEncontrada()
  }
  await requireAdministrador(deps, { password, codigo: null })
  enActo(deps, sesion, {}, ({ tx, note }) => {
    note({ hecho: 'copias.descargar', nombre })
    const { correo } = institucion.read()
    if (correo) outbox.post(tx, correo, cartaDeDescarga(nombre, site.name))
  })
  const llave = await tokens.sign('copia', { nombre, sid: sesion.sid }, lifetimes.copia)
  return { enlace: `${DESCARGAS}${nombre}?llave=${llave}`, vence_en: enISO(now() + lifetimes.copia * 1000) }
}

const cartaDeDescarga = (nombre: string, sitio: string): Letter => ({
  subject: `Se descarga una copia de ${sitio}`,
  paragraphs: [
    `Desde la administración se pidió descargar la copia ${nombre}.`,
    'Tiene los datos personales de todos y el secreto que firma las sesiones: guárdala como una llave. Si no fuiste tú, cambia la contraseña de la administración.',
  ],
})

type Reader = (request: Request, target: string) => Promise<Response>

/** What lies under /uploads, copies among it; whoever was not given the link to one does not learn that it is there. */
export const createCopiasReader =
  (deps: Deps, others: Reader): Reader =>
  async (request, target) => {
    if (!target.startsWith(DESCARGAS) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return others(request, target)
    const { pathname, searchParams } = new URL(target, 'http://localhost')
    const nombre = pathname.slice(DESCARGAS.length)
    const claims = await deps.tokens.verify('copia', searchParams.get('llave') ?? undefined)
    const sesion = await findSesion(deps, request)
    const isTheirs = sesion?.rol === 'admin' && claims?.sid === sesion.sid && claims.nombre === nombre
    if (!isTheirs || !listCopias(deps.copias.dir).includes(nombre))
      return refuse(request, copiaNoEncontrada())
    return answerWithCopia(request, join(deps.copias.dir, nombre))
  }

/** All of it, or the part that is asked for. */
async function answerWithCopia(request: Request, file: string): Promise<Response> {
  const nombre = basename(file)
  const { size, read } = await openEntera(file)
  const etag = `"${nombre}-${statSync(file).mtimeMs}"`
  const headers = new Headers({
    ...commonHeaders,
    'content-type': 'application/x-tar',
    'content-disposition': `attachment; ${fileName(nombre)}`,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
  })
  const range = rangeOf(request, etag, size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: size }
  headers.set('content-length', String(end - start))
  if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`)
  const body = request.method === 'HEAD' ? null : streamOf(read(start, end))
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** It reads on only when the other side has taken what was read, and nothing ahead: all pieces lie in one room. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream {
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await pieces.return(undefined)),
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

const copiaNoEncontrada = () => new AppError(404, 'copia_no_encontrada', 'No existe esa copia.')
const copiaSinTerminar = () =>
  new AppError(409, 'copia_sin_terminar', 'Esa copia todavía no está lista, o no se pudo hacer.')
