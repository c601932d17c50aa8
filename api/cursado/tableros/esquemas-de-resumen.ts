import { z } from 'zod'
import { matices } from '../../../src/domain/asistencia/asistencia.ts'
import { publicacion } from '../tablon/esquemas.ts'
import { tareaPorCorregir } from '../tareas/esquemas-de-calificaciones.ts'

const alumno = z.object({
  alumnoId: z.int(),
  /** Of the last class days, the earliest first; null where nobody marked it. */
  marcas: z.array(z.boolean().nullable()),
  /** What each of them says besides. */
  matices: z.array(z.enum(matices).nullable()),
  /** Of all class days, with two decimals; null where there are none. */
  porcentaje: z.number().nullable(),
  /** In the tasks that were graded. */
  puntos: z.int(),
  puntosPosibles: z.int(),
  /** Why somebody should look after them. */
  motivos: z.array(z.string()),
})
export type AlumnoDelResumen = z.infer<typeof alumno>

const espera = z.object({
  /** The first tasks with deliveries to be graded, the longest waiting first. */
  entregas: z.array(tareaPorCorregir.omit({ catedra: true })),
  /** Class days before today without a single mark, and the dates of the last ones. */
  sinLista: z.object({ cuantas: z.int(), fechas: z.array(z.iso.date()) }),
  /** Due soon, and not done by everybody to whom they are assigned. */
  evaluaciones: z.array(
    z.object({
      evaluacionId: z.int(),
      titulo: z.string(),
      fecha_entrega: z.iso.datetime(),
      faltan: z.int(),
    }),
  ),
})
export type Espera = z.infer<typeof espera>

export const resumenDeCatedra = z.object({
  inscritos: z.int(),
  /** Of the class days of this month up to today whose list was begun, with two decimals; null without any. */
  asistenciaDelMes: z.number().nullable(),
  porCorregir: z.int(),
  clases: z.object({ dadas: z.int(), total: z.int() }),
  /** Those who need attention, who may not sit the exam first, and how many they are. */
  alumnos: z.array(alumno),
  conAtencion: z.int(),
  espera,
  /** The newest post of the board. */
  publicacion: publicacion
    .pick({
      id: true,
      titulo: true,
      visibleToStudents: true,
      created_at: true,
      autor: true,
      autorAlumno: true,
      autorDocente: true,
      totalInteracciones: true,
      totalComentarios: true,
    })
    .extend({ extracto: z.string() })
    .nullable(),
})
export type ResumenDeCatedra = z.infer<typeof resumenDeCatedra>
