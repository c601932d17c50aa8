import type { Tema } from '../../suelo/tema.ts'

export const temaDeMantenimiento: Tema = {
  hechos: {
    'mantenimiento.empezar': 'Dejó el sitio solo para leer',
    'mantenimiento.terminar': 'Volvió a recibir cambios en el sitio',
  },
}
