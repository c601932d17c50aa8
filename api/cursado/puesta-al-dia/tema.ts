import type { Tema } from '../../suelo/tema.ts'

export const temaDePuestaAlDia: Tema = {
  hechos: { 'inscripciones.asignar': 'Asignó lo que faltaba a quienes inscribió' },
}
