import { and, eq, ne, sql } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { asistencias } from '../../../db/schema/asistencia.ts'
import { etiquetaDeAsistencia } from '../../../src/domain/asistencia.ts'
import type { AsistenciaMarcada, AsistenciasMarcadas } from '../../../src/domain/marcas.ts'
import { cuantos } from '../../../src/domain/numeros.ts'
import { requireMismaPersona } from '../../academia/inscripciones/misma-persona.ts'
import { noteHecho } from '../../casa/auditoria/hechos.ts'
import type { Deps } from '../../deps.ts'
import type { Quien } from '../../services/sessions.ts'
import { requireDiaClase } from '../clases/ficha.ts'
import { noEsInscrito } from './errors.ts'
import { listAsistencias } from './lectura.ts'
import { findPersona, listPersonas } from './personas.ts'

/** Where a mark goes. */
export interface Lugar {
  catedraId: number
  diaId: number
}

/** The same value a second time changes nothing. `campo` is the field that says who it is. */
export function markAsistencia(
  { db, now }: Deps,
  quien: Quien,
  { catedraId, diaId }: Lugar,
  { presente, ...deQuien }: AsistenciaMarcada,
  campo = deQuien.alumnoId === null ? 'composerId' : 'alumnoId',
) {
  return transact(db, (tx) => {
    requireDiaClase(tx, catedraId, diaId)
    requireMismaPersona(tx, catedraId, deQuien)
    const persona = findPersona(tx, catedraId, deQuien)
    if (!persona) throw noEsInscrito(campo)
    const id = writeMarca(tx, { diaClaseId: diaId, alumnoId: persona.alumnoId, presente, updated_at: now() })
    const sobre = { alumno: persona.alumnoId, dia: diaId, catedra: catedraId }
    const ademas = [etiquetaDeAsistencia(presente)]
    noteHecho(tx, quien, { hecho: 'asistencia.marcar', sobre, ademas }, now())
    return { id, ...persona, presente }
  })
}

/** Those that are named or, where nobody is, all that are enrolled. */
export function markAsistencias(
  { db, now }: Deps,
  quien: Quien,
  { catedraId, diaId }: Lugar,
  { presente, alumnoIds }: AsistenciasMarcadas,
) {
  return transact(db, (tx) => {
    requireDiaClase(tx, catedraId, diaId)
    const inscritos = new Set(listPersonas(tx, catedraId).map(({ alumnoId }) => alumnoId))
    const marcados = new Set(alumnoIds ?? inscritos)
    for (const alumnoId of marcados) {
      if (!inscritos.has(alumnoId)) throw noEsInscrito('alumnoIds')
      writeMarca(tx, { diaClaseId: diaId, alumnoId, presente, updated_at: now() })
    }
    const sobre = { dia: diaId, catedra: catedraId }
    const ademas = [etiquetaDeAsistencia(presente)]
    const detalle = cuantos(marcados.size, 'alumno', 'alumnos')
    noteHecho(tx, quien, { hecho: 'asistencia.marcar', sobre, ademas, detalle }, now())
    return listAsistencias(tx, catedraId, diaId)
  })
}

function writeMarca(tx: Tx, marca: Omit<typeof asistencias.$inferInsert, 'id'>): number {
  const escrita = tx
    .insert(asistencias)
    .values(marca)
    .onConflictDoUpdate({
      target: [asistencias.diaClaseId, asistencias.alumnoId],
      set: { presente: marca.presente, updated_at: marca.updated_at },
      setWhere: ne(asistencias.presente, sql`excluded.presente`),
    })
    .returning({ id: asistencias.id })
    .get()
  if (escrita) return escrita.id
  const suya = and(eq(asistencias.diaClaseId, marca.diaClaseId), eq(asistencias.alumnoId, marca.alumnoId))
  return (tx.select({ id: asistencias.id }).from(asistencias).where(suya).get() as { id: number }).id
}
