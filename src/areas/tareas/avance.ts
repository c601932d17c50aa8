import { cuantos } from '../../lib/formato'
import type { TareaMaestra } from './tipos'

/** 'Asignada a 25 alumnos: 3 por calificar, 10 calificadas, 12 sin entregar.' */
export function enAvance(resumen: TareaMaestra['resumen']) {
  const { asignadas, sinEntregar, porCalificar, calificadas, sinPublicar } = resumen
  if (asignadas === 0) return 'Todavía no está asignada a nadie.'
  const partes = [
    porCalificar > 0 && `${porCalificar} por calificar`,
    calificadas > 0 && cuantos(calificadas, 'calificada', 'calificadas'),
    sinPublicar > 0 && `${sinPublicar} sin publicar`,
    sinEntregar > 0 && `${sinEntregar} sin entregar`,
  ]
  return `Asignada a ${cuantos(asignadas, 'alumno', 'alumnos')}: ${partes.filter(Boolean).join(', ')}.`
}
