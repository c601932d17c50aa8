import { CalendarDays, ClipboardCheck, House, NotebookPen } from 'lucide-react'
import { GuardiaDePersona } from '../shared/guardia-de-persona'
import { acceso } from './acceso'
import { rutas } from './rutas'

const secciones = [
  { ruta: rutas.panel, abre: [rutas.catedra], texto: 'Inicio', Icono: House },
  { ruta: rutas.tareas, abre: [rutas.tarea], texto: 'Tareas', Icono: NotebookPen },
  { ruta: rutas.evaluaciones, abre: [rutas.evaluacion], texto: 'Evaluaciones', Icono: ClipboardCheck },
  { ruta: rutas.calendario, texto: 'Calendario', Icono: CalendarDays },
]

export function Guardia() {
  return <GuardiaDePersona acceso={acceso} secciones={secciones} />
}
