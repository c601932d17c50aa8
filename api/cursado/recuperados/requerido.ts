import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { pruebasManuales, rubros } from '../../../db/schema/rubros.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import { faltaDeRecuperatorio, type TipoDePuntaje } from '../../../src/domain/nota-final/recuperatorios.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'

interface Recuperatorio {
  tipo: TipoDePuntaje
  catedraId: number
  /** Null of a new one. */
  id: number | null
  recupera: number | null
}

/** What one makes up for is of its kind and its course, and makes up for nothing itself. */
export function requireRecuperable(tx: Reader, { tipo, catedraId, id, recupera }: Recuperatorio): void {
  if (recupera === null) return
  const falta = faltaDeRecuperatorio(listDe[tipo](tx, catedraId), { id, recupera })
  if (falta) throw invalidFields([['recupera', falta]])
}

const listDe = {
  TAREA: (tx: Reader, catedraId: number) =>
    tx
      .select({ id: tareasMaestras.id, recupera: tareasMaestras.recupera })
      .from(tareasMaestras)
      .where(eq(tareasMaestras.catedraId, catedraId))
      .all(),
  EVALUACION: (tx: Reader, catedraId: number) =>
    tx
      .select({ id: evaluaciones.id, recupera: evaluaciones.recupera })
      .from(evaluaciones)
      .where(eq(evaluaciones.catedraId, catedraId))
      .all(),
  PRUEBA: (tx: Reader, catedraId: number) =>
    tx
      .select({ id: pruebasManuales.id, recupera: pruebasManuales.recupera })
      .from(pruebasManuales)
      .innerJoin(rubros, eq(rubros.id, pruebasManuales.rubroId))
      .where(eq(rubros.catedraId, catedraId))
      .all(),
}
