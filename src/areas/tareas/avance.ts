import { cuantos } from '../../lib/formato'
import type { TareaMaestra } from './tipos'

/** 'Asignada a 25 alumnos: 3 por calificar, 10 calificadas, 12 sin entregar.' */
export function enAvance({ asignadas, sinEntregar, porCalificar, calificadas }: TareaMaestra['resumen']) {
  if (asignadas === 0) return 'Todavía no está asignada a nadie.'
  const partes = [
    porCalificar > 0 && `${porCalificar} por calificar`,
    calificadas > 0 && cuantos(calificadas, 'calificada', 'calificadas'),
    sinEntregar > 0 && `${sinEntregar} sin entregar`,
  ]
  return `Asignada a ${cuantos(asignadas, 'alumno', 'alumnos')}: ${partes.filter(Boolean).join(', ')}.`
}
