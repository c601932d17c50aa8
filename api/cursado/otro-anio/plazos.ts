import { eq, min } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { diaEn, fechaISO } from '../../../src/domain/base/fechas.ts'
import { diasEntreSemanas, hasPlazoEscrito, plazoCorrido } from '../../../src/domain/catedras/otro-anio.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

/** How a course's due dates move, so that its first class would fall in the week of `desde`. */
export function corrimientoDePlazos(tx: Tx, catedraId: number, desde: string, zona: string) {
  const primera = findPrimeraClase(tx, catedraId) ?? findPrimerPlazo(tx, catedraId, zona)
  const dias = primera === null ? 0 : diasEntreSemanas(primera, desde)
  return (plazo: number | null) => {
    if (plazo === null) return null
    const corrido = plazoCorrido(plazo, dias, zona)
    if (!hasPlazoEscrito(corrido, zona)) throw plazoAjenoAlCalendario()
    return corrido
  }
}

function findPrimeraClase(tx: Tx, catedraId: number): string | null {
  const primera = tx
    .select({ fecha: min(diasClase.fecha) })
    .from(diasClase)
    .where(eq(diasClase.catedraId, catedraId))
    .get()
  return primera?.fecha ?? null
}

/** Where no class day was ever written, the course begins with the first thing that is due in it. */
function findPrimerPlazo(tx: Tx, catedraId: number, zona: string): string | null {
  const plazos = [tareasMaestras, evaluaciones].flatMap((tabla) => {
    const primero = tx
      .select({ plazo: min(tabla.fecha_entrega) })
      .from(tabla)
      .where(eq(tabla.catedraId, catedraId))
      .get()
    return primero?.plazo ?? []
  })
  return plazos.length === 0 ? null : fechaISO(diaEn(zona, Math.min(...plazos)))
}

const plazoAjenoAlCalendario = () =>
  invalidFields([['desde', 'Con esa semana, un plazo de la cátedra saldría del calendario.']])
