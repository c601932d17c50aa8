import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import { alumnos } from '../../../db/schema/personas.ts'
import { diaCorto } from '../../../src/domain/base/fechas.ts'
import { guaranies } from '../../../src/domain/base/numeros.ts'
import { conceptosDe, numeroDeRecibo } from '../../../src/domain/pagos/deudas.ts'
import { enActo } from '../../suelo/actos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { notify } from '../../suelo/novedades/notify.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { columnasDePago } from './condiciones.ts'
import { pagoNoEncontrado, pagoYaAnulado } from './errors.ts'
import type { Pago } from './esquemas.ts'

/** Where it is told to who does not want it by mail. */
export const SUS_NOVEDADES = 'sus novedades'

/** What a payment's receipt says; a student has those of the own payments only. */
export function readRecibo(tx: Reader, id: number, { rol, id: quienId }: Quien) {
  const recibo = tx
    .select({
      ...columnasDePago,
      alumno: { nombre: alumnos.nombre, apellido: alumnos.apellido, email: alumnos.email },
      catedra: { id: catedras.id, nombre: catedras.nombre, anio: catedras.anio },
    })
    .from(pagos)
    .innerJoin(catedraAlumnos, eq(catedraAlumnos.id, pagos.catedraAlumnoId))
    .innerJoin(catedras, eq(catedras.id, catedraAlumnos.catedraId))
    .innerJoin(alumnos, eq(alumnos.id, catedraAlumnos.alumnoId))
    .where(and(eq(pagos.id, id), rol === 'alumno' ? eq(catedraAlumnos.alumnoId, quienId) : undefined))
    .get()
  if (!recibo) throw pagoNoEncontrado()
  const lineas = listLineas(tx, recibo)
  // Void is what it says, once nothing of it stands.
  if (lineas.length === 0) {
    const { mes, monto } = recibo
    return { ...recibo, lineas: [{ mes, monto }], anulado_en: enISO(recibo.anulado_en) }
  }
  const monto = lineas.reduce((suma, linea) => suma + linea.monto, 0)
  return { ...recibo, lineas, monto, anulado_en: null }
}

/** What was paid with one, and stands. */
const listLineas = (tx: Reader, { catedraAlumnoId, recibo }: Pick<Pago, 'catedraAlumnoId' | 'recibo'>) =>
  tx
    .select({ mes: pagos.mes, monto: pagos.monto })
    .from(pagos)
    .where(
      and(
        eq(pagos.catedraAlumnoId, catedraAlumnoId),
        eq(columnasDePago.recibo, recibo),
        isNull(pagos.anulado_en),
      ),
    )
    .orderBy(pagos.id)
    .all()

export function sendRecibo(deps: Deps, quien: Quien, id: number) {
  const email = enActo(deps, quien, {}, ({ tx, note }) => {
    const recibo = readRecibo(tx, id, quien)
    if (recibo.anulado_en) throw pagoYaAnulado()
    const { alumno, catedra, catedraAlumnoId } = recibo
    const suyo = eq(catedraAlumnos.id, catedraAlumnoId)
    const deQuien = tx.select({ id: catedraAlumnos.alumnoId }).from(catedraAlumnos).where(suyo).all()
    const enviados = notify(deps, tx, {
      aviso: 'PAGO',
      a: { alumnos: deQuien.map(({ id: alumnoId }) => alumnoId) },
      catedraId: catedra.id,
      sobre: {},
      nombre: `Recibo ${numeroDeRecibo(recibo.recibo)}`,
      enlace: `/alumno/pagos/${id}/recibo`,
      carta: () => cartaDeRecibo(recibo),
    })
    note({ hecho: 'pagos.recibo', sobre: { pago: id } })
    return enviados.length > 0 ? alumno.email : SUS_NOVEDADES
  })
  return { message: `Recibo enviado a ${email}.` }
}

type Recibo = ReturnType<typeof readRecibo>

const cartaDeRecibo = ({ recibo, alumno, catedra, lineas, monto, fecha }: Recibo): Letter => ({
  subject: `Recibo ${numeroDeRecibo(recibo)}: ${conceptosDe(lineas)}`,
  paragraphs: [
    `Hola, ${alumno.nombre}:`,
    `Recibimos tu pago de ${guaranies(monto)} del ${diaCorto(fecha)}: ${conceptosDe(lineas)}, «${catedra.nombre}» (${catedra.anio}).`,
    `Recibo ${numeroDeRecibo(recibo)}.`,
  ],
})
