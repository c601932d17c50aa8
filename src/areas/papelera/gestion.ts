import { api, unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { areaDe, porRol } from '../base/curso/gestion'
import { lectura, readAgain } from '../base/leer'

/** Instead of what somebody else has taken since. */
export type Identidad = { email: string } | { slug: string }

const NO_SE_PUDO = 'No se pudo restaurar.'

/** What each role may put back. */
export const papelera = porRol((rol) => ({
  // What was deleted a moment ago is what one comes to see.
  papeleraQuery: { ...lectura(`${rol}/papelera`), staleTime: 0 },

  restore: accion({
    mutationFn: ({ id, identidad = {} }: { id: number; identidad?: Identidad | Record<string, never> }) =>
      unwrap(areaDe(rol).papelera({ id }).restaurar.post(identidad)),
    exito: ({ message }) => message,
    // It may be shown anywhere.
    refetch: () => void queryClient.invalidateQueries(),
    falla: NO_SE_PUDO,
  }),
}))

/** For good, which only the administrator may. */
export const emptyEntrada = accion({
  mutationFn: (id: number) => unwrap(api.admin.papelera({ id }).delete()),
  exito: ({ message }) => message,
  refetch: () => void readAgain('admin/papelera'),
  falla: 'No se pudo eliminar.',
})
