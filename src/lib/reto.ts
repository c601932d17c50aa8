import { isPrueba, textoDePrueba } from '../domain/sesiones/prueba-de-trabajo'
import { primerosDeSha256 } from './sha256'

/** Each slice of work is short enough for whoever is writing not to notice. */
const TRAMO_MS = 8

/** The proof that answers a challenge. */
export async function solve(reto: string): Promise<string> {
  for (let nonce = 0; ; await pause()) {
    for (const hasta = performance.now() + TRAMO_MS; performance.now() < hasta; nonce++) {
      if (isPrueba(primerosDeSha256(textoDePrueba(reto, nonce)))) return `${reto}.${nonce}`
    }
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))
