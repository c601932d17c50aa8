import { and, count, eq, isNull, type SQL, sum } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { asistencias, diasClase } from '../../../db/schema/asistencia.ts'
import { porcentajeDeAsistencia } from '../../../src/domain/asistencia/asistencia.ts'
import { alumnoNoEncontrado } from '../../academia/personas/errors-de-alumnos.ts'
import { countDiasClase, listDiasClase } from '../clases/ficha.ts'
import { findPersona, listPersonas, type Persona } from './personas.ts'
import { listRegistros } from './registros.ts'

/** How often each of the enrolled was there and was not. */
export function listResumen(tx: Reader, catedraId: number) {
  const cuentas = new Map(
    tx
      .select({
        alumnoId: asistencias.alumnoId,
        marcados: count(),
        presente: sum(asistencias.presente).mapWith(Number),
      })
      .from(diasClase)
      .innerJoin(asistencias, eq(asistencias.diaClaseId, diasClase.id))
      .where(and(eq(diasClase.catedraId, catedraId), isNull(diasClase.suspendida)))
      .groupBy(asistencias.alumnoId)
      .all()
      .map(({ alumnoId, ...cuenta }) => [alumnoId, cuenta]),
  )
  const totalClases = countDiasClase(tx, catedraId)
  return listPersonas(tx, catedraId).map((persona) => {
    const { marcados, presente } = cuentas.get(persona.alumnoId) ?? { marcados: 0, presente: 0 }
    return cuentaDe(persona, totalClases, presente, marcados - presente)
  })
}

/** Of one of the enrolled, every class day; the id may be a contributor's. */
export function readAsistenciaDe(tx: Reader, catedraId: number, id: number) {
  const persona = findPersona(tx, catedraId, { alumnoId: id, composerId: id })
  if (!persona) throw alumnoNoEncontrado()
  const suyas = and(eq(diasClase.catedraId, catedraId), eq(asistencias.alumnoId, persona.alumnoId)) as SQL
  const registros = listRegistros(tx, suyas)
  const dias = listDiasClase(tx, catedraId).map(({ id: diaClaseId, fecha, dia_semana, suspendida }) => {
    const { presente = null, matiz = null } = registros.get(diaClaseId)?.[0] ?? {}
    return { diaClaseId, fecha, dia_semana, suspendida, presente, matiz }
  })
  const cuentan = dias.filter(({ suspendida }) => suspendida === null)
  const veces = (valor: boolean) => cuentan.filter(({ presente }) => presente === valor).length
  return { ...cuentaDe(persona, cuentan.length, veces(true), veces(false)), asistencias: dias }
}

function cuentaDe(persona: Persona, totalClases: number, presente: number, ausente: number) {
  const porcentaje = porcentajeDeAsistencia(presente, totalClases)
  return { ...persona, totalClases, presente, ausente, porcentaje }
}
