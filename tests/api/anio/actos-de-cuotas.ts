import { mesDe, mesSiguiente } from '../../support/fechas.ts'
import { type Catedra, type Inscripcion, seFueron, vigentes } from './libro.ts'
import { cuentaDe, montoDe, vencimientos } from './modelo-cuotas.ts'
import type { Mundo } from './mundo.ts'

/** People pay: what they owe, as a rule; in part, or a month that is to come, now and then. */
export async function payCuotas(mundo: Mundo, catedra: Catedra): Promise<void> {
  if (catedra.modalidad === 'INSTITUCIONAL') return
  const { azar, libro } = mundo
  for (const inscripcion of vigentes(catedra)) {
    const { matricula, meses } = cuentaDe(catedra, inscripcion, libro.hoy)
    if (matricula.debe > 0 && azar.pasa(0.06))
      await pay(mundo, inscripcion, null, azar.pasa(0.2) ? 50_000 : matricula.debe)
    const [primero] = meses.filter(({ debe }) => debe > 0)
    if (primero && azar.pasa(0.08 * inscripcion.alumno.aplica))
      await pay(mundo, inscripcion, primero.mes, azar.pasa(0.15) ? 50_000 : primero.debe)
    else if (!primero && azar.pasa(0.004)) await payAhead(mundo, catedra, inscripcion)
  }
  for (const inscripcion of seFueron(catedra)) {
    const debe = cuentaDe(catedra, inscripcion, libro.hoy).meses.find((mes) => mes.debe > 0)
    if (debe && azar.pasa(0.005)) await pay(mundo, inscripcion, debe.mes, debe.debe)
  }
}

async function payAhead(mundo: Mundo, catedra: Catedra, inscripcion: Inscripcion): Promise<void> {
  const mes = mesSiguiente(mesDe(mundo.libro.hoy))
  if (!vencimientos(catedra, inscripcion).has(mes) || inscripcion.pagos.some((pago) => pago.mes === mes))
    return
  await pay(mundo, inscripcion, mes, montoDe(inscripcion, mes))
}

export async function pay(
  mundo: Mundo,
  inscripcion: Inscripcion,
  mes: string | null,
  monto: number,
): Promise<void> {
  const cuerpo = { concepto: mes === null ? 'MATRICULA' : 'CUOTA', mes, monto, fecha: '' }
  const hecho = await mundo.hace(mundo.admin, `POST /admin/catedraalumnos/${inscripcion.id}/pagos`, cuerpo)
  if (hecho) inscripcion.pagos.push({ id: hecho.id, mes, monto, anulado: false })
}

/** A payment was a mistake. */
export async function voidPago(mundo: Mundo, { pagos }: Inscripcion): Promise<void> {
  const pago = pagos.findLast(({ anulado }) => !anulado)
  if (pago && (await mundo.hace(mundo.admin, `DELETE /admin/pagos/${pago.id}`))) pago.anulado = true
}

/** Another amount from a month on, by default this one: what is paid in full by then keeps the old one. */
export async function setCuota(
  mundo: Mundo,
  inscripcion: Inscripcion,
  cuota: number,
  desde?: string,
): Promise<void> {
  const cuerpo = { cuota_monto: cuota, ...(desde && { desde }) }
  if (!(await mundo.hace(mundo.admin, `PUT /admin/catedraalumnos/${inscripcion.id}`, cuerpo))) return
  const primero = desde ?? mesDe(mundo.libro.hoy)
  for (const mes of new Set(inscripcion.pagos.map((pago) => pago.mes))) {
    if (mes === null || mes < primero || inscripcion.fijos.has(mes)) continue
    const pagado = inscripcion.pagos
      .filter((pago) => pago.mes === mes && !pago.anulado)
      .reduce((total, { monto }) => total + monto, 0)
    const monto = montoDe(inscripcion, mes)
    if (pagado >= monto) inscripcion.fijos.set(mes, monto)
  }
  inscripcion.montos.push({ desde: primero, cuota })
}

const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre|setiembre',
  'octubre',
  'noviembre',
  'diciembre',
].map((nombre) => new RegExp(nombre, 'i'))

/** The administration writes to who owes: the mail asks for what is overdue, and for nothing else. */
export async function remind(mundo: Mundo, catedra: Catedra, inscripcion: Inscripcion): Promise<void> {
  const { matricula, vencido, meses } = cuentaDe(catedra, inscripcion, mundo.libro.hoy)
  const llamada = `/admin/catedraalumnos/${inscripcion.id}/aviso-de-pago`
  const { status } = await mundo.admin(`POST ${llamada}`)
  const donde = `Aviso de pago de ${catedra.nombre}`
  const debe = matricula.debe + vencido > 0 ? 200 : 409
  mundo.desacuerdos.compara('Se avisa', donde, inscripcion.alumno.nombre, debe, status)
  if (status !== 200) return
  await mundo.junta()
  const correo = mundo.correos.findLast(
    ({ para, asunto }) => para === inscripcion.alumno.email && asunto.startsWith('Pagos pendientes'),
  )
  const pedidos = MESES.flatMap((nombre, i) => (nombre.test(correo?.texto ?? '') ? i + 1 : []))
  const vencidos = meses.filter((mes) => mes.vencido).map(({ mes }) => Number(mes.slice(5)))
  mundo.desacuerdos.compara(
    'Meses que se piden',
    donde,
    inscripcion.alumno.nombre,
    vencidos.toSorted((a, b) => a - b),
    pedidos,
  )
}

/** To some who are in the course, and to all who left it. */
export async function remindAll(mundo: Mundo, catedra: Catedra): Promise<void> {
  for (const una of [...vigentes(catedra).slice(0, 4), ...seFueron(catedra)])
    await remind(mundo, catedra, una)
}
