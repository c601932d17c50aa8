import type { Adelantos } from '../shared/adelantos'
import type { rutas } from './rutas'

/** What the screens of the area read as soon as they are there. */
export const adelantos: Adelantos<typeof rutas> = {
  panel: {
    siempre: ['admin/dashboard-counts', 'admin/primeros-pasos'],
    tab: {
      aportes: ['composers/pending'],
      sugerencias: ['composers/admin/suggestions'],
      tareas: ['admin/tareas/entregadas?limit=100'],
      calificadas: ['admin/tareas/calificadas?limit=100'],
    },
    inicial: 'aportes',
  },
  remitidos: {
    siempre: ['admin/composers?status=NEEDS_IMPROVEMENT', 'admin/composers?status=REJECTED'],
  },
  catedras: { siempre: ['admin/catedras'] },
  catedra: {
    siempre: [
      'admin/catedras/:id',
      'admin/catedras/:id/asistencias/resumen',
      'admin/catedras/:id/diasclase',
      'publicaciones/catedra/:id?limit=10',
    ],
  },
  pagos: { siempre: ['admin/catedras/:id/pagos'] },
  alumnos: { siempre: ['admin/alumnos'] },
  docentes: { siempre: ['admin/docentes'] },
  seguridad: { siempre: ['admin/segundo-factor', 'sesiones'] },
}
