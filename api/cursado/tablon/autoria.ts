import { alumnos, docentes } from '../../../db/schema/personas.ts'
import type { Lector } from './acceso.ts'

/** The author's name, and nothing else: a board's readers may not know more. */
export const columnasDelAutor = {
  autorAlumno: { id: alumnos.id, nombre: alumnos.nombre, apellido: alumnos.apellido },
  autorDocente: { id: docentes.id, nombre: docentes.nombre, apellido: docentes.apellido },
}

/** As it is stored, who writes. */
export const autoriaDe = ({ rol, id }: Lector) => ({
  autor: rol,
  autorAlumnoId: rol === 'alumno' ? id : null,
  autorDocenteId: rol === 'docente' ? id : null,
})
