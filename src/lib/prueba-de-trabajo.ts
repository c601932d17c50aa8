import { sha256 } from '@noble/hashes/sha2.js'
import { CABECERA_DE_PRUEBA, isPrueba, textoDePrueba } from '../domain/sesiones/prueba-de-trabajo'
import { api, unwrap } from './api'

/** The server's is good for two hours. */
const VIGENCIA_MS = 90 * 60_000

interface Hecha {
  prueba: Promise<string | null>
  en: number
}

let hecha: Hecha | undefined

/** Begins the work while the form is filled in. */
export function prepare(): void {
  if (hecha && Date.now() - hecha.en < VIGENCIA_MS) return
  hecha = { prueba: work().catch(() => null), en: Date.now() }
}

/** What goes with a contribution; each proof is good for one. Without it nothing is refused that was not before. */
export async function takePrueba(): Promise<Record<string, string>> {
  prepare()
  const prueba = await hecha?.prueba
  hecha = undefined
  return prueba ? { [CABECERA_DE_PRUEBA]: prueba } : {}
}

async function work(): Promise<string> {
  const { reto } = await unwrap(api.aportes.prueba.get())
  return solve(reto)
}

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

const bytes = new TextEncoder()

/** At once: what browsers have answers later, and to wait for each of thousands takes longer than all the work. */
const primerosDeSha256 = (texto: string) => new DataView(sha256(bytes.encode(texto)).buffer).getUint32(0)
