import type { DatosDeAlumno } from '../../domain/personas/alumnos'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { lectura, lecturaDeParte, type Parte } from '../base/leer'
import type { PedidoDeParte } from '../base/use-lista'
import { removal } from '../papelera/deshacer'

export type Alumno = Parte<'admin/alumnos'>['data'][number]

export const alumnosQuery = (pedido: PedidoDeParte) => lecturaDeParte('admin/alumnos', pedido)

/** With the courses that a student is in, and what they have delivered and written, in bytes. */
export const alumnoQuery = (id: number) => lectura('alumnos/:id', { id })

/** A student stands in courses, among the candidates and in the counts too. */
const refetch = () => void queryClient.invalidateQueries()

/** A new one, or changes to one that there is. */
export const saveAlumno = (id?: number) =>
  accion({
    mutationFn: (datos: Partial<DatosDeAlumno>) =>
      unwrap(id === undefined ? api.alumnos.post(datos as DatosDeAlumno) : api.alumnos({ id }).put(datos)),
    exito: `Alumno ${id === undefined ? 'creado' : 'actualizado'} exitosamente!`,
    refetch,
  })

/** The e-mail that was asked for counts at once. */
export const confirmEmailDeAlumno = accion({
  mutationFn: (id: number) => unwrap(api.admin.alumnos({ id }).email.confirmar.post()),
  exito: ({ email }) => `Ahora ingresa con ${email}.`,
  refetch,
})

export const removeAlumno = removal('admin', 'ALUMNO', {
  mutationFn: (id: number) => unwrap(api.alumnos({ id }).delete()),
  refetch,
  falla: 'No se pudo eliminar el alumno.',
})
