import type { LoaderFunctionArgs } from 'react-router'
import { api, unwrap } from '../../../lib/api'
import { adelantarCalendario, PantallaDeCalendario } from '../../shared/calendario/pantalla-de-calendario'
import type { Entrada, FuenteDeCalendario } from '../../shared/calendario/tipos'
import { enlaceDeEvaluacion, enlaceDeTarea } from '../panel/destinos'
import { rutaDeCatedra } from '../rutas'

const { calendario } = api.alumnos.me

const fuente: FuenteDeCalendario = {
  rol: 'alumno',
  leer: (query) => unwrap(calendario.get({ query })),
  enlace: enlaceDe,
  leerDireccion: () => unwrap(calendario.enlace.get()),
  crearDireccion: () => unwrap(calendario.enlace.post()),
  revocarDireccion: () => unwrap(calendario.enlace.delete()),
}

function enlaceDe({ tareaAsignacionId, evaluacionId, catedra }: Entrada) {
  if (tareaAsignacionId !== null) return enlaceDeTarea({ tareaAsignacionId, catedra })
  if (evaluacionId !== null) return enlaceDeEvaluacion({ evaluacionId })
  return { to: rutaDeCatedra(catedra.id) }
}

export const loader = ({ request }: LoaderFunctionArgs) => adelantarCalendario(fuente, request.url)

export function Component() {
  return <PantallaDeCalendario fuente={fuente} />
}
