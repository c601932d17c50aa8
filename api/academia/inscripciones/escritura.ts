import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { catedraAlumnos } from '../../../db/schema/inscripciones.ts'
import type { AlInscribir, InscripcionNueva } from '../../../src/domain/inscripciones/inscripciones.ts'
import { mesDe } from '../../../src/domain/pagos/meses-de-cuota.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import { todayOf } from '../../suelo/services/today.ts'
import { requireCondicionesDe } from '../pagos/condiciones.ts'
import { noteDeudas } from '../pagos/debe-desde.ts'
import { changeMontos } from './cuotas.ts'
import { beginEstadia, faltasPorVuelta } from './estadias.ts'

type Inscripcion = Omit<InscripcionNueva, 'alumnoId' | keyof AlInscribir> & {
  catedraId: number
  alumnoId: number
}

/** The enrolment's id; nothing where there is one. One that had ended comes back as it was, but for what is said anew. */
export function writeInscripcion(deps: Deps, tx: Tx, inscripcion: Inscripcion): number | undefined {
  const { catedraId, alumnoId, fecha_inscripcion, ...dichas } = inscripcion
  const nuevas = Object.fromEntries(Object.entries(dichas).filter(([, valor]) => valor !== null))
  const creada = tx
    .insert(catedraAlumnos)
    .values({ ...nuevas, catedraId, alumnoId, created_at: deps.now() })
    .onConflictDoNothing()
    .returning({ id: catedraAlumnos.id })
    .get()
  const desde = fecha_inscripcion || todayOf(deps)
  const id = creada ? creada.id : reopenInscripcion(tx, { catedraId, alumnoId, desde }, nuevas)
  if (id === undefined) return undefined
  beginEstadia(tx, id, desde)
  noteDeudas(tx, eq(catedraAlumnos.id, id))
  return id
}

/** What it cost before goes on being owed: a new fee holds from the return on. */
function reopenInscripcion(
  tx: Tx,
  { catedraId, alumnoId, desde }: { catedraId: number; alumnoId: number; desde: string },
  { cuota_monto, ...nuevas }: Partial<typeof catedraAlumnos.$inferInsert>,
): number | undefined {
  const { id, baja_en } = catedraAlumnos
  const anterior = tx
    .select({ id, baja_en })
    .from(catedraAlumnos)
    .where(and(eq(catedraAlumnos.catedraId, catedraId), eq(catedraAlumnos.alumnoId, alumnoId)))
    .get()
  if (!anterior || anterior.baja_en === null) return undefined
  const faltas = faltasPorVuelta(tx, catedraId, alumnoId, desde)
  if (faltas.length > 0) throw invalidFields(faltas)
  tx.update(catedraAlumnos)
    .set({ ...nuevas, baja_en: null })
    .where(eq(id, anterior.id))
    .run()
  if (cuota_monto !== undefined) {
    const cambio = { cuota_monto, desde: mesDe(desde) }
    changeMontos(tx, anterior.id, requireCondicionesDe(tx, anterior.id), cambio)
  }
  return anterior.id
}
