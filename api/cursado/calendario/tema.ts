import type { Tema } from '../../suelo/tema.ts'

export const temaDeCalendario: Tema = {
  hechos: {
    'calendario.enlace': 'Cambió el enlace de su calendario',
  },
}
