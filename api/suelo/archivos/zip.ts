import { createReadStream } from 'node:fs'
import { makeZip } from 'client-zip'
import { fileName } from './respuesta.ts'

/** What a zip holds: a file of the disk, or what is written when its turn comes. */
export type Entrada = { name: string; lastModified: number } & (
  | { location: string }
  | { write: () => string | Uint8Array | Response }
)

/** A zip that is packed as it is sent: nothing of it is in memory but what is on its way. */
export const answerZip = (nombre: string, entradas: Iterable<Entrada>): Response =>
  new Response(makeZip(open(entradas)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; ${fileName(nombre)}`,
      'cache-control': 'no-store',
    },
  })

/** A zip knows no earlier day. */
const PRIMER_DIA = Date.UTC(1980, 0, 2)

/** One after the other: a file is opened when the one before it is packed, and closed where the reader goes away. */
function* open(entradas: Iterable<Entrada>) {
  for (const { name, lastModified, ...entrada } of entradas) {
    const isFile = 'location' in entrada
    const input = isFile ? createReadStream(entrada.location) : entrada.write()
    try {
      yield { name, lastModified: new Date(Math.max(lastModified, PRIMER_DIA)), input } as {
        name: string
        lastModified: Date
        input: Exclude<typeof input, Response>
      }
    } catch {
      // Thrown in here where the reader goes away: there is nothing more to pack.
      return
    } finally {
      if (isFile) (input as ReturnType<typeof createReadStream>).destroy()
    }
  }
}

/** What a route that gives such a file answers. */
export const answersZip = (description: string) => ({
  200: {
    description,
    content: { 'application/zip': { schema: { type: 'string' as const, format: 'binary' } } },
  },
})
