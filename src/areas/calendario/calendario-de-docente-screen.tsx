import type { LoaderFunctionArgs } from 'react-router'
import { rutaDeCatedra } from '../docente'
import { PantallaDeCalendario, prefetchCalendario } from './pantalla-de-calendario'
import type { Entrada } from './tipos'

const partes = { CLASE: 'clases', TAREA: 'tareas', EVALUACION: 'evaluaciones' }

const enlaceDe = ({ catedra, tipo }: Entrada) => ({ to: `${rutaDeCatedra(catedra.id)}?tab=${partes[tipo]}` })

export const loader = ({ request }: LoaderFunctionArgs) => prefetchCalendario('docente', request.url)

export const Component = () => <PantallaDeCalendario rol="docente" enlaceDe={enlaceDe} />
