import { diaDeSemanaDe } from '../calendario/semana.ts'
import type { Horario } from '../catedras/horarios.ts'
import { horasDe } from '../catedras/horas-de-clase.ts'

interface DiaDeHoy {
  hora_hasta: string | null
  suspendida: string | null
  cerrada: boolean
}

interface Ahora {
  /** YYYY-MM-DD */
  fecha: string
  /** HH:mm, where the institution is. */
  hora: string
}

/** What a teacher does of today's class: the list first and, once its hour is over, close it. */
export type BotonDeClase = 'PASAR_LISTA' | 'CERRAR' | 'CERRADA'

/** Null where there is no class today; a class that is not in the schedule has no hour, and is over when it is closed. */
export function botonDeClase(
  horarios: readonly Horario[],
  dia: DiaDeHoy | null,
  { fecha, hora }: Ahora,
): BotonDeClase | null {
  const deHorario = horasDe(horarios, diaDeSemanaDe(fecha)).hora_hasta
  if (dia ? dia.suspendida !== null : deHorario === null) return null
  if (dia?.cerrada) return 'CERRADA'
  const termina = dia ? dia.hora_hasta : deHorario
  return termina !== null && hora >= termina ? 'CERRAR' : 'PASAR_LISTA'
}
