import type { LoaderFunctionArgs } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { rutaDeCatedra } from '../alumno'
import { enlaceDeEvaluacion, enlaceDeTarea } from '../tableros/destinos'
import { PantallaDeCalendario, prefetchCalendario } from './pantalla-de-calendario'
import type { Entrada, FuenteDeCalendario } from './tipos'

const { calendario } = api.alumnos.me

const fuente: FuenteDeCalendario = {
  rol: 'alumno',
  read: (query) => unwrap(calendario.get({ query })),
  enlace: enlaceDe,
  readDireccion: () => unwrap(calendario.enlace.get()),
  createDireccion: () => unwrap(calendario.enlace.post()),
  revokeDireccion: () => unwrap(calendario.enlace.delete()),
}

function enlaceDe({ tareaAsignacionId, evaluacionId, catedra }: Entrada) {
  if (tareaAsignacionId !== null) return enlaceDeTarea({ tareaAsignacionId, catedra })
  if (evaluacionId !== null) return enlaceDeEvaluacion({ evaluacionId })
  return { to: rutaDeCatedra(catedra.id) }
}

export const loader = ({ request }: LoaderFunctionArgs) => prefetchCalendario(fuente, request.url)

export function Component() {
  return <PantallaDeCalendario fuente={fuente} />
}
