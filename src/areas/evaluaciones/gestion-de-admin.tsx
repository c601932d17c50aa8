import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { rutaDeCatedra, rutas } from '../admin'
import { prefetch, queryClient } from '../base/consultas'
import { conIds } from '../base/direcciones'
import { readId } from '../base/use-id'
import { catedraQuery } from '../catedras/queries'
import { ContextoDeGestion, type Gestion } from './gestion'
import { prefetchEvaluacion } from './queries'

/** The administrator's: of every course. */
const gestion: Gestion = {
  rol: 'admin',
  useCurso: (id) => useSuspenseQuery(catedraQuery('admin', id)).data,
  refetchCurso: (id) => void queryClient.invalidateQueries({ queryKey: catedraQuery('admin', id).queryKey }),
  read: (id) => unwrap(api.admin.evaluaciones({ id }).get()),
  create: (catedraId, datos) => unwrap(api.admin.catedras({ id: catedraId }).evaluaciones.post(datos)),
  edit: (id, cambios) => unwrap(api.admin.evaluaciones({ id }).put(cambios)),
  duplicate: (id) => unwrap(api.admin.evaluaciones({ id }).duplicar.post({ catedraId: null })),
  remove: (_, id) => unwrap(api.admin.evaluaciones({ id }).delete()),
  asignadas: (_, id) => unwrap(api.admin.evaluaciones({ id }).assignments.get()),
  assign: (_, id, datos) => unwrap(api.admin.evaluaciones({ id }).assign.post(datos)),
  // The client's types know a body as the server has read it, not as it is sent.
  generate: (catedraId, pedido, signal) =>
    unwrap(
      api.admin.catedras({ id: catedraId })['generate-evaluation'].post(pedido as never, {
        fetch: { signal },
      }),
    ),
  resultados: (id) => unwrap(api.admin.evaluaciones({ id }).resultados.get()),
  archivos: (id) => ({
    csv: `/admin/evaluaciones/${id}/resultados.csv`,
    gift: `/admin/evaluaciones/${id}/exportar.gift`,
    txt: `/admin/evaluaciones/${id}/exportar.txt`,
  }),
  fallas: {
    remove: 'No se pudo eliminar la evaluación.',
    generate: 'Error al generar la evaluación. Inténtalo de nuevo.',
  },
  inicio: { texto: 'Volver a Cátedras', ruta: rutas.catedras },
  rutas: {
    catedra: rutaDeCatedra,
    generate: (catedraId) => conIds(rutas.generateEvaluacion, catedraId),
    aMano: (catedraId) => conIds(rutas.evaluacionAMano, catedraId),
    delCatalogo: (catedraId) => conIds(rutas.evaluacionDelCatalogo, catedraId),
    detalles: (catedraId, id) => `${rutaDeCatedra(catedraId)}?evaluacion=${id}`,
    edit: (catedraId, id) => conIds(rutas.editEvaluacion, catedraId, id),
    resultados: (catedraId, id) => conIds(rutas.resultados, catedraId, id),
  },
}

export const ConGestion = ({ children }: { children: ReactNode }) => (
  <ContextoDeGestion value={gestion}>{children}</ContextoDeGestion>
)

export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) return null
  prefetchEvaluacion(gestion, Number(params.evaluacionId), request.url)
  return prefetch(catedraQuery('admin', id))
}

export const Component = () => (
  <ConGestion>
    <Outlet />
  </ConGestion>
)
