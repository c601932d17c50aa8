import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { catedraDe, porRol } from '../base/curso/gestion'
import { catedraQuery } from '../base/curso/queries'
import { announceFailure } from '../base/fallas'

const fallaDe = { docente: 'Error al desinscribir.', admin: 'No se pudo desinscribir al alumno.' }

/** The administrator sees who is enrolled in lists of every kind. */
const seReleeDe = {
  docente: (catedraId: number) => [catedraQuery('docente', catedraId).queryKey, ['docente', 'catedras']],
  admin: () => [[]],
}

/** Who runs a course takes somebody out of it, and knows whom it does not reach. */
export const inscripciones = porRol((rol) => ({
  /** Whom no mail reaches. */
  sinCorreoQuery: (catedraId: number) =>
    queryOptions({
      queryKey: [rol, 'catedra', catedraId, 'sin-correo'],
      queryFn: () => unwrap(catedraDe(rol, catedraId)['sin-correo'].get()),
    }),

  unenroll: (catedraId: number) =>
    mutationOptions({
      mutationFn: (alumnoId: number) =>
        unwrap(catedraDe(rol, catedraId).alumnos({ alumnoId }).desinscribir.delete()),
      onSuccess: ({ message }) => void toast.success(message),
      onError: announceFailure(fallaDe[rol]),
      onSettled: () => {
        for (const queryKey of seReleeDe[rol](catedraId)) void queryClient.invalidateQueries({ queryKey })
      },
    }),
}))
