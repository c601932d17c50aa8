import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { areaDe, porRol } from '../base/curso/gestion'
import { announceFailure } from '../base/fallas'
import { lectura, readAgain } from '../base/leer'

/** Instead of what somebody else has taken since. */
export type Identidad = { email: string } | { slug: string }

const NO_SE_PUDO = 'No se pudo restaurar.'

/** What each role may put back. */
export const papelera = porRol((rol) => ({
  // What was deleted a moment ago is what one comes to see.
  papeleraQuery: { ...lectura(`${rol}/papelera`), staleTime: 0 },

  restore: mutationOptions({
    mutationFn: ({ id, identidad = {} }: { id: number; identidad?: Identidad | Record<string, never> }) =>
      unwrap(areaDe(rol).papelera({ id }).restaurar.post(identidad)),
    onSuccess: ({ message }) => {
      toast.success(message)
      // It may be shown anywhere.
      void queryClient.invalidateQueries()
    },
    onError: announceFailure(NO_SE_PUDO),
  }),
}))

/** For good, which only the administrator may. */
export const emptyEntrada = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.papelera({ id }).delete()),
  onSuccess: ({ message }) => {
    toast.success(message)
    void readAgain('admin/papelera')
  },
  onError: announceFailure('No se pudo eliminar.'),
})
