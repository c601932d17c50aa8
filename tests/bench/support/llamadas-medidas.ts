import { CATEDRA } from './academia'
import type { Rol } from './sesiones'

export interface Llamada {
  rol: Rol
  path: string
  /** How much of the processor's time it may take, in milliseconds. */
  limite: number
}

const de =
  (rol: Rol, limite: number) =>
  (path: string): Llamada => ({ rol, path, limite })

/** What is asked most of the demonstration's course, of 25 students. */
export const deUnaCatedra: readonly Llamada[] = [
  de('alumno', 0.2)('/alumnos/me'),
  ...[
    '/alumnos/me/catedras',
    '/alumnos/me/tareas',
    '/alumnos/me/evaluaciones',
    '/alumnos/me/publicaciones',
    '/publicaciones/catedra/1',
  ].map(de('alumno', 0.75)),
  ...['/alumnos/me/dashboard', '/alumnos/me/catedras/1/habilitacion'].map(de('alumno', 1)),
  ...['/docente/me/catedras', '/docente/me/catedra/1/resumen', '/docente/catedra/1/habilitacion'].map(
    de('docente', 1.6),
  ),
  ...['/docente/catedra/1/diasclase', '/docente/catedra/1/tareas'].map(de('docente', 1)),
  de('docente', 4)('/docente/me/catedra/1'),
  ...[
    '/admin/dashboard-counts',
    '/admin/panel',
    '/admin/catedras',
    '/admin/catedras/1/diasclase',
    '/admin/alumnos',
  ].map(de('admin', 1)),
]

/** What grows with a course, of one of 200 students and 120 class days. */
export const deUnaGrande: readonly Llamada[] = [
  de('docente', 20)('/docente/me/catedras'),
  de('docente', 20)(`/docente/me/catedra/${CATEDRA}/resumen`),
  de('docente', 30)(`/docente/catedra/${CATEDRA}/habilitacion`),
  de('docente', 50)(`/docente/catedra/${CATEDRA}/asistencias/anual/2026`),
]
