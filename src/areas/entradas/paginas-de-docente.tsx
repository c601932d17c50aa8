import { CalendarDays, House, SquareCheckBig, Trash2 } from 'lucide-react'
import { prefetch } from '../base/consultas'
import type { Modulo } from '../base/enmarcada'
import { paginasDe } from '../base/paginas'
import { docente, rutas } from '../docente'
import { acceso } from '../ingreso/acceso-de-docente'
import { GuardiaDePersona } from '../ingreso/guardia-de-persona'
import { perfilQuery } from '../ingreso/perfil'

const secciones = [
  { ruta: rutas.panel, abre: [rutas.catedra], texto: 'Inicio', Icono: House },
  { ruta: rutas.calendario, texto: 'Calendario', Icono: CalendarDays },
  { ruta: rutas.correct, texto: 'Corregir', Icono: SquareCheckBig },
  { ruta: rutas.papelera, texto: 'Papelera', Icono: Trash2, deVezEnCuando: true } as const,
]

export const paginas = paginasDe(docente, {
  modulos: import.meta.glob<Modulo>([
    '/src/areas/**/*-de-docente-screen.tsx',
    '/src/areas/evaluaciones/{editor,generador,resultados}/*-screen.tsx',
    '/src/areas/{nota-final,inscripciones}/*-screen.tsx',
  ]),
  Guardia: () => <GuardiaDePersona acceso={acceso} secciones={secciones} />,
  loadGuardia: () => prefetch(perfilQuery(acceso)),
})
