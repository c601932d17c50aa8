import { Banknote, CalendarDays, ClipboardCheck, House, NotebookPen } from 'lucide-react'
import { alumno, rutas } from '../alumno'
import { prefetch } from '../base/consultas'
import type { Modulo } from '../base/enmarcada'
import type { Seccion } from '../base/marco/marco'
import { paginasDe } from '../base/paginas'
import { acceso } from '../ingreso/acceso-de-alumno'
import { GuardiaDePersona } from '../ingreso/guardia-de-persona'
import { perfilQuery } from '../ingreso/perfil'

const secciones: Seccion[] = [
  { ruta: rutas.panel, abre: [rutas.catedra], texto: 'Inicio', Icono: House },
  { ruta: rutas.tareas, abre: [rutas.tarea], texto: 'Tareas', Icono: NotebookPen },
  { ruta: rutas.evaluaciones, abre: [rutas.evaluacion], texto: 'Evaluaciones', Icono: ClipboardCheck },
  { ruta: rutas.calendario, texto: 'Calendario', Icono: CalendarDays },
  { ruta: rutas.pagos, abre: [rutas.recibo], texto: 'Pagos', Icono: Banknote, deVezEnCuando: true },
]

export const paginas = paginasDe(alumno, {
  modulos: import.meta.glob<Modulo>('/src/areas/**/*-de-alumno-screen.tsx'),
  Guardia: () => <GuardiaDePersona acceso={acceso} secciones={secciones} />,
  loadGuardia: () => prefetch(perfilQuery(acceso)),
})
