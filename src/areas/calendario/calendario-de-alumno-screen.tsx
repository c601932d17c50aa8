import type { LoaderFunctionArgs } from 'react-router'
import { rutaDeCatedra } from '../alumno'
import { enlaceDeEvaluacion, enlaceDeTarea } from '../tableros/destinos'
import { PantallaDeCalendario, prefetchCalendario } from './pantalla-de-calendario'
import type { Entrada } from './tipos'

function enlaceDe({ tareaAsignacionId, evaluacionId, catedra }: Entrada) {
  if (tareaAsignacionId !== null) return enlaceDeTarea({ tareaAsignacionId })
  if (evaluacionId !== null) return enlaceDeEvaluacion({ evaluacionId })
  return { to: rutaDeCatedra(catedra.id) }
}

export const loader = ({ request }: LoaderFunctionArgs) => prefetchCalendario('alumno', request.url)

export const Component = () => <PantallaDeCalendario rol="alumno" enlaceDe={enlaceDe} />
