import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { DatosDeCatedra } from '../../domain/catedras/catedras'
import type { DocentesEscritos } from '../../domain/catedras/docentes-de-catedra'
import type { CopiaAOtroAnio } from '../../domain/catedras/otro-anio'
import { api, unwrap } from '../../lib/api'
import { cuantos } from '../../lib/formato'
import { toast } from '../../ui/toast'
import { accion } from '../base/accion'
import { queryClient } from '../base/consultas'
import type { CatedraDeLista } from '../base/curso/queries-de-admin'
import { announceFailure } from '../base/fallas'
import { announceRemoval } from '../papelera/deshacer'

/** What a form over a course has to know of it: the list says it, and the course's own page. */
export type CatedraEditable = Omit<CatedraDeLista, 'totalAlumnos' | 'CatedraAlumno'>

/** A course stands in the counts and beside its teacher too. */
const refetch = () => void queryClient.invalidateQueries()

/** A new one, or changes to one that there is. */
export const saveCatedra = (id?: number) =>
  accion({
    mutationFn: (datos: Partial<DatosDeCatedra>) =>
      unwrap(
        id === undefined
          ? api.admin.catedras.post(datos as DatosDeCatedra)
          : api.admin.catedras({ id }).put(datos),
      ),
    exito: `Cátedra ${id === undefined ? 'creada' : 'actualizada'} exitosamente!`,
    refetch,
  })

export const CLASES_POR_VENIR = 'clases-por-venir'

/** How many classes to come other slots would move or take away; of slots that can't be, nothing. */
export const clasesPorVenirQuery = (id: number, horariosPorDia: DatosDeCatedra['horariosPorDia']) =>
  queryOptions({
    queryKey: [CLASES_POR_VENIR, id, horariosPorDia],
    queryFn: async () => {
      const respuesta = await unwrap(
        api.admin.catedras({ id }).put({ horariosPorDia }, { query: { prueba: '1' } }),
      )
      return 'clases_por_venir' in respuesta ? respuesta.clases_por_venir : null
    },
    retry: false,
    gcTime: 0,
  })

/** Who teaches it: those that are left out teach it no more. */
export const saveDocentes = (id: number) =>
  accion({
    mutationFn: (datos: DocentesEscritos) => unwrap(api.admin.catedras({ id }).docentes.put(datos)),
    exito: 'Docentes guardados.',
    refetch,
  })

/** The same for another year. */
export const copyCatedra = (id: number) =>
  accion({
    mutationFn: (datos: CopiaAOtroAnio) => unwrap(api.admin.catedras({ id }).copiar.post(datos)),
    exito: ({ anio }) => `Cátedra copiada al año ${anio}.`,
    refetch,
  })

export const removeCatedra = mutationOptions({
  mutationFn: (id: number) => unwrap(api.admin.catedras({ id }).delete()),
  onSuccess: ({ message, eliminado: { inscripciones, pagos } }, id) => {
    announceRemoval('admin', 'CATEDRA', id, message)
    if (inscripciones > 0) {
      toast.success(
        `Se eliminaron con ella ${cuantos(inscripciones, 'inscripción', 'inscripciones')} y ${cuantos(pagos, 'pago', 'pagos')}.`,
      )
    }
    // Its own page is still there: asking for it again would fail.
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] !== String(id) })
  },
  onError: announceFailure('No se pudo eliminar la cátedra.'),
})
