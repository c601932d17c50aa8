import { and, asc, between, eq, type SQL } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { hueco } from '../../../db/consulta.ts'
import { diasClase } from '../../../db/schema/asistencia.ts'
import { listDiasClase, requireDiaClase } from '../clases/ficha.ts'
import { listJustificados } from '../justificativos/marcas.ts'
import { listPersonas } from './personas.ts'
import { listRegistros, type Registro } from './registros.ts'

const deCatedra = eq(diasClase.catedraId, hueco('catedraId'))
const deUno = eq(diasClase.id, hueco('diaId'))

/** A class day's attendance: one for each of the enrolled. */
export function listAsistencias(tx: Reader, catedraId: number, diaId: number) {
  requireDiaClase(tx, catedraId, diaId)
  const registros = porAlumno(listRegistros(tx, deUno, { diaId }).get(diaId))
  const justificados = new Set(listJustificados(tx, diaId).map(({ alumnoId }) => alumnoId))
  const asistencias = listPersonas(tx, catedraId).map((persona) => {
    const { id = null, presente = null, matiz = null } = registros.get(persona.alumnoId) ?? {}
    return { id, ...persona, presente, matiz, con_justificativo: justificados.has(persona.alumnoId) }
  })
  return { asistencias }
}

/** A year's class days, each with one for each of the enrolled. */
export function listAsistenciaAnual(tx: Reader, catedraId: number, anio: number) {
  const delAnio = and(
    eq(diasClase.catedraId, catedraId),
    between(diasClase.fecha, `${anio}-01-01`, `${anio}-12-31`),
  ) as SQL
  const dias = tx
    .select({ id: diasClase.id, fecha: diasClase.fecha, suspendida: diasClase.suspendida })
    .from(diasClase)
    .where(delAnio)
    .orderBy(asc(diasClase.fecha))
    .all()
  const registros = listRegistros(tx, delAnio)
  const personas = listPersonas(tx, catedraId)
  return dias.map((dia) => {
    const delDia = porAlumno(registros.get(dia.id))
    const asistencias = personas.map((persona) => {
      const { presente = null, matiz = null } = delDia.get(persona.alumnoId) ?? {}
      return { ...persona, presente, matiz }
    })
    return { ...dia, asistencias }
  })
}

/** A course's class days, each with what was marked of those who are enrolled. */
export function listDiasConAsistencia(tx: Reader, catedraId: number) {
  const registros = listRegistros(tx, deCatedra, { catedraId })
  const inscritos = new Set(listPersonas(tx, catedraId).map(({ alumnoId }) => alumnoId))
  return listDiasClase(tx, catedraId).map((dia) => ({
    ...dia,
    Asistencia: (registros.get(dia.id) ?? []).filter(({ alumnoId }) => inscritos.has(alumnoId)),
  }))
}

const porAlumno = (registros: Registro[] = []) => new Map(registros.map((uno) => [uno.alumnoId, uno]))
