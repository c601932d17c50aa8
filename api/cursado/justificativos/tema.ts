import { and, eq, type SQL, sql } from 'drizzle-orm'
import { justificativos } from '../../../db/schema/justificativos.ts'
import { isDeAbierta } from '../../suelo/abierta.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireJustificativo } from './lectura.ts'
import { applyAceptados } from './marcas.ts'
import { retencionDeJustificativos } from './retencion.ts'

/**
 * An excuse that was accepted makes marks by itself (`marcas.ts`): of the absences on its days, and of the classes that
 * nobody marked, given or to come. Each says who made it: what was not marked has no list for that, and a list which waited
 * in a telephone does not undo it (`clases/autor-de-marca.ts`). In which order it all came makes no difference.
 */
export const temaDeJustificativos: Tema = {
  cosas: {
    justificativo: {
      tabla: justificativos,
      nombre: (id) => sql`
        SELECT a.nombre || ' ' || a.apellido || ' · ' || strftime('%d/%m/%Y', j.desde)
          || iif(j.desde = j.hasta, '', ' al ' || strftime('%d/%m/%Y', j.hasta)) AS nombre
        FROM justificativos j JOIN alumnos a ON a.id = j.alumno_id WHERE j.id = ${id}`,
      require: requireJustificativo,
    },
  },
  hechos: {
    'justificativos.aceptar': 'Aceptó un justificativo',
    'justificativos.rechazar': 'Rechazó un justificativo',
  },
  borrado: [{ tabla: 'justificativos', columna: 'alumno_id', de: 'alumno', queda: null }],
  trabajos: [retencionDeJustificativos],
  alVolver: (tx, { cosa, id, catedraId, ahora }) => {
    const suyos =
      cosa === 'alumno' ? eq(justificativos.alumnoId, id) : eq(justificativos.catedraId, catedraId ?? 0)
    applyAceptados(tx, and(suyos, isDeAbierta(tx, justificativos.catedraId)) as SQL, ahora)
  },
}
