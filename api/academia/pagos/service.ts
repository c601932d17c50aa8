import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import type { PagoNuevo, PagosNuevos } from '../../../src/domain/pagos/pago-nuevo.ts'
import { cuentaDe, saldoDe } from '../../../src/domain/pagos/pagos.ts'
import { relojHasta } from '../../suelo/abierta.ts'
import { type Acto, enActo } from '../../suelo/actos.ts'
import type { Deps } from '../../suelo/deps.ts'
import { enISO } from '../../suelo/services/instants.ts'
import type { Quien } from '../../suelo/services/sessions.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { listPagosHechos } from '../inscripciones/pagos-hechos.ts'
import { columnasDePago, hastaElCierre, requireCondicionesDe } from './condiciones.ts'
import { noteDeudas } from './debe-desde.ts'
import { mesAjeno, pagoDeMas, pagoFuturo, pagoNoEncontrado, pagoYaAnulado, sumaDistinta } from './errors.ts'
import type { Pago } from './esquemas.ts'

const columns = { ...columnasDePago, created_at: pagos.created_at }

/** An enrolment's payments, the void ones as well, the latest first. */
export function listPagos({ db }: Deps, inscripcionId: number): Pago[] {
  requireCondicionesDe(db, inscripcionId)
  return db
    .select(columns)
    .from(pagos)
    .where(eq(pagos.catedraAlumnoId, inscripcionId))
    .orderBy(desc(pagos.fecha), desc(pagos.id))
    .all()
    .map(toPago)
}

/** Of a closed course too: who pays in January pays. */
export function createPago(deps: Deps, quien: Quien, inscripcionId: number, { fecha, ...datos }: PagoNuevo) {
  return enActo(deps, quien, {}, (acto) => {
    const saldo = requireSaldo(deps, acto.tx, inscripcionId, datos)
    if (datos.monto > saldo) throw pagoDeMas(saldo)
    const row = insertPago(deps, acto, { ...datos, catedraAlumnoId: inscripcionId, fecha })
    return { ...toPago(row), estadoActual: estadoDe(deps, acto.tx, inscripcionId) }
  })
}

/** What is left of each, with one receipt: all of them or none. */
export function createPagosJuntos(
  deps: Deps,
  quien: Quien,
  catedraAlumnoId: number,
  { conceptos, monto, fecha }: PagosNuevos,
) {
  return enActo(deps, quien, {}, (acto) => {
    const saldos = conceptos.map((uno) => {
      const datos = uno === 'MATRICULA' ? deMatricula : ({ concepto: 'CUOTA', mes: uno } as const)
      const saldo = requireSaldo(deps, acto.tx, catedraAlumnoId, datos)
      if (saldo === 0) throw pagoDeMas(0)
      return { ...datos, monto: saldo }
    })
    const suma = saldos.reduce((total, uno) => total + uno.monto, 0)
    if (monto !== suma) throw sumaDistinta(suma)
    const rows: Row[] = []
    for (const uno of saldos) {
      const recibo = rows[0]?.id ?? null
      rows.push(insertPago(deps, acto, { ...uno, catedraAlumnoId, fecha, recibo }))
    }
    const hechos = rows.map(toPago)
    const [primero] = hechos as [Pago, ...Pago[]]
    return { pagos: hechos, recibo: primero.id, estadoActual: estadoDe(deps, acto.tx, catedraAlumnoId) }
  })
}

const deMatricula = { concepto: 'MATRICULA', mes: null } as const

function requireSaldo(
  deps: Deps,
  tx: Reader,
  inscripcionId: number,
  datos: Pick<PagoNuevo, 'concepto' | 'mes'>,
) {
  const condiciones = hastaElCierre(deps, requireCondicionesDe(tx, inscripcionId))
  const saldo = saldoDe(condiciones, hechosDe(tx, inscripcionId), datos)
  if (saldo === null) throw mesAjeno()
  return saldo
}

function insertPago(
  deps: Deps,
  { tx, note, ahora }: Acto,
  datos: Omit<typeof pagos.$inferInsert, 'created_at'>,
): Row {
  const hoy = todayOf(deps)
  if (datos.fecha > hoy) throw pagoFuturo()
  const row = tx
    .insert(pagos)
    .values({ ...datos, fecha: datos.fecha || hoy, created_at: ahora })
    .returning(columns)
    .get()
  noteDeudas(tx, eq(catedraAlumnos.id, row.catedraAlumnoId))
  note({ hecho: 'pagos.anotar', sobre: { pago: row.id } })
  return row
}

/** A void payment stays in the list and counts no more. */
export function voidPago(deps: Deps, quien: Quien, id: number) {
  return enActo(deps, quien, {}, ({ tx, note, ahora }) => {
    const anulado = tx
      .update(pagos)
      .set({ anulado_en: ahora })
      .where(and(eq(pagos.id, id), isNull(pagos.anulado_en)))
      .returning({ inscripcionId: pagos.catedraAlumnoId })
      .get()
    if (!anulado) {
      const known = tx.select({ id: pagos.id }).from(pagos).where(eq(pagos.id, id)).get()
      throw known ? pagoYaAnulado() : pagoNoEncontrado()
    }
    noteDeudas(tx, eq(catedraAlumnos.id, anulado.inscripcionId))
    note({ hecho: 'pagos.anular', sobre: { pago: id } })
    return { message: 'Pago anulado.', estadoActual: estadoDe(deps, tx, anulado.inscripcionId) }
  })
}

function estadoDe(deps: Deps, tx: Reader, inscripcionId: number) {
  const { cerrada_en, ...condiciones } = requireCondicionesDe(tx, inscripcionId)
  return cuentaDe(condiciones, hechosDe(tx, inscripcionId), todayOf(relojHasta(deps, cerrada_en))).estado
}

const hechosDe = (tx: Reader, inscripcionId: number) =>
  listPagosHechos(tx, eq(catedraAlumnos.id, inscripcionId)).get(inscripcionId) ?? []

type Row = Omit<Pago, 'anulado_en' | 'created_at'> & { anulado_en: number | null; created_at: number }

const toPago = ({ anulado_en, created_at, ...pago }: Row): Pago => ({
  ...pago,
  anulado_en: enISO(anulado_en),
  created_at: enISO(created_at),
})
