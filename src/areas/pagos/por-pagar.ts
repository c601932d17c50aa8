import type { Modalidad } from '../../domain/catedras/catedras'
import { textoDeConcepto } from '../../domain/pagos/deudas'
import { mesesDeCuota, saldoDe } from '../../domain/pagos/pagos'
import { guaranies } from '../../lib/formato'
import type { FilaDePlanilla, Pago, Planilla } from './queries'

export interface Saldo {
  /** 'MATRICULA', or a month. */
  clave: string
  texto: string
  saldo: number
}

/** What an enrolment may still pay: the matrícula, and each month of the course's year, also those to come. */
export function porPagar({ catedra }: Planilla, fila: FilaDePlanilla, pagos: Pago[]): Saldo[] {
  const condiciones = {
    ...fila,
    anio: catedra.anio,
    modalidad_pago: catedra.modalidad_pago as Modalidad,
  }
  const vigentes = pagos.filter(({ anulado_en }) => anulado_en === null)
  const meses = [null, ...mesesDeCuota(condiciones)]
  return meses
    .map((mes) => {
      const saldo = saldoDe(condiciones, vigentes, { concepto: mes ? 'CUOTA' : 'MATRICULA', mes }) ?? 0
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
