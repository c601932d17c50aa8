import { unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { refetchClases } from '../base/curso/dias'
import { areaDe, enCatedra, porRol } from '../base/curso/gestion'
import { lectura } from '../base/leer'

/** The excuses of a course, by whoever runs it. */
export const justificativos = porRol((rol) => ({
  justificativosQuery: (id: number) => lectura(`${enCatedra[rol]}/:id/justificativos`, { id }),

  answerJustificativo: (catedraId: number, id: number) =>
    accion({
      mutationFn: ({ acepta, respuesta }: { acepta: boolean; respuesta: string }) => {
        const uno = areaDe(rol).justificativos({ id })
        return unwrap(acepta ? uno.aceptar.post({ respuesta }) : uno.rechazar.post({ respuesta }))
      },
      exito: ({ estado }) => (estado === 'ACEPTADO' ? 'Justificativo aceptado.' : 'Justificativo rechazado.'),
      falla: 'No se pudo responder el justificativo.',
      // Also where it failed: somebody else may have answered it meanwhile.
      onSettled: () => refetchClases(rol, catedraId),
    }),
}))
