import { finDeMes, mesDe, meses } from '../../support/fechas.ts'
import { type Catedra, type Estadia, hoyDe, type Inscripcion } from './libro.ts'

/** What an enrolment has to pay, and when, as the course stands. */
export interface Cuenta {
  estado: string
  matricula: { monto: number; pagado: number; debe: number }
  /** Those that are owed up to today, in their order. */
  meses: { mes: string; monto: number; pagado: number; debe: number; vencido: boolean }[]
  debe: number
  vencido: number
}

export function cuentaDe(catedra: Catedra, inscripcion: Inscripcion, hoy: string): Cuenta {
  const dia = hoyDe(catedra, hoy)
  const seCobra = catedra.modalidad === 'PARTICULAR'
  const pagadoDe = (mes: string | null) =>
    inscripcion.pagos
      .filter((pago) => pago.mes === mes && !pago.anulado)
      .reduce((total, { monto }) => total + monto, 0)
  const monto = seCobra ? inscripcion.matricula : 0
  const pagado = pagadoDe(null)
  const matricula = { monto, pagado, debe: Math.max(0, monto - pagado) }
  const suyos = [...vencimientos(catedra, inscripcion)]
    .filter(([mes]) => seCobra && mes <= mesDe(dia) && montoDe(inscripcion, mes) > 0)
    .map(([mes, vence]) => {
      const [monto, pagado] = [montoDe(inscripcion, mes), pagadoDe(mes)]
      const debe = Math.max(0, monto - pagado)
      return { mes, monto, pagado, debe, vencido: debe > 0 && dia > vence }
    })
    .toSorted((a, b) => a.mes.localeCompare(b.mes))
  const vencido = suyos.filter((uno) => uno.vencido).reduce((total, { debe }) => total + debe, 0)
  const esGratis = !seCobra || (monto === 0 && inscripcion.montos.every(({ cuota }) => cuota === 0))
  return {
    estado: estadoDe(esGratis, matricula, vencido),
    matricula,
    meses: suyos,
    debe: matricula.debe + suyos.reduce((total, { debe }) => total + debe, 0),
    vencido,
  }
}

function estadoDe(esGratis: boolean, { pagado, debe }: Cuenta['matricula'], vencido: number): string {
  if (esGratis) return 'GRATUITO'
  if (debe > 0) return pagado === 0 ? 'MATRÍCULA PENDIENTE' : 'MATRÍCULA PARCIALMENTE PAGADA'
  return vencido > 0 ? 'EN MORA' : 'AL DÍA'
}

/** The fee of a month: what was paid in full before a change stays, the rest is the last one that had begun. */
export const montoDe = ({ montos, fijos }: Inscripcion, mes: string) =>
  fijos.get(mes) ?? montos.findLast(({ desde }) => desde <= mes)?.cuota ?? 0

/** Of each month that a stay touches, the last day on which it is in time. */
export function vencimientos(catedra: Catedra, { estadias, dia_cobro }: Inscripcion): Map<string, string> {
  const todos = new Map<string, string>()
  for (const [i, una] of estadias.entries()) {
    // Of who leaves again in the same month, what is said then holds for it.
    const otra = estadias
      .slice(i + 1)
      .findLast(
        ({ hasta, ultimaCuota }) => ultimaCuota !== null && mesDe(hasta ?? '') === mesDe(una.hasta ?? ''),
      )
    const estadia = otra ? { ...una, ultimaCuota: otra.ultimaCuota } : una
    for (const mes of mesesDe(catedra, estadia, dia_cobro)) {
      const vence = venceEn(mes, estadia, dia_cobro)
      const otro = todos.get(mes)
      if (!otro || vence < otro) todos.set(mes, vence)
    }
  }
  return todos
}

/** Whose collection day had passed when the stay began has the rest of that month. */
function venceEn(mes: string, { desde }: Estadia, dia_cobro: number | null): string {
  const ultimo = finDeMes(mes)
  if (dia_cobro === null) return ultimo
  const cobro = `${mes}-${String(dia_cobro).padStart(2, '0')}`
  const vence = cobro < ultimo ? cobro : ultimo
  return mesDe(desde) === mes && desde > vence ? ultimo : vence
}

function mesesDe(
  { cuotasDesde, cuotasHasta }: Catedra,
  estadia: Estadia,
  dia_cobro: number | null,
): string[] {
  const { desde, hasta, ultimaCuota } = estadia
  const suyos = meses(mesDe(desde), hasta === null ? cuotasHasta : mesDe(hasta))
  return suyos.filter((mes) => {
    if (mes < cuotasDesde || mes > cuotasHasta) return false
    if (hasta === null || mes !== mesDe(hasta)) return true
    return ultimaCuota === null ? hasta > venceEn(mes, estadia, dia_cobro) : ultimaCuota === mes
  })
}
