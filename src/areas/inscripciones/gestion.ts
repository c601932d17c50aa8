import { unwrap } from '../../lib/api'
import { cuantos, numero } from '../../lib/formato'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { catedraDe, enCatedra, porRol } from '../base/curso/gestion'
import { readCatedraAgain } from '../base/curso/queries'
import { lectura, readAgain } from '../base/leer'

const fallaDe = { docente: 'Error al desinscribir.', admin: 'No se pudo desinscribir al alumno.' }

/** The administrator sees who is enrolled in lists of every kind. */
export const refetchDe = {
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
    accion({
      mutationFn: () => unwrap(catedraDe(rol, catedraId).invitar.post({ alumnoIds: null })),
      exito: ({ enviadas, omitidas }) => loInvitado(enviadas, omitidas),
      falla: 'No se pudo invitar.',
      onSettled: () => void readAgain(`${enCatedra[rol]}/${catedraId}/ingresos`),
    }),

  unenroll: (catedraId: number) =>
    accion({
      mutationFn: ({ alumnoId, ...acuerdo }: { alumnoId: number; ultima_cuota: string | undefined }) =>
        unwrap(catedraDe(rol, catedraId).alumnos({ alumnoId }).desinscribir.delete(acuerdo)),
      exito: ({ message }) => message,
      falla: fallaDe[rol],
      onSettled: () => void refetchDe[rol](catedraId),
    }),
}))
