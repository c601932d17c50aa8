import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type LoaderFunctionArgs, Outlet } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { adelantar, queryClient } from '../base/consultas'
import { conIds } from '../base/direcciones'
import { leerId } from '../base/use-id'
import { catedraQuery } from '../catedras/queries-de-docente'
import { rutaDeCatedra, rutas } from '../docente'
import { ContextoDeGestion, type Gestion } from './gestion'
import { adelantarEvaluacion } from './queries'

const enCatedra = (catedraId: number, id: number) =>
  api.docente.catedra({ id: catedraId }).evaluaciones({ evaluacionId: id })

/** A teacher's: of the own courses only. */
const gestion: Gestion = {
  rol: 'docente',
  useCurso: (id) => useSuspenseQuery(catedraQuery(id)).data,
  releerCurso: (id) => void queryClient.invalidateQueries({ queryKey: catedraQuery(id).queryKey }),
  leer: (id) => unwrap(api.docente.evaluaciones({ id }).get()),
  crear: (catedraId, datos) => unwrap(api.docente.catedra({ id: catedraId }).evaluaciones.post(datos)),
  editar: (id, cambios) => unwrap(api.docente.evaluaciones({ id }).put(cambios)),
  duplicar: (id) => unwrap(api.docente.evaluaciones({ id }).duplicar.post({ catedraId: null })),
  eliminar: (catedraId, id) => unwrap(enCatedra(catedraId, id).delete()),
  asignadas: (catedraId, id) => unwrap(enCatedra(catedraId, id).assignments.get()),
  asignar: (catedraId, id, datos) => unwrap(enCatedra(catedraId, id).assign.post(datos)),
  // The client's types know a body as the server has read it, not as it is sent.
  generar: (catedraId, pedido, signal) =>
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
    eliminar: 'Error al eliminar la evaluación.',
    generar: 'No se pudo generar la evaluación.',
  },
  inicio: { texto: 'Volver a Mi Dashboard', ruta: rutas.panel },
  rutas: {
    catedra: (catedraId) => `${rutaDeCatedra(catedraId)}?tab=evaluaciones`,
    generar: (catedraId) => conIds(rutas.generarEvaluacion, catedraId),
    aMano: (catedraId) => conIds(rutas.evaluacionAMano, catedraId),
    delCatalogo: (catedraId) => conIds(rutas.evaluacionDelCatalogo, catedraId),
    detalles: (catedraId, id) => conIds(rutas.evaluacion, catedraId, id),
    editar: (catedraId, id) => conIds(rutas.editarEvaluacion, catedraId, id),
    resultados: (catedraId, id) => conIds(rutas.resultados, catedraId, id),
    deAlumno: (catedraId, alumnoId, id) => conIds(rutas.resultadosDeAlumno, catedraId, alumnoId, id),
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
