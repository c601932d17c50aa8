import { cuantos } from '../base/numeros.ts'

/** After so many days what was deleted goes for good. */
export const DIAS_EN_PAPELERA = 60

/** Said before something goes there. */
export const EN_PAPELERA = `Queda ${DIAS_EN_PAPELERA} días en la papelera: hasta entonces puede volver con todo lo suyo.`

export const tiposEnPapelera = [
  'CATEDRA',
  'PLAN',
  'UNIDAD',
  'DIA',
  'TAREA',
  'EVALUACION',
  'PUBLICACION',
  'ALUMNO',
  'DOCENTE',
  'CREADOR',
] as const

export type TipoEnPapelera = (typeof tiposEnPapelera)[number]

/** What a teacher finds of the own courses: neither courses nor people. */
export const tiposDeDocente = ['PLAN', 'UNIDAD', 'DIA', 'TAREA', 'EVALUACION', 'PUBLICACION'] as const

export const etiquetasDePapelera: Record<TipoEnPapelera, string> = {
  CATEDRA: 'Cátedra',
  PLAN: 'Plan de clases',
  UNIDAD: 'Unidad',
  DIA: 'Día de clase',
  TAREA: 'Tarea',
  EVALUACION: 'Evaluación',
  PUBLICACION: 'Publicación',
  ALUMNO: 'Alumno',
  DOCENTE: 'Docente',
  CREADOR: 'Creador',
}

/** 'la tarea «Polca»', within a sentence. */
export const nombrado = (tipo: TipoEnPapelera, titulo: string) => `${ARTICULADOS[tipo]} «${titulo}»`

const ARTICULADOS: Record<TipoEnPapelera, string> = {
  CATEDRA: 'la cátedra',
  PLAN: 'el plan de clases',
  UNIDAD: 'la unidad',
  DIA: 'la clase',
  TAREA: 'la tarea',
  EVALUACION: 'la evaluación',
  PUBLICACION: 'la publicación',
  ALUMNO: 'el alumno',
  DOCENTE: 'el docente',
  CREADOR: 'el creador',
}

/** What people call the rows of a table; of the others nobody has heard. */
const palabras: Record<string, [una: string, varias: string]> = {
  catedra_alumnos: ['inscripción', 'inscripciones'],
  planes_de_clases: ['plan', 'planes'],
  unidades_plan: ['unidad', 'unidades'],
  dias_clase: ['clase', 'clases'],
  asistencias: ['marca de asistencia', 'marcas de asistencia'],
  tareas_maestras: ['tarea', 'tareas'],
  tarea_asignaciones: ['tarea asignada', 'tareas asignadas'],
  evaluaciones: ['evaluación', 'evaluaciones'],
  evaluacion_asignaciones: ['evaluación asignada', 'evaluaciones asignadas'],
  preguntas: ['pregunta', 'preguntas'],
  notas_manuales: ['nota a mano', 'notas a mano'],
  publicaciones: ['publicación', 'publicaciones'],
  publicacion_comentarios: ['comentario', 'comentarios'],
  pagos: ['pago', 'pagos'],
  justificativos: ['justificativo', 'justificativos'],
  archivo_usos: ['archivo', 'archivos'],
  valoraciones: ['voto', 'votos'],
  comentarios: ['comentario', 'comentarios'],
  sugerencias: ['sugerencia', 'sugerencias'],
}

/** What comes back with it: ['30 tareas', '24.000 marcas de asistencia']; not the thing itself. */
export function loQueTrae(cuenta: Record<string, number>): string[] {
  const [propia] = Object.keys(cuenta)
  return Object.entries(palabras).flatMap(([tabla, [una, varias]]) => {
    const n = (cuenta[tabla] ?? 0) - (tabla === propia ? 1 : 0)
    return n > 0 ? [cuantos(n, una, varias)] : []
  })
}
