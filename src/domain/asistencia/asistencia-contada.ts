import type { ReglasDeCatedra } from '../habilitacion/reglas-de-catedra.ts'
import type { Marca } from './asistencia.ts'

/** A student's class days, without those that were suspended or come before the student counts. */
export interface Dias {
  /** Of the classes that were given. */
  dadas: readonly (Marca | null)[]
  /** Of those to come; one may be justified already. */
  porVenir: readonly (Marca | null)[]
}

/** What a student's days come to. Points are halves of a class, so that they are whole numbers. */
export interface AsistenciaContada {
  /** Of the given classes. */
  medias: number
  dadas: number
  porVenir: number
  /** Absences to come that would not be held against the student. */
  perdonables: number
}

const CLASE_ENTERA = 2

export function contarAsistencia(
  { dadas, porVenir }: Dias,
  reglas: Pick<ReglasDeCatedra, 'tarde_vale' | 'justificada' | 'faltas_perdonadas'>,
): AsistenciaContada {
  let [medias, cuentan, faltas] = [0, 0, 0]
  for (const marca of dadas) {
    if (isFueraDeCuenta(marca, reglas)) continue
    const suyas = mediasDe(marca, reglas)
    medias += suyas
    cuentan++
    if (suyas === 0) faltas++
  }
  const perdonadas = Math.min(faltas, reglas.faltas_perdonadas)
  return {
    medias: medias + perdonadas * CLASE_ENTERA,
    dadas: cuentan,
    porVenir: porVenir.filter((marca) => !isFueraDeCuenta(marca, reglas)).length,
    perdonables: reglas.faltas_perdonadas - perdonadas,
  }
}

const isFueraDeCuenta = (marca: Marca | null, { justificada }: Pick<ReglasDeCatedra, 'justificada'>) =>
  marca === 'JUSTIFICADO' && justificada === 'NO_CUENTA'

function mediasDe(
  marca: Marca | null,
  { tarde_vale, justificada }: Pick<ReglasDeCatedra, 'tarde_vale' | 'justificada'>,
): number {
  if (marca === 'PRESENTE') return CLASE_ENTERA
  if (marca === 'TARDE') return CLASE_ENTERA * tarde_vale
  return marca === 'JUSTIFICADO' && justificada === 'PRESENTE' ? CLASE_ENTERA : 0
}

/** Whether so many halves of so many classes are that per cent or more. */
export const isMinimo = (medias: number, clases: number, minimo: number) =>
  medias * 100 >= minimo * clases * CLASE_ENTERA

/** With two decimals; null of no class. What is under a minimum is never rounded up to it. */
export function porcentajeDe(medias: number, clases: number, minimo: number | null): number | null {
  if (clases === 0) return null
  const exacto = (medias * 100) / (clases * CLASE_ENTERA)
  const redondeado = Math.round(exacto * 100) / 100
  const cruza = minimo !== null && redondeado >= minimo && !isMinimo(medias, clases, minimo)
  return cruza ? Math.floor(exacto * 100) / 100 : redondeado
}

/** How the percentage went from class to class; null while none counted. */
export const marchaDe = (
  dadas: Dias['dadas'],
  reglas: Pick<ReglasDeCatedra, 'tarde_vale' | 'justificada' | 'faltas_perdonadas' | 'asistencia_minima'>,
): (number | null)[] =>
  dadas.map((_, i) => {
    const cuenta = contarAsistencia({ dadas: dadas.slice(0, i + 1), porVenir: [] }, reglas)
    return porcentajeDe(cuenta.medias, cuenta.dadas, reglas.asistencia_minima)
  })

/** If the student comes to all that are left. */
export const mediasAlFinal = ({ medias, porVenir }: AsistenciaContada) => medias + porVenir * CLASE_ENTERA

/** How many of the classes to come may be missed; null where the minimum can't be reached any more. */
export function faltasRestantes(cuenta: AsistenciaContada, minimo: number): number | null {
  const { dadas, porVenir, perdonables } = cuenta
  const alcanzaFaltando = (faltas: number) => {
    const pierde = Math.max(0, faltas - perdonables)
    return isMinimo(mediasAlFinal(cuenta) - pierde * CLASE_ENTERA, dadas + porVenir, minimo)
  }
  if (!alcanzaFaltando(0)) return null
  let faltas = porVenir
  while (!alcanzaFaltando(faltas)) faltas--
  return faltas
}
