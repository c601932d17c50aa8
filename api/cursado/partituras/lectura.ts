import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { commonHeaders } from '../../site/headers.ts'
import { archivoNoEncontrado } from '../../suelo/archivos/errors.ts'
import { findSesion, refuse } from '../../suelo/archivos/lectura.ts'
import { findVisible } from '../../suelo/archivos/permisos.ts'
import { answerWithFile } from '../../suelo/archivos/respuesta.ts'
import type { Deps } from '../../suelo/deps.ts'
import { type Sesion, sinSesion } from '../../suelo/plugins/auth.ts'
import { takesGzip } from '../../suelo/services/compression.ts'
import { ARCHIVO_DE_SONIDO, archivoDePagina, carpetaDe } from './carpeta.ts'
import { findPartitura, redrawPartitura } from './partituras.ts'

const COSA = /^\/partituras\/([0-9a-f]{64})\/(?:([1-9]\d?)\.svg|sonido\.mp3)$/

type Reader = (request: Request, target: string) => Promise<Response>

/** What lies under /partituras, for who may see what it was drawn of. */
export const createPartiturasReader =
  (deps: Deps, others: Reader): Reader =>
  async (request, target) => {
    if (!target.startsWith('/partituras/') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return others(request, target)
    const sesion = await findSesion(deps, request)
    if (!sesion) return refuse(request, sinSesion())
    const [, sha = '', pagina] = COSA.exec(target.replace(/\?.*/, '')) ?? []
    const partitura = sha ? findPartitura(deps.db, sha) : undefined
    if (!partitura || !canSee(deps, sesion, partitura)) return refuse(request, archivoNoEncontrado())
    return (await answerWith(deps, request, partitura, pagina)) ?? refuse(request, archivoNoEncontrado())
  }

type Partitura = NonNullable<ReturnType<typeof findPartitura>>

/** Whoever sees the file that it was drawn of, or what shows it; one to practise, whoever there is. */
function canSee({ db, temas, now }: Deps, sesion: Sesion, { sha256, vence_en }: Partitura): boolean {
  if (sesion.rol === 'admin' || vence_en !== null) return true
  const isSuArchivo = listArchivosDe(db, sha256).some(({ path }) => findVisible(db, sesion, path))
  return isSuArchivo || temas.muestraPartitura(db, sesion, sha256, now())
}

const listArchivosDe = (db: Db, sha: string) =>
  db.select({ path: archivos.path }).from(archivos).where(eq(archivos.sha256, sha)).all()

async function answerWith(
  deps: Deps,
  request: Request,
  { sha256, paginas, duracion_ms }: Partitura,
  pagina: string | undefined,
): Promise<Response | undefined> {
  if (pagina ? Number(pagina) > paginas : duracion_ms === null) return undefined
  const nombre = pagina ? archivoDePagina(Number(pagina)) : ARCHIVO_DE_SONIDO
  const file = deps.files.locate(`${carpetaDe(sha256)}/${nombre}`)
  if (!existsSync(file)) await redrawPartitura(deps, sha256).catch(() => {})
  if (!pagina) return answerWithFile(request, { nombre, tipo: 'audio/mpeg', sha256 }, file)
  return existsSync(file) ? answerWithPagina(request, file, `"${sha256}-${pagina}"`) : undefined
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
