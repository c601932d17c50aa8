import { finDeMes } from '../base/fechas.ts'
import { addMeses } from '../calendario/mes.ts'
import type { Modalidad } from '../catedras/catedras.ts'

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
export interface Condiciones {
  modalidad_pago: Modalidad
  /** The course's year. */
  anio: number
  matricula_monto: number
  cuota_monto: number
  dia_cobro: number | null
  /** YYYY-MM-DD */
  fecha_inscripcion: string
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
  const { matricula: monto, cuota } = montosDe(condiciones)
  const exigibles = cuota > 0 ? mesesExigibles(condiciones, hoy) : []
  const pagadosPorMes = sumaPorMes(pagos)
  const pagadoDeMatricula = pagadosPorMes.get(null) ?? 0
  const matricula = { monto, pagado: pagadoDeMatricula, debe: Math.max(0, monto - pagadoDeMatricula) }
  pagadosPorMes.delete(null)

  const meses = [...new Set([...exigibles, ...(pagadosPorMes.keys() as Iterable<string>)])]
    .toSorted()
    .map((mes): CuentaDeMes => {
      const pagado = pagadosPorMes.get(mes) ?? 0
      const debe = exigibles.includes(mes) ? Math.max(0, cuota - pagado) : 0
      const vence = vencimientoDe(mes, condiciones)
      return { mes, monto: cuota, pagado, debe, vence, vencido: debe > 0 && hoy > vence }
    })

  const vencido = suma(meses.filter((mes) => mes.vencido).map(({ debe }) => debe))
  return {
    estado: estadoDe(monto, cuota, matricula, vencido),
    matricula,
    meses,
    pagado: pagadoDeMatricula + suma(meses.map(({ pagado }) => pagado)),
    debe: matricula.debe + suma(meses.map(({ debe }) => debe)),
    vencido,
  }
}

/** How a concept stands: paid, in part, or not at all; of the last two, whether its time is over. */
export function pagoDe({ monto, pagado, debe }: Pick<CuentaDeMes, 'monto' | 'pagado' | 'debe'>) {
  if (pagado > 0 && pagado < monto) return 'EN PARTE'
  return debe === 0 ? 'PAGADO' : 'SIN PAGAR'
}

/** What is asked for now: the matrícula, which has no date, and the months that are overdue. */
export const atrasoDe = ({ matricula, vencido }: Pick<Cuenta, 'matricula' | 'vencido'>) =>
  matricula.debe + vencido

function estadoDe(monto: number, cuota: number, { pagado, debe }: Cuenta['matricula'], vencido: number) {
  if (monto === 0 && cuota === 0) return 'GRATUITO'
  if (debe > 0) return pagado === 0 ? 'MATRÍCULA PENDIENTE' : 'MATRÍCULA PARCIALMENTE PAGADA'
  return vencido > 0 ? 'EN MORA' : 'AL DÍA'
}

/** Nobody pays for an INSTITUCIONAL course, whatever its enrolments say. */
function montosDe({ modalidad_pago, matricula_monto, cuota_monto }: Condiciones) {
  const seCobra = modalidad_pago === 'PARTICULAR'
  return { matricula: seCobra ? matricula_monto : 0, cuota: seCobra ? cuota_monto : 0 }
}

/** The course's months for an enrolment: from its own to the last one of the year. */
export function mesesDeCuota({ anio, fecha_inscripcion }: Condiciones): string[] {
  const meses: string[] = []
  const primero = `${anio}-01`
  const suyo = fecha_inscripcion.slice(0, 7)
  for (let mes = suyo > primero ? suyo : primero; mes <= `${anio}-12`; mes = addMeses(mes, 1)) meses.push(mes)
  return meses
}

function mesesExigibles(condiciones: Condiciones, hoy: string): string[] {
  return mesesDeCuota(condiciones).filter((mes) => mes <= hoy.slice(0, 7))
}

/**
 * The last day on which a month's fee is in time. Somebody who enrols when the collection day has passed has the rest
 * of that month.
 */
export function vencimientoDe(
  mes: string,
  condiciones: Pick<Condiciones, 'dia_cobro' | 'fecha_inscripcion'>,
): string {
  const { dia_cobro, fecha_inscripcion } = condiciones
  const ultimo = finDeMes(mes)
  if (dia_cobro === null) return ultimo
  const cobro = `${mes}-${String(dia_cobro).padStart(2, '0')}`
  const vence = cobro < ultimo ? cobro : ultimo
  return fecha_inscripcion.startsWith(mes) && fecha_inscripcion > vence ? ultimo : vence
}

/** How much may still be paid for a concept; null for a month that the enrolment does not have. */
export function saldoDe(
  condiciones: Condiciones,
  pagos: readonly PagoHecho[],
  { concepto, mes }: Pick<PagoHecho, 'concepto' | 'mes'>,
): number | null {
  const { matricula, cuota } = montosDe(condiciones)
  if (concepto === 'CUOTA' && !mesesDeCuota(condiciones).includes(mes ?? '')) return null
  const monto = concepto === 'MATRICULA' ? matricula : cuota
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
