import { CalendarDays, House, SquareCheckBig } from 'lucide-react'
import { GuardiaDePersona } from '../shared/guardia-de-persona'
import { acceso } from './acceso'
import { rutas } from './rutas'

const secciones = [
  { ruta: rutas.panel, abre: [rutas.catedra], texto: 'Inicio', Icono: House },
  { ruta: rutas.calendario, texto: 'Calendario', Icono: CalendarDays },
  { ruta: rutas.corregir, texto: 'Corregir', Icono: SquareCheckBig },
]

export function Guardia() {
  return <GuardiaDePersona acceso={acceso} secciones={secciones} />
}
