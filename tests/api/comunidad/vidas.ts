import type { Ficha } from '../../support/modelo-de-fusiones.ts'

/** What follows from two dates in a year, as the contract has it. */
export function vidaDe({ birth_edtf, death_edtf }: Ficha, hoy: number) {
  const nacio = Number(birth_edtf?.slice(0, 4))
  const isIncierta = Boolean(birth_edtf?.endsWith('~'))
  const margen = isIncierta ? 5 : 0
  const murio = death_edtf ? Number(death_edtf.slice(0, 4)) : null
  const vive = murio === null && nacio + margen >= hoy - 120
  const hasta = murio ?? (vive ? 'Presente' : '¿?')
  return {
    nacio,
    anios: `${isIncierta ? 'c. ' : ''}${nacio} – ${hasta}`,
    min: nacio - margen,
    max: murio ?? (vive ? hoy : nacio + 80),
    isIncierta,
    isSinFallecimiento: murio === null && !vive,
  }
}

/** What is missing of it. */
export function faltasDe(ficha: Ficha, hasFuentes: boolean, hoy: number): string[] {
  const { isIncierta, isSinFallecimiento } = vidaDe(ficha, hoy)
  return [
    ...(isSinFallecimiento ? ['SIN_FALLECIMIENTO'] : []),
    ...(isIncierta ? ['FECHA_INCIERTA'] : []),
    ...(hasFuentes ? [] : ['SIN_FUENTE']),
  ]
}
