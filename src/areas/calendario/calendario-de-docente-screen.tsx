import type { LoaderFunctionArgs } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { rutaDeCatedra } from '../docente'
import { PantallaDeCalendario, prefetchCalendario } from './pantalla-de-calendario'
import type { FuenteDeCalendario } from './tipos'

const { calendario } = api.docente.me

const partes = { CLASE: 'clases', TAREA: 'tareas', EVALUACION: 'evaluaciones' }

const fuente: FuenteDeCalendario = {
  rol: 'docente',
  read: (query) => unwrap(calendario.get({ query })),
  enlace: ({ catedra, tipo }) => ({ to: `${rutaDeCatedra(catedra.id)}?tab=${partes[tipo]}` }),
  readDireccion: () => unwrap(calendario.enlace.get()),
  createDireccion: () => unwrap(calendario.enlace.post()),
  revokeDireccion: () => unwrap(calendario.enlace.delete()),
}

export const loader = ({ request }: LoaderFunctionArgs) => prefetchCalendario(fuente, request.url)

export function Component() {
  return <PantallaDeCalendario fuente={fuente} />
}
