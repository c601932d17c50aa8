import type { Modalidad } from '../catedras/catedras.ts'
import {
  type CondicionesDeMeses,
  mesDe,
  mesesDeCuota,
  mesesPosibles,
  vencimientoDe,
} from './meses-de-cuota.ts'

export const conceptos = ['MATRICULA', 'CUOTA'] as const
export type Concepto = (typeof conceptos)[number]

/** The states are their own labels. */
export const estadosDePago = [
  'AL DÍA',
  'EN MORA',
  'MATRÍCULA PENDIENTE',
  'MATRÍCULA PARCIALMENTE PAGADA',
  'GRATUITO',
] as const
export type EstadoDePago = (typeof estadosDePago)[number]

/** What decides how much somebody owes, and when. */
export interface Condiciones extends CondicionesDeMeses {
  modalidad_pago: Modalidad
  matricula_monto: number
  /** Of each month of which `cuotas_de_antes` says nothing. */
  cuota_monto: number
  cuotas_de_antes: readonly CuotaDeMes[]
}

/** What a month costs. */
export interface CuotaDeMes {
  mes: string
  monto: number
}

export interface PagoHecho {
  concepto: Concepto
  mes: string | null
  monto: number
}

interface CuentaDeMes {
  mes: string
  monto: number
  pagado: number
  debe: number
  /** The day after which it is overdue. */
  vence: string
  vencido: boolean
}

export interface Cuenta {
  estado: EstadoDePago
  matricula: { monto: number; pagado: number; debe: number }
  /** The months that are owed up to today's, and those that have a payment. */
  meses: CuentaDeMes[]
  pagado: number
  debe: number
  /** What of it is overdue. */
  vencido: number
}

/** An enrolment's account from its payments, without the void ones; `hoy` is YYYY-MM-DD. */
export function cuentaDe(condiciones: Condiciones, pagos: readonly PagoHecho[], hoy: string): Cuenta {
  const monto = matriculaDe(condiciones)
  const pagadosPorMes = sumaPorMes(pagos)
  const pagadoDeMatricula = pagadosPorMes.get(null) ?? 0
  const matricula = { monto, pagado: pagadoDeMatricula, debe: Math.max(0, monto - pagadoDeMatricula) }
  const cuotas = cuotasDe(condiciones)
  const meses = listCuentasDeMes(condiciones, cuotas, pagadosPorMes, hoy)

  const vencido = suma(meses.filter((mes) => mes.vencido).map(({ debe }) => debe))
  return {
    estado: isGratuita(condiciones, cuotas) ? 'GRATUITO' : estadoDe(matricula, vencido),
    matricula,
    meses,
    pagado: pagadoDeMatricula + suma(meses.map(({ pagado }) => pagado)),
    debe: matricula.debe + suma(meses.map(({ debe }) => debe)),
    vencido,
  }
}

/** A month that is asked for no more, and has a payment, costs what was paid. */
function listCuentasDeMes(
  condiciones: Condiciones,
  deCadaMes: readonly CuotaDeMes[],
  pagadosPorMes: ReadonlyMap<string | null, number>,
  hoy: string,
): CuentaDeMes[] {
  const pagadas = [...pagadosPorMes].flatMap(([mes, monto]) =>
    mes === null || deCadaMes.some((una) => una.mes === mes) ? [] : [{ mes, monto }],
  )
  const esteMes = mesDe(hoy)
  const cuentas = [...deCadaMes, ...pagadas].flatMap(({ mes, monto }) => {
    const pagado = pagadosPorMes.get(mes)
    const exigible = mes <= esteMes && monto > 0
    if (!exigible && pagado === undefined) return []
    const debe = exigible ? Math.max(0, monto - (pagado ?? 0)) : 0
    const vence = vencimientoDe(mes, condiciones)
    return { mes, monto, pagado: pagado ?? 0, debe, vence, vencido: debe > 0 && hoy > vence }
  })
  return pagadas.length === 0 ? cuentas : cuentas.toSorted((una, otra) => (una.mes < otra.mes ? -1 : 1))
}

/** How a concept stands: paid, in part, or not at all; of the last two, whether its time is over. */
export function pagoDe({ monto, pagado, debe }: Pick<CuentaDeMes, 'monto' | 'pagado' | 'debe'>) {
  if (pagado > 0 && pagado < monto) return 'EN PARTE'
  return debe === 0 ? 'PAGADO' : 'SIN PAGAR'
}

/** What is asked for now: the matrícula, which has no date, and the months that are overdue. */
export const atrasoDe = ({ matricula, vencido }: Pick<Cuenta, 'matricula' | 'vencido'>) =>
  matricula.debe + vencido

