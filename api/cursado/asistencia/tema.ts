import type { Tema } from '../../suelo/tema.ts'

export const temaDeAsistencia: Tema = {
  hechos: {
    'asistencia.marcar': 'Marcó asistencia',
  },
}
