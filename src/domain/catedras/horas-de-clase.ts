import type { DiaDeSemana } from '../calendario/semana.ts'
import type { Horario } from './horarios.ts'

/** When a class begins and ends, HH:mm; both null where nobody said. */
export interface Horas {
  hora_desde: string | null
  hora_hasta: string | null
}

/** The hours of a class on a weekday: from its first slot's beginning to its last one's end. */
export function horasDe(horarios: readonly Horario[], dia: DiaDeSemana): Horas {
  const suyos = horarios.filter(({ dia_semana }) => dia_semana === dia)
  const primera = suyos.map(({ hora_inicio }) => hora_inicio).toSorted()[0]
  const ultima = suyos
    .map(({ hora_fin }) => hora_fin)
    .toSorted()
    .at(-1)
  return { hora_desde: primera ?? null, hora_hasta: ultima ?? null }
}
