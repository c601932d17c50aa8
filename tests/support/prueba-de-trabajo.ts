import { createHash } from 'node:crypto'
import { isPrueba, textoDePrueba } from '../../src/domain/sesiones/prueba-de-trabajo.ts'

/** What a browser answers to a challenge; with `mal`, what it would not. */
export function responde(reto: string, { mal = false } = {}): string {
  for (let nonce = 0; ; nonce++) {
    const suma = createHash('sha256').update(textoDePrueba(reto, nonce)).digest()
    if (isPrueba(suma.readUInt32BE()) !== mal) return `${reto}.${nonce}`
  }
}
