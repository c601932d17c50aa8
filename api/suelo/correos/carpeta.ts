import { existsSync, readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Address } from 'postal-mime'

/** Where mails go that there is no way to send. */
export const carpetaDeCorreos = (dataDir: string) => join(dataDir, 'correos')

/** As it can be read. */
export interface Carta {
  para: string[]
  asunto: string
  /** All of it, as text and as HTML. */
  texto: string
}

/** Removes the mails of the folder that a question is answered with yes for. */
export async function removeCartas(dataDir: string, isUna: (carta: Carta) => boolean): Promise<void> {
  const folder = carpetaDeCorreos(dataDir)
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (isUna(await readCarta(path))) await rm(path, { force: true })
  }
}

async function readCarta(path: string): Promise<Carta> {
  const { default: PostalMime } = await import('postal-mime')
  const { to = [], subject = '', text = '', html = '' } = await PostalMime.parse(await readFile(path))
  return { para: to.flatMap(direccionesDe), asunto: subject, texto: [subject, text, html].join('\n') }
}

const direccionesDe = ({ address, group }: Address): string[] =>
  group ? group.flatMap(direccionesDe) : [address.toLowerCase()]
