import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { prefetch, queryClient } from '../base/consultas'
import { conIds } from '../base/direcciones'
import { readId } from '../base/use-id'
import { catedraQuery } from '../catedras/queries'
import { rutaDeCatedra, rutas } from '../docente'
import { ContextoDeGestion, type Gestion } from './gestion'
import { prefetchEvaluacion } from './queries'

const enCatedra = (catedraId: number, id: number) =>
  api.docente.catedra({ id: catedraId }).evaluaciones({ evaluacionId: id })

/** A teacher's: of the own courses only. */
const gestion: Gestion = {
  rol: 'docente',
  useCurso: (id) => useSuspenseQuery(catedraQuery('docente', id)).data,
  refetchCurso: (id) =>
    void queryClient.invalidateQueries({ queryKey: catedraQuery('docente', id).queryKey }),
  read: (id) => unwrap(api.docente.evaluaciones({ id }).get()),
  create: (catedraId, datos) => unwrap(api.docente.catedra({ id: catedraId }).evaluaciones.post(datos)),
  edit: (id, cambios) => unwrap(api.docente.evaluaciones({ id }).put(cambios)),
  duplicate: (id) => unwrap(api.docente.evaluaciones({ id }).duplicar.post({ catedraId: null })),
  remove: (catedraId, id) => unwrap(enCatedra(catedraId, id).delete()),
  asignadas: (catedraId, id) => unwrap(enCatedra(catedraId, id).assignments.get()),
  assign: (catedraId, id, datos) => unwrap(enCatedra(catedraId, id).assign.post(datos)),
  // The client's types know a body as the server has read it, not as it is sent.
  generate: (catedraId, pedido, signal) =>
    unwrap(
      api.docente.catedra({ id: catedraId })['generate-evaluation'].post(pedido as never, {
        fetch: { signal },
      }),
    ),
  resultados: (id) => unwrap(api.docente.evaluaciones({ id }).resultados.get()),
  archivos: (id) => ({
    csv: `/docente/evaluaciones/${id}/resultados.csv`,
    gift: `/docente/evaluaciones/${id}/exportar.gift`,
    txt: `/docente/evaluaciones/${id}/exportar.txt`,
  }),
  fallas: {
    remove: 'Error al eliminar la evaluación.',
    generate: 'No se pudo generar la evaluación.',
  },
  inicio: { texto: 'Volver a Mi Dashboard', ruta: rutas.panel },
  rutas: {
    catedra: (catedraId) => `${rutaDeCatedra(catedraId)}?tab=evaluaciones`,
    generate: (catedraId) => conIds(rutas.generateEvaluacion, catedraId),
    aMano: (catedraId) => conIds(rutas.evaluacionAMano, catedraId),
    delCatalogo: (catedraId) => conIds(rutas.evaluacionDelCatalogo, catedraId),
    detalles: (catedraId, id) => conIds(rutas.evaluacion, catedraId, id),
    edit: (catedraId, id) => conIds(rutas.editEvaluacion, catedraId, id),
    resultados: (catedraId, id) => conIds(rutas.resultados, catedraId, id),
    deAlumno: (catedraId, alumnoId, id) => conIds(rutas.resultadosDeAlumno, catedraId, alumnoId, id),
  },
}

export const ConGestion = ({ children }: { children: ReactNode }) => (
  <ContextoDeGestion value={gestion}>{children}</ContextoDeGestion>
)

export function loader({ params, request }: LoaderFunctionArgs) {
  const id = readId(params.id)
  if (id === null) return null
  prefetchEvaluacion(gestion, Number(params.evaluacionId), request.url)
  return prefetch(catedraQuery('docente', id))
}

export const Component = () => (
  <ConGestion>
    <Outlet />
  </ConGestion>
)
