import { sigloDe } from '../base/fechas.ts'
import { limitesDe, readEdtf, romano } from './edtf.ts'

interface Nacimiento {
  birth_year: number | null
  birth_edtf?: string | null
}

/** 'Siglo XVI', of which a birth was for certain; null where it may have been of another one. */
export function sigloDeNacimiento({ birth_year, birth_edtf }: Nacimiento): string | null {
  const siglo = birth_edtf ? elUnico(birth_edtf) : birth_year && sigloDe(birth_year)
  return siglo ? `Siglo ${romano(siglo)}` : null
}

/** '16XX' is the seventeenth, though 1600 is of the sixteenth. */
function elUnico(edtf: string): number | null {
  const { certeza, anio = null } = readEdtf(edtf) ?? {}
  if (certeza === 'SIGLO' && anio !== null) return anio / 100 + 1
  const limites = limitesDe(edtf)
  if (!limites || sigloDe(limites.min) !== sigloDe(limites.max)) return null
  return sigloDe(limites.min)
}

const PRIMERO = 14
const ULTIMO = 21

/** The other centuries that somebody of the catalogue may be of. */
export const otrosSiglos = (siglo: string): string[] =>
  Array.from({ length: ULTIMO - PRIMERO + 1 }, (_, i) => `Siglo ${romano(PRIMERO + i)}`).filter(
    (uno) => uno !== siglo,
  )
