import { textoDeConcepto } from '../../domain/pagos/deudas'
import { guaranies } from '../../lib/formato'
import type { FilaDePlanilla, Pago } from './queries'

export interface Saldo {
  /** 'MATRICULA', or a month. */
  clave: string
  texto: string
  saldo: number
}

/** What an enrolment may still pay: the matrícula, and each of its months, also those to come. */
export function porPagar({ matricula, cuotas }: FilaDePlanilla, pagos: Pago[]): Saldo[] {
  return [{ mes: null, monto: matricula.monto }, ...cuotas]
    .map(({ mes, monto }) => {
      const suyos = pagos.filter((pago) => pago.mes === mes && pago.anulado_en === null)
      const saldo = Math.max(0, monto - suyos.reduce((pagado, pago) => pagado + pago.monto, 0))
      const texto = `${textoDeConcepto(mes)}: quedan ${guaranies(saldo)}`
      return { clave: mes ?? 'MATRICULA', texto, saldo }
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
