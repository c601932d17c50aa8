import { statSync } from 'node:fs'
import type { archivos } from '../../../db/schema/archivos.ts'
import { seMuestra } from '../../../src/domain/archivos/archivos.ts'
import { commonHeaders } from '../../site/headers.ts'

/** Its end excluded. */
interface Range {
  start: number
  end: number
}

type Archivo = Pick<typeof archivos.$inferSelect, 'nombre' | 'tipo' | 'sha256'>

/** The file's bytes, or the part of them that is asked for; nothing where it is not on the disk. */
export function answerWithFile(
  request: Request,
  archivo: Archivo,
  location: string,
  isPublic = false,
): Response | undefined {
  const size = statSync(location, { throwIfNoEntry: false })?.size
  if (size === undefined) return undefined
  const etag = `"${archivo.sha256.slice(0, 32)}"`
  const keeping = isPublic ? forEverybody : forWhoMaySeeIt
  const headers = new Headers({ ...commonHeaders, ...headersOf(archivo), ...keeping, etag })
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers })

  const range = rangeOf(request, etag, size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = pieceOf(range, request, archivo.tipo, size)
  headers.set('content-length', String(end - start))
  if (range) headers.set('content-range', `bytes ${start}-${end - 1}/${size}`)
  const body = request.method === 'HEAD' ? null : Bun.file(location).slice(start, end, archivo.tipo)
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** What a player is given at a time: it is ahead by some of them before it sounds, and by some more as it plays. */
const piezaDe = (tipo: string) => (tipo.startsWith('video/') ? 512 : 48) * 1024

/**
 * A browser's player asks from where it stands to the end, whatever it needs of it: a jump in a long file would bring
 * megabytes that nobody hears. It is given a piece, and asks for what follows; whoever downloads is given all.
 */
function pieceOf(range: Range | undefined, { headers }: Request, tipo: string, size: number): Range {
  if (!range) return { start: 0, end: size }
  const isPlayer = /^(?:audio|video)$/.test(headers.get('sec-fetch-dest') ?? '')
  return isPlayer && range.end === size
    ? { ...range, end: Math.min(size, range.start + piezaDe(tipo)) }
    : range
}

/** Whoever may see it today may not tomorrow: a browser keeps it, and asks each time. */
const forWhoMaySeeIt = { 'cache-control': 'private, no-cache', vary: 'Cookie, Authorization' }
/** A name never has other bytes; but what it shows may be taken off the timeline. */
const forEverybody = { 'cache-control': 'public, max-age=3600' }

function headersOf({ nombre, tipo }: Archivo): Record<string, string> {
  const isText = tipo.startsWith('text/')
  return {
    'content-type': isText ? `${tipo}; charset=utf-8` : tipo,
    'content-disposition': `${seMuestra(tipo) ? 'inline' : 'attachment'}; ${fileName(nombre)}`,
    'accept-ranges': 'bytes',
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': policyOf(tipo),
  }
}

/** Nothing that was uploaded runs; in a sandbox browsers refuse to show a PDF, which their own viewer isolates. */
const policyOf = (tipo: string) =>
  tipo === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"

/** For every browser: in ASCII, and as it is (RFC 5987). */
export function fileName(nombre: string): string {
  const ascii = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(nombre).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)
  return `filename="${ascii}"; filename*=UTF-8''${encoded}`
}

function isKnown({ headers }: Request, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? []
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

/** One range of bytes, its end excluded; nothing where the whole file is asked for. */
export function rangeOf({ headers }: Request, etag: string, size: number) {
  const condition = headers.get('if-range')
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? []
  if ((from === '' && to === '') || (condition !== null && condition !== etag)) return undefined
  // It says nothing: RFC 9110 has it ignored.
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size : Math.min(size, Number(to) + 1)
  return start < end ? { start, end } : 'unsatisfiable'
}
