import { UsageError } from '../../../suelo/services/settings.ts'
import { type Almacen, createAlmacen } from './almacen.ts'
import { createCifrado, DescifradoError, isSealed } from './cifrado.ts'
import { BASES, COPIAS } from './indice.ts'
import type { Tienda } from './tienda.ts'

/** What tells a wrong phrase at once. */
const CLAVE = 'clave'
const TEXT = 'Guarania'
const LUGAR = { nombre: CLAVE, trozo: 1, trozos: 1 }
/** Sealed with the phrase, the one before it, which ended in a blank: what is older opens with that. */
const ANTERIOR = 'clave-anterior'

/** Copies that nobody could read together are not put together. */
export async function openToSend(tienda: Tienda, frase: string | undefined): Promise<Almacen> {
  const { isNew, anterior, ...almacen } = await openAlmacen(tienda, frase)
  if (anterior !== undefined) {
    await almacen.sendText(ANTERIOR, anterior)
    await almacen.sendText(CLAVE, TEXT)
  }
  if (!isNew || frase === undefined) return almacen
  const others = [...(await tienda.list(`${COPIAS}/`)), ...(await tienda.list(`${BASES}/`))]
  if (others.length > 0) {
    throw new UsageError(
      `Las copias que ya están en ${tienda.donde} no están cifradas: con BACKUP_KEY van a otra carpeta de ese bucket.`,
    )
  }
  await almacen.sendText(CLAVE, TEXT)
  return almacen
}

/** Throws UsageError where the phrase is not the one of what is there; `anterior` is it as written, where only so it opens. */
export async function openAlmacen(tienda: Tienda, frase: string | undefined) {
  const limpia = frase?.trim()
  const found = await tienda.get(CLAVE)
  const isEncrypted = found !== undefined && isSealed(found)
  if (isEncrypted && limpia === undefined) {
    throw new UsageError(`Las copias de ${tienda.donde} están cifradas: hace falta BACKUP_KEY.`)
  }
  if (!isEncrypted || limpia === undefined) {
    const cifrado = limpia === undefined ? undefined : createCifrado(limpia)
    return { ...createAlmacen(tienda, cifrado), isNew: true, anterior: undefined }
  }
  const opens = (una: string) => isOpenedBy(una, found)
  if (await opens(limpia)) {
    const anteriores = await readAnterior(tienda, limpia)
    return { ...createAlmacen(tienda, createCifrado(limpia, anteriores)), isNew: false, anterior: undefined }
  }
  if (frase !== undefined && frase !== limpia && (await opens(frase)))
    return { ...createAlmacen(tienda, createCifrado(limpia, [frase])), isNew: false, anterior: frase }
  throw new UsageError(`BACKUP_KEY no es la clave con que se cifraron las copias de ${tienda.donde}.`)
}

async function isOpenedBy(frase: string, sealed: Uint8Array): Promise<boolean> {
  try {
    await createCifrado(frase).open(LUGAR, sealed)
    return true
  } catch (error) {
    if (error instanceof DescifradoError) return false
    throw error
  }
}

async function readAnterior(tienda: Tienda, frase: string): Promise<string[]> {
  const sealed = await tienda.get(ANTERIOR)
  if (!sealed) return []
  const opened = await createCifrado(frase)
    .open({ ...LUGAR, nombre: ANTERIOR }, sealed)
    .catch(() => undefined)
  return opened ? [new TextDecoder().decode(opened)] : []
}
