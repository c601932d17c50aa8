import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { rutaDeCatedra, rutas } from '../admin'
import { adelantar, queryClient } from '../base/consultas'
import { conIds } from '../base/direcciones'
import { leerId } from '../base/use-id'
import { catedraQuery } from '../catedras/queries-de-admin'
import { ContextoDeGestion, type Gestion } from './gestion'
import { adelantarEvaluacion } from './queries'

/** The administrator's: of every course. */
const gestion: Gestion = {
  rol: 'admin',
  useCurso: (id) => useSuspenseQuery(catedraQuery(id)).data,
  releerCurso: (id) => void queryClient.invalidateQueries({ queryKey: catedraQuery(id).queryKey }),
  leer: (id) => unwrap(api.admin.evaluaciones({ id }).get()),
  crear: (catedraId, datos) => unwrap(api.admin.catedras({ id: catedraId }).evaluaciones.post(datos)),
  editar: (id, cambios) => unwrap(api.admin.evaluaciones({ id }).put(cambios)),
  duplicar: (id) => unwrap(api.admin.evaluaciones({ id }).duplicar.post({ catedraId: null })),
  eliminar: (_, id) => unwrap(api.admin.evaluaciones({ id }).delete()),
  asignadas: (_, id) => unwrap(api.admin.evaluaciones({ id }).assignments.get()),
  asignar: (_, id, datos) => unwrap(api.admin.evaluaciones({ id }).assign.post(datos)),
  // The client's types know a body as the server has read it, not as it is sent.
  generar: (catedraId, pedido, signal) =>
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
    eliminar: 'No se pudo eliminar la evaluación.',
    generar: 'Error al generar la evaluación. Inténtalo de nuevo.',
  },
  inicio: { texto: 'Volver a Cátedras', ruta: rutas.catedras },
  rutas: {
    catedra: rutaDeCatedra,
    generar: (catedraId) => conIds(rutas.generarEvaluacion, catedraId),
    aMano: (catedraId) => conIds(rutas.evaluacionAMano, catedraId),
    delCatalogo: (catedraId) => conIds(rutas.evaluacionDelCatalogo, catedraId),
    detalles: (catedraId, id) => `${rutaDeCatedra(catedraId)}?evaluacion=${id}`,
    editar: (catedraId, id) => conIds(rutas.editarEvaluacion, catedraId, id),
    resultados: (catedraId, id) => conIds(rutas.resultados, catedraId, id),
  },
}

export const ConGestion = ({ children }: { children: ReactNode }) => (
  <ContextoDeGestion value={gestion}>{children}</ContextoDeGestion>
)

export function loader({ params, request }: LoaderFunctionArgs) {
  const id = leerId(params.id)
  if (id === null) return null
  adelantarEvaluacion(gestion, Number(params.evaluacionId), request.url)
  return adelantar(catedraQuery(id))
}

export const Component = () => (
  <ConGestion>
    <Outlet />
  </ConGestion>
)
