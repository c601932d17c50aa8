import { finDeMes } from '../base/fechas.ts'
import { addMeses } from '../calendario/mes.ts'
import type { Estadia } from '../inscripciones/estadias.ts'

/** A stay, as far as fees go. */
export interface EstadiaCobrada extends Estadia {
  /** YYYY-MM, of one that ended: the last month whose fee it owes. */
  ultima_cuota: string | null
}

/** What decides which months somebody pays, and until when. */
export interface CondicionesDeMeses {
  /** The course's year. */
  anio: number
  /** YYYY-MM, the course's first and last month with a fee; null is its year's. */
  cuotas_desde: string | null
  cuotas_hasta: string | null
  dia_cobro: number | null
  estadias: readonly EstadiaCobrada[]
}

export const mesDe = (dia: string): string => dia.slice(0, 7)

/** The months that may have a fee: from December before the course's year to the last one of it. */
export function mesesPosibles(anio: number): readonly string[] {
  const known = porAnio.get(anio) ?? [
    `${anio - 1}-12`,
    ...NUMEROS_DE_MES.map((numero) => `${anio}-${numero}`),
  ]
  porAnio.set(anio, known)
  return known
}

/** All of a course's enrolments ask for the same ones. */
const porAnio = new Map<number, readonly string[]>()

const NUMEROS_DE_MES = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

/** The first and the last month with a fee of a course. */
export const limitesDeCuotas = ({
  anio,
  cuotas_desde,
  cuotas_hasta,
}: Omit<CondicionesDeMeses, 'dia_cobro' | 'estadias'>) => ({
  desde: cuotas_desde || `${anio}-01`,
  hasta: cuotas_hasta || `${anio}-12`,
})

/** The course's months with a fee that a stay touches, each once. */
export function mesesDeCuota({ estadias, ...catedra }: Omit<CondicionesDeMeses, 'dia_cobro'>): string[] {
  const { desde, hasta } = limitesDeCuotas(catedra)
  return mesesPosibles(catedra.anio).filter(
    (mes) => desde <= mes && mes <= hasta && estadias.some((una) => isCobrado(mes, una)),
  )
}

const isCobrado = (mes: string, { desde, ultima_cuota }: EstadiaCobrada) =>
  mesDe(desde) <= mes && (ultima_cuota === null || mes <= ultima_cuota)

/** The day on which a month's fee is collected: the last one of a month that is too short, or where none is said. */
function cobroDe(mes: string, dia_cobro: number | null): string {
  const ultimo = finDeMes(mes)
  if (dia_cobro === null) return ultimo
  const cobro = `${mes}-${String(dia_cobro).padStart(2, '0')}`
  return cobro < ultimo ? cobro : ultimo
}

/**
 * The last day on which a month's fee is in time. Who enrols, or comes back, when the collection day has passed has the
 * rest of that month.
 */
export function vencimientoDe(
  mes: string,
  { dia_cobro, estadias }: Pick<CondicionesDeMeses, 'dia_cobro' | 'estadias'>,
): string {
  const cobro = cobroDe(mes, dia_cobro)
  const suyas = estadias.filter((una) => isCobrado(mes, una))
  return suyas.length > 0 && suyas.every(({ desde }) => desde > cobro) ? finDeMes(mes) : cobro
}

/** The last month that who leaves owes, unless something else is agreed: that of leaving if it was due by then. */
export function ultimaCuotaDe(dia_cobro: number | null, desde: string, hasta: string): string {
  const mes = mesDe(hasta)
  const estadias = [{ desde, hasta, ultima_cuota: mes }]
  return hasta > vencimientoDe(mes, { dia_cobro, estadias }) ? mes : addMeses(mes, -1)
}

/** What can be agreed on leaving: that month's fee is owed, or it is not. */
export const ultimasCuotas = (hasta: string): [mes: string, anterior: string] => [
  mesDe(hasta),
  addMeses(mesDe(hasta), -1),
]
