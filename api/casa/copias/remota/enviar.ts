import { open } from 'node:fs/promises'
import { UsageError } from '../../../suelo/services/settings.ts'
import { readManifiesto } from '../desempaque.ts'
import { type Contenido, isSubida, SUELTA } from '../manifiesto.ts'
import { sumOf } from '../suma.ts'
import { eachOf } from './a-la-vez.ts'
import type { Almacen } from './almacen.ts'
import { nombreDeArchivo, sendIndice } from './indice.ts'

interface Envio {
  almacen: Almacen
  /** In the store: `copias` or `bases`. */
  carpeta: string
  tar: string
  /** As it is called there. */
  nombre: string
  /** The files that the store has, with their sizes. */
  there: ReadonlyMap<string, number>
  /** Where an upload of the copy lies on this machine. */
  locate: (content: Contenido) => string
}

/** Sends a copy: first the files that are not there, then its archive and, last, what says that it is whole. */
export async function sendCopia({ almacen, carpeta, tar, nombre, there, locate }: Envio): Promise<void> {
  const { formato, creada, archivos } = await manifiestoDe(tar)
  const subidas = formato === SUELTA ? archivos.filter(({ path }) => isSubida(path)) : []
  const unicas = [...new Map(subidas.map((one) => [one.sha256, one])).values()]

  await eachOf(unicas, async (content) => {
    const { sha256, bytes } = content
    if (almacen.has(there, nombreDeArchivo(sha256), bytes)) return
    const location = locate(content)
    if ((await sumOf(location)).sha256 !== sha256)
      throw new UsageError(`${location} está dañado: la copia no se mandó.`)
    await almacen.sendFile(nombreDeArchivo(sha256), location, bytes, there)
  })

  const suma = await sumOf(tar)
  await almacen.sendFile(`${carpeta}/${nombre}`, tar, suma.bytes, new Map())
  const sumas = unicas.map(({ sha256, bytes }) => ({ sha256, bytes }))
  await sendIndice(almacen, carpeta, { formato: 1, nombre, creada, tar: suma, archivos: sumas })
}

async function manifiestoDe(tar: string) {
  const archive = await open(tar)
  try {
    return (await readManifiesto(tar, archive)).description
  } finally {
    await archive.close()
  }
}
