import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { catedraAlumnos, inscripcionesAnteriores } from '../../../db/schema/inscripciones.ts'
import type { InscripcionNueva } from '../../../src/domain/inscripciones/inscripciones.ts'
import type { Deps } from '../../suelo/deps.ts'
import { todayOf } from '../../suelo/services/today.ts'

type Inscripcion = Omit<InscripcionNueva, 'alumnoId' | 'asignar'> & { catedraId: number; alumnoId: number }

/** The enrolment's id; nothing where there is one. One that had ended comes back as it was, but for what is said anew. */
export function writeInscripcion(deps: Deps, tx: Tx, inscripcion: Inscripcion): number | undefined {
  const { catedraId, alumnoId, fecha_inscripcion, ...dichas } = inscripcion
  const nuevas = {
    ...Object.fromEntries(Object.entries(dichas).filter(([, valor]) => valor !== null)),
    ...(fecha_inscripcion && { fecha_inscripcion }),
  }
  const creada = tx
    .insert(catedraAlumnos)
    .values({ fecha_inscripcion: todayOf(deps), ...nuevas, catedraId, alumnoId, created_at: deps.now() })
    .onConflictDoNothing()
    .returning({ id: catedraAlumnos.id })
    .get()
  if (creada) return creada.id
  return reopenInscripcion(tx, { catedraId, alumnoId }, nuevas, deps.now())
}

function reopenInscripcion(
  tx: Tx,
  { catedraId, alumnoId }: { catedraId: number; alumnoId: number },
  nuevas: Partial<typeof catedraAlumnos.$inferInsert>,
  vuelta_en: number,
): number | undefined {
  const { id, fecha_inscripcion, baja_en } = catedraAlumnos
  const anterior = tx
    .select({ id, fecha_inscripcion, baja_en })
    .from(catedraAlumnos)
    .where(and(eq(catedraAlumnos.catedraId, catedraId), eq(catedraAlumnos.alumnoId, alumnoId)))
    .get()
  if (!anterior || anterior.baja_en === null) return undefined
  const { id: catedraAlumnoId, ...estadia } = anterior
  tx.insert(inscripcionesAnteriores)
    .values({ ...estadia, catedraAlumnoId, baja_en: anterior.baja_en, vuelta_en })
    .run()
  tx.update(catedraAlumnos)
    .set({ ...nuevas, baja_en: null })
    .where(eq(id, catedraAlumnoId))
    .run()
  return catedraAlumnoId
}
