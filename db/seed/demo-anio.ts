import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { addDias } from '../../src/domain/base/fechas.ts'
import { addMeses } from '../../src/domain/calendario/mes.ts'
import type { Tx } from '../client.ts'
import { asistencias, diasClase } from '../schema/asistencia.ts'
import { docentesDeCatedra } from '../schema/catedras.ts'
import { catedraAlumnos, estadias, pagos } from '../schema/inscripciones.ts'

interface Curso {
  catedraId: number
  /** YYYY-MM-DD, the first of a month. */
  desde: string
  now: number
}

/** Who helps the titular, since the second month. */
export function insertAuxiliar(tx: Tx, { catedraId, desde }: Curso, docenteId: number): void {
  tx.insert(docentesDeCatedra)
    .values({ catedraId, docenteId, papel: 'AUXILIAR', desde: segundoMes(desde) })
    .run()
}

const segundoMes = (desde: string) => `${addMeses(desde.slice(0, 7), 1)}-01`

/** Somebody who left in the second month, whose fee was not paid. */
export function insertIda(tx: Tx, { catedraId, desde, now }: Curso, alumnoId: number): void {
  const ultima_cuota = addMeses(desde.slice(0, 7), 1)
  const id = requireInscripcion(tx, catedraId, alumnoId)
  tx.update(estadias)
    .set({ hasta: `${ultima_cuota}-20`, ultima_cuota })
    .where(eq(estadias.catedraAlumnoId, id))
    .run()
  tx.update(catedraAlumnos).set({ baja_en: now }).where(eq(catedraAlumnos.id, id)).run()
}

/** Somebody who was away for the second month, of which nothing was paid, and came back on the first of the third. */
export function insertVuelta(tx: Tx, { catedraId, desde }: Curso, alumnoId: number): void {
  const vuelve = segundoMes(segundoMes(desde))
  const hasta = addDias(segundoMes(desde), -5)
  const id = requireInscripcion(tx, catedraId, alumnoId)
  const ultima_cuota = desde.slice(0, 7)
  tx.update(estadias).set({ hasta, ultima_cuota }).where(eq(estadias.catedraAlumnoId, id)).run()
  tx.insert(estadias).values({ catedraAlumnoId: id, desde: vuelve }).run()
  tx.delete(pagos)
    .where(and(eq(pagos.catedraAlumnoId, id), eq(pagos.mes, addMeses(ultima_cuota, 1))))
    .run()
  const deEntreMedio = tx
    .select({ id: diasClase.id })
    .from(diasClase)
    .where(and(eq(diasClase.catedraId, catedraId), gt(diasClase.fecha, hasta), lt(diasClase.fecha, vuelve)))
  tx.delete(asistencias)
    .where(and(eq(asistencias.alumnoId, alumnoId), inArray(asistencias.diaClaseId, deEntreMedio)))
    .run()
}

function requireInscripcion(tx: Tx, catedraId: number, alumnoId: number): number {
  const suya = tx
    .select({ id: catedraAlumnos.id })
    .from(catedraAlumnos)
    .where(and(eq(catedraAlumnos.catedraId, catedraId), eq(catedraAlumnos.alumnoId, alumnoId)))
    .get()
  if (!suya) throw new Error('demo-anio.ts: nobody is enrolled')
  return suya.id
}
