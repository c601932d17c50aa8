import { readFileSync } from 'node:fs'
import { answer, type Body, finishBody } from './body'
import { commonHeaders } from './headers'

/** Paths on the site to files in the binary: what `astro build` and `public/` gave. */
export type AssetFiles = Record<string, string>

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  webp: 'image/webp',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
}
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

/** Serves the built files from memory; each is read and compressed when it is first asked for. */
export function createAssets(files: AssetFiles) {
  const bodies = new Map<string, Body>()

  return {
    respond(request: Request, path: string): Response | undefined {
      const file = files[path]
      if (!file) return undefined
      let body = bodies.get(path)
      if (!body) {
        body = finishBody(readFileSync(file), {
          contentType: types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
          cacheControl: cacheControlOf(path),
          headers: commonHeaders,
          quality: { br: 11, gzip: 6 },
          encoding: 'br',
        })
        bodies.set(path, body)
      }
      return answer(body, request)
    },
  }
}

/** Only the names under /_astro carry a hash of their content. */
function cacheControlOf(path: string): string {
  // Another build's has to be noticed at once.
  if (path === '/sw.js') return 'no-cache'
  return path.startsWith('/_astro/') ? FOREVER : A_DAY
}
