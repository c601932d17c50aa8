import { z } from 'zod'
import { estadosDeEvaluacion } from '../../../src/domain/evaluaciones/evaluaciones.ts'
import { modosDeTablero } from '../../../src/domain/tableros/tablero.ts'
import { estadosDeTarea } from '../../../src/domain/tareas/tareas.ts'
import { catedraCursada } from '../../academia/inscripciones/cursadas.ts'
import { publicacion } from '../tablon/esquemas.ts'
import { archivoEntregado } from '../tareas/esquemas.ts'

const catedra = z.object({ id: z.int(), nombre: z.string(), anio: z.int() })

/** One student's task, as a line of a list. */
const tareaPropia = z.object({
  tareaAsignacionId: z.int(),
  tareaMaestraId: z.int(),
  titulo: z.string(),
  puntos_posibles: z.int(),
  fecha_entrega: z.iso.datetime().nullable(),
  estado: z.enum(estadosDeTarea),
  submission_path: z.string().nullable(),
  archivos: z.array(archivoEntregado),
  submission_date: z.iso.datetime().nullable(),
  catedra,
})
export type TareaPropia = z.infer<typeof tareaPropia>

const evaluacionPropia = z.object({
  evaluacionId: z.int(),
  evaluacionAsignacionId: z.int(),
  titulo: z.string(),
  fecha_entrega: z.iso.datetime().nullable(),
  estado: z.enum(estadosDeEvaluacion),
  catedra,
})
export type EvaluacionPropia = z.infer<typeof evaluacionPropia>

export const publicacionReciente = publicacion.extend({ catedra })

export const tablero = z.object({
  mode: z.enum(modosDeTablero),
  alumno: z.object({ id: z.int(), nombre: z.string(), apellido: z.string(), email: z.string() }),
  catedras: z.array(catedraCursada),
  /** What is to be delivered, the first due first. */
  tareasPendientes: z.array(tareaPropia),
  /** What is late and not delivered, or was returned: it may still be delivered. */
  tareasAtrasadas: z.array(tareaPropia),
  evaluacionesPendientes: z.array(evaluacionPropia),
  publicaciones: z.array(publicacionReciente),
  estadisticas: z.object({
    publicaciones: z.int(),
    tareas: z.int(),
    tareasPendientes: z.int(),
    tareasCompletadas: z.int(),
    evaluacionesPendientes: z.int(),
    evaluacionesRealizadas: z.int(),
  }),
})
