import { sql } from 'drizzle-orm'
import { justificativos } from '../../../db/schema/justificativos.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireJustificativo } from './lectura.ts'
import { retencionDeJustificativos } from './retencion.ts'

/**
 * An excuse that was accepted makes marks by itself (`marcas.ts`): of the absences on its days, of the classes given that
 * nobody marked and, as lists are taken, of those to come. Each says who made it, so that a list which waited in a telephone
 * does not undo it (`clases/autor-de-marca.ts`).
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
}
