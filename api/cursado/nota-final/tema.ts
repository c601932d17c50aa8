import type { Tema } from '../../suelo/tema.ts'

export const temaDeNotaFinal: Tema = {
  hechos: {
    'notas-manuales.anotar': 'Anotó notas a mano',
    'notas-manuales.eliminar': 'Eliminó notas a mano',
    'rubros.editar': 'Cambió los rubros de la nota final',
  },
}
