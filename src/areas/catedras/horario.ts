import type { Horario } from '../../domain/catedras/horarios'
import type { Horas } from '../../domain/catedras/horas-de-clase'

/** 'Lunes 18:30 - 20:30', 'Sábado 08:00 - 10:00 y 14:00 - 16:00': each day once. */
export function horariosPorDia(horarios: readonly Horario[]): string[] {
  const porDia = new Map<string, string[]>()
  for (const { dia_semana, hora_inicio, hora_fin } of horarios) {
    porDia.set(dia_semana, [...(porDia.get(dia_semana) ?? []), deHoraAHora(hora_inicio, hora_fin)])
  }
  return [...porDia].map(([dia, horas]) => `${dia} ${horas.join(' y ')}`)
}

/** Written as one looks for it: nothing that is not seen stands in it but hard spaces. */
export const deHoraAHora = (desde: string, hasta: string) => `${desde}\u00a0-\u00a0${hasta}`

/** When a class is held, as it follows its date; nothing where nobody said. */
export const aQueHora = ({ hora_desde, hora_hasta }: Horas) =>
  hora_desde && hora_hasta ? `, ${deHoraAHora(hora_desde, hora_hasta)}` : ''
