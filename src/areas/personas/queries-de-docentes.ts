import type { DatosDeDocente } from '../../domain/personas/docentes'
import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { type Leido, lectura } from '../base/leer'
import { removal } from '../papelera/deshacer'

export type Docente = Leido<'admin/docentes'>[number]

export const docentesQuery = lectura('admin/docentes')

/** A teacher's name stands in the courses too. */
const refetch = () => void queryClient.invalidateQueries()

/** A new one, or changes to one that there is. */
export const saveDocente = (id?: number) =>
  accion({
    mutationFn: (datos: Partial<DatosDeDocente>) =>
      unwrap(
        id === undefined
          ? api.admin.docentes.post(datos as DatosDeDocente)
          : api.admin.docentes({ id }).put(datos),
      ),
    exito: `Docente ${id === undefined ? 'creado' : 'actualizado'} exitosamente!`,
    refetch,
  })

/** The e-mail that was asked for counts at once. */
export const confirmEmailDeDocente = accion({
  mutationFn: (id: number) => unwrap(api.admin.docentes({ id }).email.confirmar.post()),
  exito: ({ email }) => `Ahora ingresa con ${email}.`,
  refetch,
})

export const removeDocente = removal('admin', 'DOCENTE', {
  mutationFn: (id: number) => unwrap(api.admin.docentes({ id }).delete()),
  refetch,
  falla: 'No se pudo eliminar el docente.',
})
