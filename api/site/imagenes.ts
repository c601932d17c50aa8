import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Creador } from '../../src/domain/creadores/creadores'
import { estampa } from '../../src/domain/creadores/estampa'
import { answer, finishBody } from './body'
import { commonHeaders } from './headers'

/** So many may wait for theirs: some seconds of work. */
const MOST_WAITING = 10
const RETRY_SECONDS = 5
const ADDRESS = /^\/creador\/([\w-]+)\/imagen\.png$/

interface ImagenesOptions {
  /** Where the finished ones are kept; nothing is lost with them. */
  folder: string
  findCreador(slug: string): Creador | undefined
  /** Whose site it is, and which year. */
  site: { readonly name: string; readonly anio: number }
  /** An SVG as a PNG. */
  draw(svg: string): Promise<Uint8Array>
}

/**
 * A creator's image for those to whom the page is sent. Each is drawn once for what it shows, one at a time, however
 * many ask: its name in the folder says of what it was drawn.
 */
export function createImagenes({ folder, findCreador, site, draw }: ImagenesOptions) {
  const underWay = new Map<string, Promise<Uint8Array>>()
  let last: Promise<unknown> = Promise.resolve()

  const drawAndKeep = async (id: number, name: string, svg: string) => {
    const png = await draw(svg)
    await keep(folder, id, name, png)
    return png
  }

  const drawInTurn = (id: number, name: string, svg: string) => {
    const drawing = last.then(() => drawAndKeep(id, name, svg))
    underWay.set(name, drawing)
    last = drawing.catch(() => {}).then(() => underWay.delete(name))
    return drawing
  }

  const respond = async (request: Request, creador: Creador) => {
    const svg = estampa(creador, site)
    const name = `${creador.id}-${Bun.hash.xxHash3(svg).toString(36)}.png`
    const kept = await readFile(join(folder, name)).catch(() => undefined)
    if (!kept && !underWay.has(name) && underWay.size >= MOST_WAITING) return tooManyWait()
    const png = kept ?? (await (underWay.get(name) ?? drawInTurn(creador.id, name, svg)))
    return answer(finishBody(png, FINISHED), request)
  }

  return {
    /** The reply to a GET or HEAD of an image; nothing where the address is not one of a published creator's. */
    respond(request: Request, target: string): Promise<Response> | undefined {
      const [, slug] = ADDRESS.exec(target.replace(/\?.*/, '')) ?? []
      const creador = slug ? findCreador(slug) : undefined
      return creador && respond(request, creador)
    },
  }
}

export type Imagenes = ReturnType<typeof createImagenes>

const FINISHED = {
  contentType: 'image/png',
  cacheControl: 'public, max-age=86400',
  headers: commonHeaders,
  quality: { br: 0, gzip: 1 },
  encoding: 'identity',
} as const

/** Whole or not at all, and in place of what the creator had before. A full disk costs only drawing it again. */
async function keep(folder: string, id: number, name: string, png: Uint8Array): Promise<void> {
  const unfinished = join(folder, `${randomUUID()}.tmp`)
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(unfinished, png)
    await rename(unfinished, join(folder, name))
    const earlier = (await readdir(folder)).filter((one) => one.startsWith(`${id}-`) && one !== name)
    await Promise.all(earlier.map((one) => rm(join(folder, one), { force: true })))
  } catch {
    await rm(unfinished, { force: true })
  }
}

const tooManyWait = () =>
  new Response('Hay demasiados pedidos a la vez. Prueba de nuevo en unos segundos.', {
    status: 503,
    headers: {
      ...commonHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  })
