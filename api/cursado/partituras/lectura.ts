import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { commonHeaders } from '../../site/headers.ts'
import { archivoNoEncontrado } from '../../suelo/archivos/errors.ts'
import { findSesion, refuse } from '../../suelo/archivos/lectura.ts'
import { findVisible } from '../../suelo/archivos/permisos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Sesion, sinSesion } from '../../suelo/plugins/auth.ts'
import { takesGzip } from '../../suelo/services/compression.ts'
import { archivoDePagina, carpetaDe } from './carpeta.ts'
import { findPartitura, redrawPartitura } from './partituras.ts'

const PAGINA = /^\/partituras\/([0-9a-f]{64})\/([1-9]\d?)\.svg$/

type Reader = (request: Request, target: string) => Promise<Response>

/** What lies under /partituras, for who may see what it was drawn of. */
export const createPartiturasReader =
  (deps: Deps, others: Reader): Reader =>
  async (request, target) => {
    if (!target.startsWith('/partituras/') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return others(request, target)
    const sesion = await findSesion(deps, request)
    if (!sesion) return refuse(request, sinSesion())
    const [, sha, pagina] = PAGINA.exec(target.replace(/\?.*/, '')) ?? []
    const isVisible = sha !== undefined && canSee(deps, sesion, sha, Number(pagina))
    const file = isVisible && (await locatePagina(deps, sha, Number(pagina)))
    return file
      ? answerWithPagina(request, file, `"${sha}-${pagina}"`)
      : refuse(request, archivoNoEncontrado())
  }

/** Whoever sees the file that it was drawn of, or what shows it; one to practise, whoever there is. */
function canSee({ db, temas, now }: Deps, sesion: Sesion, sha: string, pagina: number): boolean {
  const partitura = findPartitura(db, sha)
  if (!partitura || pagina > partitura.paginas) return false
  if (sesion.rol === 'admin' || partitura.vence_en !== null) return true
  const isSuArchivo = listArchivosDe(db, sha).some(({ path }) => findVisible(db, sesion, path))
  return isSuArchivo || temas.muestraPartitura(db, sesion, sha, now())
}

const listArchivosDe = (db: Db, sha: string) =>
  db.select({ path: archivos.path }).from(archivos).where(eq(archivos.sha256, sha)).all()

async function locatePagina(deps: Deps, sha: string, pagina: number): Promise<string | undefined> {
  const file = deps.files.locate(`${carpetaDe(sha)}/${archivoDePagina(pagina)}`)
  if (!existsSync(file)) await redrawPartitura(deps, sha).catch(() => {})
  return existsSync(file) ? file : undefined
}

function answerWithPagina(request: Request, file: string, etag: string): Response {
  const isPacked = takesGzip(request)
  const headers = {
    ...commonHeaders,
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // Whoever may see it today may not tomorrow: a browser keeps it, and asks each time.
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie, Authorization',
    etag,
    ...(isPacked && { 'content-encoding': 'gzip' }),
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const bytes = new Uint8Array(readFileSync(file))
  return new Response(
    request.method === 'HEAD' ? null : isPacked ? bytes : new Uint8Array(gunzipSync(bytes)),
    { headers },
  )
}
