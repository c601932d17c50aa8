import { UsageError } from '../../../services/settings.ts'
import { type Almacen, createAlmacen } from './almacen.ts'
import { createCifrado, DescifradoError, isSealed } from './cifrado.ts'
import { BASES, COPIAS } from './indice.ts'
import type { Tienda } from './tienda.ts'

/** What tells a wrong phrase at once. */
const CLAVE = 'clave'
const TEXT = 'Guarania'
const LUGAR = { nombre: CLAVE, trozo: 1, trozos: 1 }

/** Copies that nobody could read together are not put together. */
export async function openToSend(tienda: Tienda, frase: string | undefined): Promise<Almacen> {
  const almacen = await openAlmacen(tienda, frase)
  if (!almacen.isNew || frase === undefined) return almacen
  const others = [...(await tienda.list(`${COPIAS}/`)), ...(await tienda.list(`${BASES}/`))]
  if (others.length > 0) {
    throw new UsageError(
      `Las copias que ya están en ${tienda.donde} no están cifradas: con BACKUP_KEY van a otra carpeta de ese bucket.`,
    )
  }
  await almacen.sendText(CLAVE, TEXT)
  return almacen
}

/** Throws UsageError where the phrase is not the one of what is there. */
export async function openAlmacen(tienda: Tienda, frase: string | undefined) {
  const cifrado = frase === undefined ? undefined : createCifrado(frase)
  const found = await tienda.get(CLAVE)
  const isEncrypted = found !== undefined && isSealed(found)
  if (isEncrypted && !cifrado) {
    throw new UsageError(`Las copias de ${tienda.donde} están cifradas: hace falta BACKUP_KEY.`)
  }
  if (isEncrypted) {
    await cifrado?.open(LUGAR, found).catch((error) => {
      if (!(error instanceof DescifradoError)) throw error
      throw new UsageError(`BACKUP_KEY no es la clave con que se cifraron las copias de ${tienda.donde}.`)
    })
  }
  return { ...createAlmacen(tienda, cifrado), isNew: !isEncrypted }
}
