import { CalendarDays, ClipboardCheck, House, NotebookPen } from 'lucide-react'
import { GuardiaDePersona } from '../shared/guardia-de-persona'
import { acceso } from './acceso'
import { rutas } from './rutas'

const secciones = [
  { ruta: rutas.panel, texto: 'Inicio', Icono: House },
  { ruta: rutas.tareas, texto: 'Tareas', Icono: NotebookPen },
  { ruta: rutas.evaluaciones, texto: 'Evaluaciones', Icono: ClipboardCheck },
  { ruta: rutas.calendario, texto: 'Calendario', Icono: CalendarDays },
]

export function Guardia() {
  return <GuardiaDePersona acceso={acceso} secciones={secciones} />
}
