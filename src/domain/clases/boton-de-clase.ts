import { diaDeSemanaDe } from '../calendario/semana.ts'
import type { Horario } from '../catedras/horarios.ts'

interface DiaDeHoy {
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
  const deHoy = horarios.filter(({ dia_semana }) => dia_semana === diaDeSemanaDe(fecha))
  if (dia ? dia.suspendida !== null : deHoy.length === 0) return null
  if (dia?.cerrada) return 'CERRADA'
  const ultima = deHoy
    .map(({ hora_fin }) => hora_fin)
    .toSorted()
    .at(-1)
  return ultima !== undefined && hora >= ultima ? 'CERRAR' : 'PASAR_LISTA'
}
