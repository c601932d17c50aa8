import type { Fecha } from '../base/fechas.ts'
import { edtfDeFecha, faltaDeEdtf, isExacta, limitesDe, partesDe, readEdtf, writeEdtf } from './edtf.ts'

/** Both dates of a life, each written in two ways: by its parts, and as EDTF, which holds where it is there. */
export interface FechasEscritas {
  birth_year: number | null
  birth_month: number | null
  birth_day: number | null
  birth_edtf?: string | null
  death_year: number | null
  death_month: number | null
  death_day: number | null
  death_edtf?: string | null
}

const claves = ['birth', 'death'] as const
type Clave = (typeof claves)[number]

const partes = ['year', 'month', 'day'] as const

export const CUAL = { birth: 'nacimiento', death: 'fallecimiento' } as const

export const fechaDe = (de: Clave, datos: Partial<FechasEscritas>): Fecha => ({
  anio: datos[`${de}_year`] ?? null,
  mes: datos[`${de}_month`] ?? null,
  dia: datos[`${de}_day`] ?? null,
})

type Partes<C extends Clave> = { [campo in `${C}_${(typeof partes)[number]}`]: number | null }

export const enPartes = <C extends Clave>(de: C, { anio, mes, dia }: Fecha) =>
  ({ [`${de}_year`]: anio, [`${de}_month`]: mes, [`${de}_day`]: dia }) as Partes<C>

export const SIN_PARTES: Fecha = { anio: null, mes: null, dia: null }

/** Of a date, what it is as EDTF; null where nobody knows it. */
export function edtfDe(de: Clave, datos: Partial<FechasEscritas>): string | null {
  const escrita = datos[`${de}_edtf`]
  if (!escrita) return edtfDeFecha(fechaDe(de, datos))
  const leida = readEdtf(escrita)
  return leida ? writeEdtf(leida) : null
}

/** For the rules of exact dates: the parts are those of the EDTF where there is one, and an uncertain date has none. */
export function leida<T extends Partial<FechasEscritas>>(datos: T): T {
  const deEdtf = claves.map((de) => {
    const escrita = datos[`${de}_edtf`]
    if (!escrita) return {}
    const isBuena = isExacta(escrita) && faltaDeEdtf(escrita, CUAL[de]) === null
    return enPartes(de, (isBuena && readEdtf(escrita)) || SIN_PARTES)
  })
  return Object.assign({}, datos, ...deEdtf)
}

/** Whether no reading of two dates lets one who was born at the one die at the other; of exact ones, by the year. */
export function diesBeforeByAnyReading(datos: Partial<FechasEscritas>): boolean {
  const [nacimiento, muerte] = claves.map((de) => limitesDe(edtfDe(de, datos)))
  return !!nacimiento && !!muerte && muerte.max < nacimiento.min
}

/**
 * What was sent, over what was there. Who knows nothing of EDTF and sends the parts back as they are shown has changed
 * nothing; other parts are an exact date. A blank EDTF takes the date away, unless parts come with it.
 */
export function mergeFechas<A extends FechasEscritas, E extends Partial<FechasEscritas>>(
  antes: A,
  enviado: E,
): A & E {
  return Object.assign({}, antes, enviado, ...claves.map((de) => mergeFecha(de, antes, enviado)))
}

function mergeFecha(
  de: Clave,
  antes: FechasEscritas,
  enviado: Partial<FechasEscritas>,
): Partial<FechasEscritas> {
  const edtf = enviado[`${de}_edtf`]
  if (edtf) return { [`${de}_edtf`]: edtf }
  const enviadas = partes
    .map((parte) => `${de}_${parte}` as const)
    .filter((campo) => enviado[campo] !== undefined)
  const nueva = fechaDe(de, { ...antes, ...enviado })
  if (edtf !== undefined) {
    const isDicha = enviadas.some((campo) => enviado[campo] !== null)
    return { [`${de}_edtf`]: '', ...enPartes(de, isDicha ? nueva : SIN_PARTES) }
  }
  if (enviadas.every((campo) => enviado[campo] === antes[campo])) return {}
  return { [`${de}_edtf`]: '', ...enPartes(de, nueva) }
}

/** The dates of a creator: as EDTF, the years that bound them, and the parts that the earlier fields have. */
export function columnasDeFechas(datos: Partial<FechasEscritas>) {
  const [birth_edtf, death_edtf] = [edtfDe('birth', datos), edtfDe('death', datos)]
  const [nacimiento, muerte] = [limitesDe(birth_edtf), limitesDe(death_edtf)]
  return {
    ...enPartes('birth', datos.birth_edtf ? partesDe(birth_edtf) : fechaDe('birth', datos)),
    ...enPartes('death', datos.death_edtf ? partesDe(death_edtf) : fechaDe('death', datos)),
    birth_edtf,
    birth_min: nacimiento?.min ?? null,
    birth_max: nacimiento?.max ?? null,
    death_edtf,
    death_min: muerte?.min ?? null,
    death_max: muerte?.max ?? null,
  }
}
