import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/api'
import { cuantos, numero } from '../../lib/formato'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { catedraDe, enCatedra, porRol } from '../base/curso/gestion'
import { readCatedraAgain } from '../base/curso/queries'
import { announceFailure } from '../base/fallas'
import { lectura, readAgain } from '../base/leer'

const fallaDe = { docente: 'Error al desinscribir.', admin: 'No se pudo desinscribir al alumno.' }

/** The administrator sees who is enrolled in lists of every kind. */
const refetchDe = {
  docente: (id: number) => Promise.all([readCatedraAgain('docente', id), readAgain('docente/me/catedras')]),
  admin: () => queryClient.invalidateQueries(),
}

const loInvitado = (enviadas: number, omitidas: number) =>
  [
    cuantos(enviadas, 'invitación enviada', 'invitaciones enviadas'),
    omitidas > 0 && `${numero(omitidas)} ya invitados hoy, o que no quieren este aviso`,
  ]
    .filter(Boolean)
    .join('; ')

/** Who runs a course takes somebody out of it, and knows whom it does not reach. */
export const inscripciones = porRol((rol) => ({
  /** Whom no mail reaches. */
  sinCorreoQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/sin-correo`, { id }),

  /** Who never came in. */
  ingresosQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/ingresos`, { id }),

  invite: (catedraId: number) =>
    mutationOptions({
      mutationFn: () => unwrap(catedraDe(rol, catedraId).invitar.post({ alumnoIds: null })),
      onSuccess: ({ enviadas, omitidas }) => void toast.success(loInvitado(enviadas, omitidas)),
      onError: announceFailure('No se pudo invitar.'),
      onSettled: () => void readAgain(`${enCatedra[rol]}/${catedraId}/ingresos`),
    }),

  unenroll: (catedraId: number) =>
    mutationOptions({
      mutationFn: ({ alumnoId, ...acuerdo }: { alumnoId: number; ultima_cuota: string | undefined }) =>
        unwrap(catedraDe(rol, catedraId).alumnos({ alumnoId }).desinscribir.delete(acuerdo)),
      onSuccess: ({ message }) => void toast.success(message),
      onError: announceFailure(fallaDe[rol]),
      onSettled: () => void refetchDe[rol](catedraId),
    }),
}))