/** Also where nothing is charged any more, and was before. */
const isGratuita = (condiciones: Condiciones, cuotas: readonly CuotaDeMes[]) =>
  matriculaDe(condiciones) === 0 &&
  (condiciones.cuota_monto === 0 || condiciones.modalidad_pago === 'INSTITUCIONAL') &&
  cuotas.every(({ monto }) => monto === 0)

function estadoDe({ pagado, debe }: Cuenta['matricula'], vencido: number) {
  if (debe > 0) return pagado === 0 ? 'MATRÍCULA PENDIENTE' : 'MATRÍCULA PARCIALMENTE PAGADA'
  return vencido > 0 ? 'EN MORA' : 'AL DÍA'
}

/** Nobody pays for an INSTITUCIONAL course, whatever its enrolments say. */
const matriculaDe = ({ modalidad_pago, matricula_monto }: Condiciones) =>
  modalidad_pago === 'PARTICULAR' ? matricula_monto : 0

/** What each of an enrolment's months costs, also of those to come. */
export const cuotasDe = (condiciones: Condiciones): CuotaDeMes[] =>
  mesesDeCuota(condiciones).map((mes) => ({
    mes,
    monto: condiciones.modalidad_pago === 'PARTICULAR' ? montoDe(mes, condiciones) : 0,
  }))

const montoDe = (mes: string, { cuota_monto, cuotas_de_antes }: Condiciones) =>
  cuotas_de_antes.find((una) => una.mes === mes)?.monto ?? cuota_monto

/** Comes before every month: the matrícula is owed from the beginning. */
const DESDE_EL_COMIENZO = '0000-00'

/**
 * The first month of which something is owed, also of those to come; before every month where it is the matrícula, and
 * null where nothing is. Unlike the account it does not depend on the day: who owes by a month has this, or one before.
 */
export function debeDesde(condiciones: Condiciones, pagos: readonly PagoHecho[]): string | null {
  const pagadosPorMes = sumaPorMes(pagos)
  if (matriculaDe(condiciones) > (pagadosPorMes.get(null) ?? 0)) return DESDE_EL_COMIENZO
  return cuotasDe(condiciones).find(({ mes, monto }) => monto > (pagadosPorMes.get(mes) ?? 0))?.mes ?? null
}

/** What goes on costing what it did when the fee changes from a month on: earlier months, and those paid in full. */
export function cuotasQueQuedan(
  condiciones: Condiciones,
  pagos: readonly PagoHecho[],
  { desde, monto }: { desde: string; monto: number },
): CuotaDeMes[] {
  const pagadosPorMes = sumaPorMes(pagos)
  return mesesPosibles(condiciones.anio)
    .map((mes) => ({ mes, monto: montoDe(mes, condiciones) }))
    .filter(
      (antes) =>
        antes.monto !== monto && (antes.mes < desde || isPagado(antes.monto, pagadosPorMes.get(antes.mes))),
    )
}

const isPagado = (monto: number, pagado = 0) => pagado > 0 && pagado >= monto

/** What the matrícula is once it changes; one that is paid in full stays as it is. */
export const matriculaCon = (
  { matricula_monto }: Pick<Condiciones, 'matricula_monto'>,
  pagos: readonly PagoHecho[],
  nueva: number,
): number => (isPagado(matricula_monto, sumaPorMes(pagos).get(null)) ? matricula_monto : nueva)

/** How much may still be paid for a concept; null for a month that the enrolment does not have. */
export function saldoDe(
  condiciones: Condiciones,
  pagos: readonly PagoHecho[],
  { concepto, mes }: Pick<PagoHecho, 'concepto' | 'mes'>,
): number | null {
  const monto =
    concepto === 'MATRICULA'
      ? matriculaDe(condiciones)
      : cuotasDe(condiciones).find((cuota) => cuota.mes === mes)?.monto
  if (monto === undefined) return null
  const pagado = sumaPorMes(pagos).get(concepto === 'MATRICULA' ? null : mes) ?? 0
  return Math.max(0, monto - pagado)
}

/** What was paid for each month; null is the matrícula. */
function sumaPorMes(pagos: readonly PagoHecho[]): Map<string | null, number> {
  const sumas = new Map<string | null, number>()
  for (const { concepto, mes, monto } of pagos) {
    const clave = concepto === 'MATRICULA' ? null : mes
    sumas.set(clave, (sumas.get(clave) ?? 0) + monto)
  }
  return sumas
}

const suma = (numeros: number[]) => numeros.reduce((total, numero) => total + numero, 0)
