import { isPrueba, textoDePrueba } from '../../src/domain/sesiones/prueba-de-trabajo.ts'
import { primerosDeSha256 } from '../../src/lib/sha256.ts'

/** What a browser answers to a challenge; with `mal`, what it would not. */
export function responde(reto: string, { mal = false } = {}): string {
  for (let nonce = 0; ; nonce++) {
    if (isPrueba(primerosDeSha256(textoDePrueba(reto, nonce))) !== mal) return `${reto}.${nonce}`
  }
}
