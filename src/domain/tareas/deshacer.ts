import type { EstadoGuardadoDeTarea } from './tareas.ts'

/** For so long grading, rectifying and returning can be undone, without a reason. */
export const DESHACER_MS = 10 * 60 * 1000

/** What was done to a delivery, by whom, and how it stood before. */
export interface ActoDeNota {
  rol: string
  id: number
  cuando: number
  /** When its student is told of it. */
  avisa_en: number
  aviso: 'TAREA_CALIFICADA' | 'TAREA_RECTIFICADA' | 'TAREA_DEVUELTA'
  /** Its line of the history; null of a return. */
  lineaId: number | null
  /** What was written then, to be offered again. */
  fraseId: number | null
  antes: {
    estado: EstadoGuardadoDeTarea
    puntos_obtenidos: number | null
    comentario_docente: string | null
    calificada_en: number | null
    publicada_en: number | null
  }
}

export const isSuyo = (acto: ActoDeNota, quien: Pick<ActoDeNota, 'rol' | 'id'>): boolean =>
  acto.rol === quien.rol && acto.id === quien.id

/** Until when it can be undone; null where it can't. */
export const deshacerHasta = ({ cuando }: ActoDeNota, ahora: number): number | null =>
  siFalta(cuando + DESHACER_MS, ahora)

/** Until when the grade needs no reason to be another one: its student is not told of it yet. */
export const sinMotivoHasta = ({ cuando, avisa_en }: ActoDeNota, ahora: number): number | null =>
  siFalta(Math.min(cuando + DESHACER_MS, avisa_en), ahora)

const siFalta = (hasta: number, ahora: number) => (hasta > ahora ? hasta : null)
