import { sql } from 'drizzle-orm'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { Tema } from '../../suelo/tema.ts'
import { requireAlumno } from './alumnos.ts'
import { requireDocente } from './docentes.ts'

export const temaDePersonas: Tema = {
  cosas: {
    alumno: {
      tabla: alumnos,
      require: (tx, _quien, id) => requireAlumno(tx, id),
      nombre: (id) => sql`SELECT nombre || ' ' || apellido AS nombre FROM alumnos WHERE id = ${id}`,
    },
    docente: {
      tabla: docentes,
      require: (tx, _quien, id) => requireDocente(tx, id),
      nombre: (id) => sql`SELECT nombre || ' ' || apellido AS nombre FROM docentes WHERE id = ${id}`,
    },
  },
  hechos: {
    'alumnos.confirmar-email': 'Confirmó el email nuevo del alumno',
    'alumnos.crear': 'Creó al alumno',
    'alumnos.editar': 'Cambió al alumno',
    'alumnos.eliminar': 'Eliminó al alumno',
    'docentes.confirmar-email': 'Confirmó el email nuevo del docente',
    'docentes.crear': 'Creó al docente',
    'docentes.editar': 'Cambió al docente',
    'docentes.eliminar': 'Eliminó al docente',
    'perfil.editar': 'Cambió su perfil',
  },
}
