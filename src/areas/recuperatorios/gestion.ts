import type { RecuperatorioNuevo } from '../../domain/nota-final/recuperatorio-nuevo'
import type { TipoDePuntaje } from '../../domain/nota-final/recuperatorios'
import { unwrap } from '../../lib/api'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import { catedraDe, enCatedra, porRol } from '../base/curso/gestion'
import { lectura } from '../base/leer'

/** What is made up for. */
export interface Primera {
  catedraId: number
  tipo: TipoDePuntaje
  id: number
}

export const recuperatorios = porRol((rol) => ({
  porRecuperarQuery: ({ catedraId, tipo, id: de }: Primera) => ({
    ...lectura(`${enCatedra[rol]}/:id/por-recuperar`, { id: catedraId, tipo, de }),
    staleTime: 0,
  }),

  createRecuperatorio: ({ catedraId }: Primera) =>
    accion({
      mutationFn: (nuevo: RecuperatorioNuevo) => unwrap(catedraDe(rol, catedraId).recuperatorios.post(nuevo)),
      exito: ({ titulo }) => `Se creó «${titulo}».`,
      // It is a task, an evaluation or a test, and changes what counts.
      refetch: () => void queryClient.invalidateQueries(),
    }),
}))
