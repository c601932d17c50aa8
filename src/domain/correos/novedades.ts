import { cuantos } from '../base/numeros.ts'
import type { Aviso, RolConAvisos } from './avisos.ts'

/** What is told one by one: the digest tells of these. */
export type AvisoDeNovedad = Exclude<Aviso, 'RESUMEN'>

/** How many an inbox holds at most, and for how long. */
export const NOVEDADES_MAXIMO = 500
export const DIAS_DE_NOVEDADES = 90

export interface Dicha {
  rol: RolConAvisos
  aviso: AvisoDeNovedad
  /** What it is about; null where that is the course itself. */
  nombre: string | null
  /** How often the same was told since it was last read. */
  cuantas: number
}

const frases: Record<AvisoDeNovedad, (nombre: string | null, n: number, rol: RolConAvisos) => string> = {
  INSCRIPCION: () => 'Te inscribieron en la cátedra',
  TAREA_ASIGNADA: (nombre) => (nombre ? `Tarea nueva: «${nombre}»` : 'Te asignaron lo que ya estaba dado'),
  TAREA_VENCE: (nombre) => `Te falta entregar «${nombre}»`,
  TAREA_CALIFICADA: (nombre) => `Calificaron tu entrega: «${nombre}»`,
  TAREA_RECTIFICADA: (nombre) => `Rectificaron tu nota: «${nombre}»`,
  TAREA_DEVUELTA: (nombre) => `Te devolvieron una entrega: «${nombre}»`,
  EVALUACION_ASIGNADA: (nombre) => `Evaluación nueva: «${nombre}»`,
  EVALUACION_VENCE: (nombre) => `Te falta hacer «${nombre}»`,
  EVALUACION_RECALIFICADA: (nombre) => `Cambió tu resultado: «${nombre}»`,
  HABILITACION: () => 'Cambió cómo estás para rendir',
  JUSTIFICATIVO: (_, __, rol) =>
    rol === 'alumno' ? 'Respondieron tu justificativo' : 'Llegó un justificativo',
  PUBLICACION: (nombre) => `Publicación nueva: «${nombre}»`,
  COMENTARIO: (nombre, n) => `${cuantos(n, 'comentario nuevo', 'comentarios nuevos')} en «${nombre}»`,
  PAGO: (nombre, n) => (n === 1 ? `${nombre}` : `${n} avisos de pagos`),
  ENTREGA: (nombre, n) => `${cuantos(n, 'entrega nueva', 'entregas nuevas')} en «${nombre}»`,
  PEDIDO_DE_INGRESO: (_, n) => cuantos(n, 'pedido de ingreso', 'pedidos de ingreso'),
  PREGUNTAS_POR_REVISAR: (nombre, n) =>
    `${cuantos(n, 'pregunta por revisar', 'preguntas por revisar')} en «${nombre}»`,
}

export const tituloDeNovedad = ({ rol, aviso, nombre, cuantas }: Dicha): string =>
  frases[aviso](nombre, cuantas, rol)
