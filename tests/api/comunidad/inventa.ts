import type { Azar } from '../../support/azar.ts'
import type { Ficha } from '../../support/modelo-de-fusiones.ts'

export const DATOS = ['last_name', 'bio', 'notable_works', 'birth_edtf', 'death_edtf', 'period']
export const ROLES = ['COMPOSER', 'POET', 'PINTOR', 'PERFORMER']
export const PERIODOS = ['POSGUERRA', 'DICTADURA', 'TRANSICION', 'CONTEMPORANEO']

const SILABAS = 'ka mbo ri te gua ñe po su vy ho li ndu ja xe qui zo'.split(' ')

/** A word that is nobody else's, by its number, so that a search for it says who has it. */
const palabra = (n: number) => `${[12, 8, 4, 0].map((lugar) => SILABAS[(n >> lugar) & 15]).join('')}x`

/** Values of data, each of them new. */
export function createInventor(azar: Azar) {
  let palabras = 4096
  const nueva = () => {
    palabras += azar.entero(1, 5)
    return palabra(palabras)
  }

  const nacimiento = () => {
    const anio = 2 * azar.entero(925, 956)
    const hacia = `${azar.entero(1850, 1880)}~`
    return azar.elige([`${anio}`, `${anio}-0${azar.entero(1, 9)}`, `${anio}-${dia(azar)}`, hacia])
  }
  const muerte = () => {
    // Of odd years, so that nobody is born and dies in the same one.
    const anio = 2 * azar.entero(945, 985) + 1
    return azar.elige([`${anio}`, `${anio}-${dia(azar)}`])
  }
  const valorDe: Record<string, () => string> = {
    last_name: nueva,
    bio: () => `Vivió en ${nueva()} y escribió ${nueva()}.`,
    notable_works: () => `Canto a ${nueva()}`,
    birth_edtf: nacimiento,
    death_edtf: muerte,
    period: () => azar.elige(PERIODOS),
  }

  return {
    ficha: (): Ficha => ({
      last_name: nueva(),
      bio: `Nació en ${nueva()} y vivió en ${nueva()}.`,
      notable_works: `Danza de ${nueva()}`,
      birth_edtf: azar.pasa(0.2) ? `${2 * azar.entero(952, 980)}` : nacimiento(),
      death_edtf: null,
      period: azar.elige(PERIODOS),
      quality: null,
    }),
    /** Some data, one or two. */
    cambio(): Ficha {
      const datos = azar.algunos(DATOS, azar.pasa(0.35) ? 2 : 1)
      return Object.fromEntries(datos.map((dato) => [dato, valorDe[dato]?.() ?? null]))
    },
  }
}

/** Of any month that has thirty days. */
const dia = (azar: Azar) =>
  `${azar.elige(['03', '05', '07', '08', '10', '12'])}-${String(azar.entero(1, 30)).padStart(2, '0')}`
