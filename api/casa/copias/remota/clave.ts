import { generateX25519Identity } from 'age-encryption'
import { UsageError } from '../../../suelo/services/settings.ts'
import { type Almacen, createAlmacen } from './almacen.ts'
import { closeIdentidad, createCifrado, openIdentidad } from './cifrado.ts'
import { createLectorDeAntes, isDeAntes } from './cifrado-de-antes.ts'
import { BASES, COPIAS } from './indice.ts'
import type { Tienda } from './tienda.ts'

/** The identity that opens all the rest, closed with the phrase. */
const CLAVE = 'clave.age'
/** What told a wrong phrase at once, before there was an identity. */
const CLAVE_DE_ANTES = 'clave'
/** The phrase before this one, which ended in a blank: what is older opens with that. */
const ANTERIOR = 'clave-anterior'

/** Copies that nobody could read together are not put together. */
export async function openToSend(tienda: Tienda, frase: string | undefined): Promise<Almacen> {
  const { almacen, nueva } = await open(tienda, frase)
  if (!nueva) return almacen
  if (!nueva.hayDeAntes) await requireNone(tienda)
  if (nueva.anterior !== undefined) await almacen.sendText(ANTERIOR, nueva.anterior)
  await tienda.put(CLAVE, await closeIdentidad(nueva.identidad, nueva.frase))
  // Beside it, whoever lost the identity would be given another one, which opens nothing of what is there.
  await tienda.drop(CLAVE_DE_ANTES)
  return almacen
}

/** Throws UsageError where the phrase is not the one of what is there. */
export const openAlmacen = async (tienda: Tienda, frase: string | undefined): Promise<Almacen> =>
  (await open(tienda, frase)).almacen

async function open(tienda: Tienda, escrita: string | undefined) {
  const cerrada = await tienda.get(CLAVE)
  const deAntes = cerrada ? undefined : await findDeAntes(tienda)
  if (escrita === undefined) {
    if (cerrada || deAntes)
      throw new UsageError(`Las copias de ${tienda.donde} están cifradas: hace falta BACKUP_KEY.`)
    return { almacen: createAlmacen(tienda, undefined) }
  }
  const frase = escrita.trim()
  const frases = [...new Set([frase, escrita])]
  const conQueSeCifro = deAntes && (await findFrase(frases, deAntes))
  const identidad = cerrada ? await openIdentidad(cerrada, frase) : await generateX25519Identity()
  if (!identidad || (deAntes && conQueSeCifro === undefined))
    throw new UsageError(`BACKUP_KEY no es la clave con que se cifraron las copias de ${tienda.donde}.`)

  const anteriores = await readAnterior(tienda, identidad, frases)
  const almacen = createAlmacen(tienda, await createCifrado(identidad, [...frases, ...anteriores]))
  const anterior = conQueSeCifro === frase ? undefined : conQueSeCifro
  const nueva = cerrada ? undefined : { identidad, frase, anterior, hayDeAntes: deAntes !== undefined }
  return { almacen, nueva }
}

async function findDeAntes(tienda: Tienda) {
  const found = await tienda.get(CLAVE_DE_ANTES)
  return found && isDeAntes(found) ? found : undefined
}

async function findFrase(frases: string[], sealed: Uint8Array): Promise<string | undefined> {
  for (const frase of frases) {
    const isIt = await createLectorDeAntes([frase])(lugarDe(CLAVE_DE_ANTES), sealed).catch(() => undefined)
    if (isIt) return frase
  }
  return undefined
}

async function readAnterior(tienda: Tienda, identidad: string, frases: string[]): Promise<string[]> {
  const sealed = await tienda.get(ANTERIOR)
  if (!sealed) return []
  const cifrado = await createCifrado(identidad, frases)
  const opened = await cifrado.open(lugarDe(ANTERIOR), sealed).catch(() => undefined)
  return opened ? [new TextDecoder().decode(opened)] : []
}

const lugarDe = (nombre: string) => ({ nombre, trozo: 1, trozos: 1 })

async function requireNone(tienda: Tienda): Promise<void> {
  const others = [...(await tienda.list(`${COPIAS}/`)), ...(await tienda.list(`${BASES}/`))]
  if (others.length === 0) return
  throw new UsageError(
    `Las copias que ya están en ${tienda.donde} no están cifradas, o les falta ${CLAVE}: con BACKUP_KEY van a otra carpeta de ese bucket.`,
  )
}
