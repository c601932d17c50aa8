import { CATEDRA, CON_TABLON, ENTREGADA } from './academia.ts'
import type { Aula } from './aula.ts'

/** What one sees first in each area. */
export const PRIMERAS = new Set(['/admin/dashboard', '/docente/dashboard', '/alumnos/dashboard'])

/** By role, the screens that are heaviest or opened most. */
export const pantallasDe = ({ mundo }: Aula) => ({
  admin: [
    '/admin/dashboard',
    '/admin/catedras',
    `/admin/catedras/${CATEDRA}`,
    `/admin/catedras/${CATEDRA}/pagos`,
    `/admin/catedras/${CATEDRA}/nota-final`,
    `/admin/catedras/${CATEDRA}/cierre`,
    '/admin/alumnos',
    '/admin/docentes',
    '/admin/dashboard?tab=pendientes',
  ],
  docente: [
    '/docente/dashboard',
    '/docente/corregir',
    `/docente/catedra/${CATEDRA}`,
    ...['alumnos', 'planes', 'tareas', 'clases', 'asistencia', 'evaluaciones'].map(
      (tab) => `/docente/catedra/${CATEDRA}?tab=${tab}`,
    ),
    `/docente/catedra/${CON_TABLON}?tab=tablon`,
    `/docente/catedra/${CATEDRA}/tareas/${ENTREGADA}/correccion`,
    `/docente/catedra/${CATEDRA}/calificaciones`,
    `/docente/catedra/${CATEDRA}/nota-final`,
    `/docente/catedra/${CATEDRA}/alumno/1000`,
    `/docente/catedra/${CATEDRA}/evaluation/${mundo.hecha.id}/resultados`,
    `/docente/catedra/${CATEDRA}/tareas/create`,
  ],
  alumno: [
    '/alumnos/dashboard',
    `/alumno/catedra/${CON_TABLON}`,
    `/alumno/catedra/${CON_TABLON}?tab=tareas`,
    `/alumno/catedra/${CON_TABLON}?tab=asistencia`,
    '/alumno/tareas',
    '/my-evaluations',
    '/alumno/calendario',
  ],
})
