import { sigloDe } from '../../../src/domain/fechas.ts'
import { type Periodo, periodos } from '../../../src/domain/periodos.ts'
import { roles } from '../../../src/domain/roles.ts'
import type { Filtros } from './consultas.ts'
import { SIN_ANIO } from './indice.ts'
import type { Seleccion, SeleccionDe } from './seleccion.ts'

interface Decada {
  period: Periodo
  /** Its first year; null for those of an unknown year. */
  decada: number | null
  total: number
}

export interface Resumen {
  total: number
  siglos: number
  roles: number
  desde: number | null
  hasta: number | null
  periodos: { period: Periodo; total: number }[]
  decadas: Decada[]
}

/** Figures of a selection; its decades stand as on the page, so that a running sum says where each one begins. */
export function createResumen(seleccionDe: SeleccionDe) {
  return (filtros: Filtros): Resumen => {
    const seleccion = seleccionDe(filtros)
    const { desde, hasta, mascara } = extremosDe(seleccion)
    const decadas = decadasDe(seleccion)

    return {
      total: seleccion.total,
      siglos: desde === null || hasta === null ? 0 : sigloDe(hasta) - sigloDe(desde) + 1,
      roles: roles.filter((_rol, bit) => mascara & (1 << bit)).length,
      desde,
      hasta,
      periodos: [...Map.groupBy(decadas, ({ period }) => period)].map(([period, suyas]) => ({
        period,
        total: suyas.reduce((suma, { total }) => suma + total, 0),
      })),
      decadas,
    }
  }
}

/** The first and the last known year, and all the roles. */
function extremosDe({ indice: { anios, roles }, marcas }: Seleccion) {
  let [desde, hasta, mascara] = [Infinity, -Infinity, 0]
  for (let i = 0; i < marcas.length; i++) {
    if (!marcas[i]) continue
    mascara |= roles[i] as number
    const anio = anios[i] as number
    if (anio === SIN_ANIO) continue
    if (anio < desde) desde = anio
    if (anio > hasta) hasta = anio
  }
  return desde > hasta ? { desde: null, hasta: null, mascara } : { desde, hasta, mascara }
}

/** Positions are the page's, so those of a decade stand together. */
function decadasDe({ indice, marcas }: Seleccion): Decada[] {
  const decadas: Decada[] = []
  let ultima: Decada | undefined
  for (let i = 0; i < marcas.length; i++) {
    if (!marcas[i]) continue
    const period = periodos[indice.periodos[i] as number] as Periodo
    const anio = indice.anios[i] as number
    const decada = anio === SIN_ANIO ? null : Math.floor(anio / 10) * 10
    if (ultima?.period !== period || ultima.decada !== decada) {
      ultima = { period, decada, total: 0 }
      decadas.push(ultima)
    }
    ultima.total++
  }
  return decadas
}
