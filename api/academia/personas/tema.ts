import { sql } from 'drizzle-orm'
import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { Tema } from '../../suelo/tema.ts'

export const temaDePersonas: Tema = {
  cosas: {
    alumno: {
      tabla: alumnos,
      nombre: (id) => sql`SELECT nombre || ' ' || apellido AS nombre FROM alumnos WHERE id = ${id}`,
    },
    docente: {
      tabla: docentes,
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
