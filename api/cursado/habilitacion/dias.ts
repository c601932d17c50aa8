import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { type Marca, type Matiz, marcaDe } from '../../../src/domain/asistencia/asistencia.ts'
import type { Dias } from '../../../src/domain/asistencia/asistencia-contada.ts'
import { type Estadias, isEnEstadia } from '../../../src/domain/inscripciones/estadias.ts'
import { type Cuales, isDe } from '../../academia/inscripciones/cuales.ts'
import { isDada } from '../clases/ficha.ts'

/** A course's class days that count, and of each student those within a stay. */
export function readDias(tx: Reader, { catedraId, alumnoId }: Cuales, hoy: string) {
  const deCatedra = and(eq(diasClase.catedraId, catedraId), isNull(diasClase.suspendida)) as SQL
  const dias = tx
    .select({ id: diasClase.id, fecha: diasClase.fecha, dada: isDada(tx, hoy).mapWith(Boolean) })
    .from(diasClase)
    .where(deCatedra)
    .orderBy(asc(diasClase.fecha))
    .all()
  const marcas = listMarcas(tx, and(deCatedra, isDe(asistencias.alumnoId, alumnoId)))
  return (alumnoId: number, estadias: Estadias): Dias => {
    const cuentan = dias.filter(({ fecha }) => isEnEstadia(fecha, estadias))
    const suyas = marcas.get(alumnoId)
    const marcasDe = (dada: boolean) =>
      cuentan.filter((dia) => dia.dada === dada).map(({ id }) => suyas?.get(id) ?? null)
    return { dadas: marcasDe(true), porVenir: marcasDe(false) }
  }
}

type Fila = [diaClaseId: number, alumnoId: number, presente: number, matiz: Matiz | null]

/** By student and class day. */
function listMarcas(tx: Reader, cuales: SQL | undefined): Map<number, Map<number, Marca>> {
  const porAlumno = new Map<number, Map<number, Marca>>()
  // A year of a large course has tens of thousands: as plain values they take half the time.
  const filas = tx
    .select({
      diaClaseId: asistencias.diaClaseId,
      alumnoId: asistencias.alumnoId,
      presente: asistencias.presente,
      matiz: asistencias.matiz,
    })
    .from(diasClase)
    .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
    .where(cuales)
    .values() as Fila[]
  for (const [diaClaseId, alumnoId, presente, matiz] of filas) {
    const marca = marcaDe(presente === 1, matiz) as Marca
    const suyas = porAlumno.get(alumnoId)
    if (suyas) suyas.set(diaClaseId, marca)
    else porAlumno.set(alumnoId, new Map([[diaClaseId, marca]]))
  }
  return porAlumno
}
