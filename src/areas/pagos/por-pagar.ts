import { textoDeConcepto } from '../../domain/pagos/deudas'
import { guaranies } from '../../lib/formato'
import type { FilaDePlanilla, Pago } from './queries'

export interface Saldo {
  /** 'MATRICULA', or a month. */
  clave: string
  concepto: string
  texto: string
  saldo: number
}

/** What an enrolment may still pay: the matrícula, and each of its months, also those to come. */
export function porPagar({ matricula, cuotas }: FilaDePlanilla, pagos: Pago[]): Saldo[] {
  return [{ mes: null, monto: matricula.monto }, ...cuotas]
    .map(({ mes, monto }) => {
      const suyos = pagos.filter((pago) => pago.mes === mes && pago.anulado_en === null)
      const saldo = Math.max(0, monto - suyos.reduce((pagado, pago) => pagado + pago.monto, 0))
      const concepto = textoDeConcepto(mes)
      const texto = `${concepto}: quedan ${guaranies(saldo)}`
      return { clave: mes ?? 'MATRICULA', concepto, texto, saldo }
    })
    .filter(({ saldo }) => saldo > 0)
}

/** What can be chosen, and what was: it may have been paid elsewhere while its payment was being typed. */
export function opcionesDePago(saldos: Saldo[], elegida: string) {
  const opciones = saldos.map(({ clave, texto }) => ({ value: clave, label: texto }))
  if (elegida === '' || saldos.some(({ clave }) => clave === elegida)) return opciones
  const concepto = textoDeConcepto(elegida === 'MATRICULA' ? null : elegida)
  return [{ value: elegida, label: `${concepto}: no queda nada por pagar` }, ...opciones]
}

/** From one to another in their order, which are paid at once; blank is that one alone. */
export function entreSaldos(saldos: readonly Saldo[], desde: string, hasta: string): readonly Saldo[] {
  const primero = saldos.findIndex(({ clave }) => clave === desde)
  const ultimo = saldos.findIndex(({ clave }) => clave === hasta)
  if (primero < 0) return []
  return saldos.slice(primero, Math.max(primero, ultimo) + 1)
}

export const sumaDe = (saldos: readonly Saldo[]) => saldos.reduce((suma, { saldo }) => suma + saldo, 0)

/** How far one may pay at once, from what was chosen on, and how much that is. */
export function opcionesHasta(saldos: readonly Saldo[], desde: string) {
  const posicion = saldos.findIndex(({ clave }) => clave === desde)
  if (posicion < 0) return []
  return saldos.slice(posicion + 1).map(({ clave, concepto }) => ({
    value: clave,
    label: `${concepto}: ${guaranies(sumaDe(entreSaldos(saldos, desde, clave)))} en total`,
  }))
}
