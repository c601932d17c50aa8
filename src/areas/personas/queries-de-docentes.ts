import { mutationOptions } from '@tanstack/react-query'
import type { DatosDeDocente } from '../../domain/personas/docentes'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { announceFailure } from '../base/fallas'
import { type Leido, lectura } from '../base/leer'
import { announceRemoval } from '../papelera/deshacer'

export type Docente = Leido<'admin/docentes'>[number]

export const docentesQuery = lectura('admin/docentes')

/** A teacher's name stands in the courses too. */
const refetch = () => void queryClient.invalidateQueries()

/** A new one, or changes to one that there is. */
export const saveDocente = (id?: number) =>
  mutationOptions({
    mutationFn: (datos: Partial<DatosDeDocente>) =>
      unwrap(
        id === undefined
          ? api.admin.docentes.post(datos as DatosDeDocente)
          : api.admin.docentes({ id }).put(datos),
      ),
    onSuccess: () => {
      toast.success(`Docente ${id === undefined ? 'creado' : 'actualizado'} exitosamente!`)
      refetch()
    },
  })

/** The e-mail that was asked for counts at once. */
export const confirmEmailDeDocente = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.docentes({ id }).email.confirmar.post()),
  onSuccess: ({ email }) => {
    toast.success(`Ahora ingresa con ${email}.`)
    refetch()
  },
})

export const removeDocente = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.docentes({ id }).delete()),
  onSuccess: ({ message }, id) => {
    announceRemoval('admin', 'DOCENTE', id, message)
    refetch()
  },
  onError: announceFailure('No se pudo eliminar el docente.'),
})
