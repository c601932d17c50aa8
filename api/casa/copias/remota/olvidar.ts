import { eachOf } from './a-la-vez.ts'
import { type Almacen, enteroDe } from './almacen.ts'
import { ARCHIVOS, BASES, bringIndice, COPIAS, listRemotas, nombreDeArchivo } from './indice.ts'

/** As many hours as the database alone goes back. */
const BASES_KEPT = 24

/** Removes the copies beyond those that are kept, and what was cut off. */
export async function forgetRemotas(almacen: Almacen, keep: number): Promise<void> {
  for (const [carpeta, kept] of kinds(keep)) {
    const { indices, trozosDe, sueltos } = await listRemotas(almacen, carpeta)
    const drop = ({ nombre }: { nombre: string }) => almacen.tienda.drop(nombre)
    for (const old of indices.slice(kept)) {
      // From here on nobody takes it for whole.
      await drop(old)
      await eachOf(trozosDe(old.nombre), drop)
    }
    await eachOf(sueltos, drop)
  }
}

/** Removes the files that no copy names. One that can't be read may name any of them: then all stay. */
export async function forgetArchivos(almacen: Almacen): Promise<void> {
  const named = new Set<string>()
  for (const carpeta of [COPIAS, BASES]) {
    for (const { nombre } of (await listRemotas(almacen, carpeta)).indices) {
      const { archivos } = await bringIndice(almacen, nombre)
      for (const { sha256 } of archivos) named.add(nombreDeArchivo(sha256))
    }
  }
  const files = await almacen.tienda.list(`${ARCHIVOS}/`)
  const unnamed = files.filter(({ nombre }) => !named.has(enteroDe(nombre)))
  await eachOf(unnamed, ({ nombre }) => almacen.tienda.drop(nombre))
}

const kinds = (keep: number) =>
  [
    [COPIAS, keep],
    [BASES, BASES_KEPT],
  ] as const
