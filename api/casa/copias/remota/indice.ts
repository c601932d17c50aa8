import { z } from 'zod'
import { UsageError } from '../../../suelo/services/settings.ts'
import { type Almacen, enteroDe } from './almacen.ts'

/** The daily copies, and the ones of the database alone. */
export const COPIAS = 'copias'
export const BASES = 'bases'
export const ARCHIVOS = 'archivos'
const INDICE = '.json'

/** A terabyte: of more, not even the list of its pieces is made. */
const MOST_BYTES = 2 ** 40

const suma = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().nonnegative().max(MOST_BYTES),
})

/** Written last: a copy that has it is whole. */
const indice = z.object({
  formato: z.literal(1),
  /** Of its archive. */
  nombre: z.string().regex(/^[\w-]+\.tar$/),
  creada: z.iso.datetime(),
  tar: suma,
  archivos: z.array(suma),
})

export type Indice = z.infer<typeof indice>

export const nombreDeArchivo = (sha256: string) => `${ARCHIVOS}/${sha256.slice(0, 2)}/${sha256}`

/** The archive of an index. */
export const tarDe = (index: string) => index.slice(0, -INDICE.length)

export const sendIndice = (almacen: Almacen, carpeta: string, contents: Indice) =>
  almacen.sendText(`${carpeta}/${contents.nombre}${INDICE}`, JSON.stringify(contents))

export async function bringIndice(almacen: Almacen, nombre: string): Promise<Indice> {
  const text = await almacen.bringText(nombre)
  const found = indice.safeParse(parsed(text))
  // One that stands in another's place is none.
  if (found.success && nombre.endsWith(`/${found.data.nombre}${INDICE}`)) return found.data
  const { donde } = almacen.tienda
  throw new UsageError(
    `La copia ${nombre} de ${donde} no se entiende; quizás es de una versión más nueva de Guarania, o está cifrada. No se cambió nada.`,
  )
}

/** The whole copies of a folder, the newest first, and the archives of none. */
export async function listRemotas({ tienda }: Almacen, carpeta: string) {
  const objects = await tienda.list(`${carpeta}/`)
  const indices = objects
    .filter(({ nombre }) => nombre.endsWith(INDICE))
    .sort((a, b) => b.escrito - a.escrito || (a.nombre < b.nombre ? 1 : -1))
  const tares = objects.filter(({ nombre }) => !nombre.endsWith(INDICE))
  return {
    indices,
    /** The pieces of an index's archive. */
    trozosDe: (index: string) => tares.filter(({ nombre }) => enteroDe(nombre) === tarDe(index)),
    sueltos: tares.filter(({ nombre }) => !indices.some((one) => tarDe(one.nombre) === enteroDe(nombre))),
  }
}

export async function sizesOf({ tienda }: Almacen, carpeta: string): Promise<ReadonlyMap<string, number>> {
  return new Map((await tienda.list(`${carpeta}/`)).map(({ nombre, bytes }) => [nombre, bytes]))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
