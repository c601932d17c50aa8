import { CATEDRA, CON_TABLON, type Mundo } from './academia.ts'

const LIMITE_MS = 20

/** Reads with a limit of their own, in milliseconds. */
const limites: Record<string, number> = {
  [`/docente/catedra/${CATEDRA}/asistencias/anual/2026`]: 50,
  [`/docente/catedra/${CATEDRA}/habilitacion`]: 30,
}

/** With each mark of 120 class days, a megabyte and more; the screens ask for the short form. */
const ENTERAS = new Set([`/admin/catedras/${CATEDRA}`, `/docente/me/catedra/${CATEDRA}`])

/** Undefined where there is none. */
export const limiteDe = (path: string) => (ENTERAS.has(path) ? undefined : (limites[path] ?? LIMITE_MS))

/** By role, what it asks of its courses. */
export const lecturasDe = ({ hecha }: Mundo) => ({
  admin: [
    '/admin/alumnos',
    '/admin/catedras',
    `/admin/catedras/${CATEDRA - 1}`,
    `/admin/catedras/${CATEDRA}`,
    `/admin/catedras/${CATEDRA}/pagos`,
    `/admin/catedras/${CATEDRA}/diasclase`,
    `/admin/catedras/${CATEDRA}/asistencias/resumen`,
    `/admin/catedras/${CATEDRA}/alumnos/1000/asistencias`,
    '/admin/tareas/97',
    '/admin/tareas/entregadas',
    '/admin/tareas/calificadas',
    '/admin/enrollment-candidates?catedra=3',
    '/admin/docentes',
    '/admin/dashboard-counts',
    '/alumnos/100',
    '/alumnos/contributing',
  ],
  docente: [
    '/docente/me/catedras',
    `/docente/me/catedra/${CATEDRA - 1}`,
    `/docente/me/catedra/${CATEDRA}`,
    `/docente/me/catedra/${CATEDRA}/resumen`,
    `/docente/me/catedra/${CATEDRA}/planes`,
    `/docente/catedra/${CATEDRA}/diasclase`,
    `/docente/catedra/${CATEDRA}/diasclase/60/asistencias`,
    `/docente/catedra/${CATEDRA}/asistencias/anual/2026`,
    `/docente/catedra/${CATEDRA}/habilitacion`,
    `/docente/catedra/${CATEDRA}/evaluaciones-maestras`,
    `/docente/evaluaciones/${hecha.id}`,
    `/docente/evaluaciones/${hecha.id}/resultados`,
    `/docente/evaluaciones/${hecha.id}/resultados.csv`,
    `/docente/catedra/${CATEDRA}/alumnos/1000/evaluaciones/${hecha.id}/results`,
    `/docente/catedra/${CATEDRA}/tareas`,
    `/docente/catedra/${CATEDRA}/tareas/97/entregas`,
    `/docente/catedra/${CATEDRA}/tareas/97/distribucion`,
    `/docente/catedra/${CATEDRA}/calificaciones`,
    `/docente/catedra/${CATEDRA}/alumnos/1000/entregas`,
    '/docente/alumnos/100/pagos',
    '/docente/me/calendario',
    '/docente/me/por-corregir',
    `/publicaciones/catedra/${CON_TABLON}`,
    '/alumnos/100',
  ],
  alumno: [
    '/alumnos/me',
    '/alumnos/me/catedras',
    '/alumnos/me/dashboard',
    '/alumnos/me/publicaciones',
    '/alumnos/me/calendario',
    '/alumnos/me/tareas',
    '/tareas/1',
    `/publicaciones/catedra/${CON_TABLON}`,
    `/publicaciones/catedra/${CON_TABLON}?antes=1000`,
    '/publicaciones/1000',
    '/publicaciones/1000/comentarios',
  ],
})
