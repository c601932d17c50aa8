import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { refetchClases } from '../base/curso/dias'
import { areaDe, enCatedra, porRol } from '../base/curso/gestion'
import { announceFailure } from '../base/fallas'
import { lectura } from '../base/leer'

/** The excuses of a course, by whoever runs it. */
export const justificativos = porRol((rol) => ({
  justificativosQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/justificativos`, { id }),

  answerJustificativo: (catedraId: number, id: number) =>
    mutationOptions({
      mutationFn: ({ acepta, respuesta }: { acepta: boolean; respuesta: string }) => {
        const uno = areaDe(rol).justificativos({ id })
        return unwrap(acepta ? uno.aceptar.post({ respuesta }) : uno.rechazar.post({ respuesta }))
      },
      onSuccess: ({ estado }) => {
        toast.success(estado === 'ACEPTADO' ? 'Justificativo aceptado.' : 'Justificativo rechazado.')
        refetchClases(rol, catedraId)
      },
      onError: (error) => {
        announceFailure('No se pudo responder el justificativo.')(error)
        // Somebody else may have answered it meanwhile.
        refetchClases(rol, catedraId)
      },
    }),
}))
