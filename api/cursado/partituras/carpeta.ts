import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, rmSync } from 'node:fs'

/** In the data folder; copies leave it out, since all of it can be drawn again. */
export const PARTITURAS = 'partituras'

export const carpetaDe = (sha256: string) => `${PARTITURAS}/${sha256}`

export const ARCHIVO_DE_SONIDO = 'sonido.mp3'
/** What is played of a score, beside its pages. */
export const ARCHIVO_DE_NOTAS = 'notas.mid'

export const archivoDePagina = (pagina: number) => `${pagina}.svg.gz`

/** A folder that is made whole or not at all, in place of what was there. */
export async function makeCarpeta<T>(carpeta: string, make: (carpeta: string) => Promise<T>): Promise<T> {
  const sinTerminar = `${carpeta}.${randomUUID()}`
  mkdirSync(sinTerminar, { recursive: true, mode: 0o700 })
  try {
    const hecho = await make(sinTerminar)
    rmSync(carpeta, { recursive: true, force: true })
    renameSync(sinTerminar, carpeta)
    return hecho
  } finally {
    rmSync(sinTerminar, { recursive: true, force: true })
  }
}
