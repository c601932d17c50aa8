import type { LoaderFunctionArgs } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { rutaDeCatedra } from '../docente'
import { adelantarCalendario, PantallaDeCalendario } from './pantalla-de-calendario'
import type { FuenteDeCalendario } from './tipos'

const { calendario } = api.docente.me

const partes = { CLASE: 'clases', TAREA: 'tareas', EVALUACION: 'evaluaciones' }

const fuente: FuenteDeCalendario = {
  rol: 'docente',
  leer: (query) => unwrap(calendario.get({ query })),
  enlace: ({ catedra, tipo }) => ({ to: `${rutaDeCatedra(catedra.id)}?tab=${partes[tipo]}` }),
  leerDireccion: () => unwrap(calendario.enlace.get()),
  crearDireccion: () => unwrap(calendario.enlace.post()),
  revocarDireccion: () => unwrap(calendario.enlace.delete()),
}

export const loader = ({ request }: LoaderFunctionArgs) => adelantarCalendario(fuente, request.url)

export function Component() {
  return <PantallaDeCalendario fuente={fuente} />
}
