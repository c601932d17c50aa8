import type { Tema } from '../tema.ts'

export const temaDeArchivos: Tema = {
  hechos: {
    'archivos.subir': 'Subió un archivo',
  },
}
