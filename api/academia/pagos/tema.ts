import { eq, sql } from 'drizzle-orm'
import { catedraAlumnos, pagos } from '../../../db/schema/inscripciones.ts'
import type { Tema } from '../../suelo/tema.ts'
import { noteDeudas } from './debe-desde.ts'

export const temaDePagos: Tema = {
  cosas: {
    pago: {
      tabla: pagos,
      nombre: (id) => sql`
        SELECT a.nombre || ' ' || a.apellido || ' · ' || c.nombre
          || ' · ₲' || char(160) || replace(printf('%,d', p.monto), ',', '.') AS nombre
        FROM pagos p JOIN catedra_alumnos i ON i.id = p.catedra_alumno_id
        JOIN alumnos a ON a.id = i.alumno_id JOIN catedras c ON c.id = i.catedra_id WHERE p.id = ${id}`,
    },
  },
  hechos: {
    'pagos.anotar': 'Anotó un pago',
    'pagos.anular': 'Anuló un pago',
    'pagos.avisar': 'Avisó de lo que se debe',
    'pagos.recibo': 'Envió el recibo de un pago',
  },
  // While a student was in the bin its course may have changed.
  alVolver: (tx, { cosa, id }) => {
    if (cosa === 'alumno') noteDeudas(tx, eq(catedraAlumnos.alumnoId, id))
  },
}
