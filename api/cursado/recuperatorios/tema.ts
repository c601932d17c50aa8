import { sql } from 'drizzle-orm'
import { evaluaciones } from '../../../db/schema/evaluaciones.ts'
import { tareasMaestras } from '../../../db/schema/tareas.ts'
import type { Tema } from '../../suelo/tema.ts'

/**
 * While the first one is in the bin what makes up for it counts by itself, and may be made up for. Once it is back all of
 * them make up for the first one: a recuperatorio has none of its own.
 */
export const temaDeRecuperatorios: Tema = {
  alVolver: (tx, { cosa }) => {
    const tabla = cosa === 'tarea' ? tareasMaestras : cosa === 'evaluacion' ? evaluaciones : null
    if (!tabla) return
    tx.run(sql`
      UPDATE ${tabla} SET recupera = (SELECT p.recupera FROM ${tabla} p WHERE p.id = ${tabla}.recupera)
      WHERE recupera IN (SELECT id FROM ${tabla} WHERE recupera IS NOT NULL)`)
  },
}
