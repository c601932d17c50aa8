import { readFileSync } from 'node:fs'

/** Sound and film as telephones and other programs write them. */
export const sonidos = (nombre: string) => readFileSync(new URL(`sonidos/${nombre}`, import.meta.url))
