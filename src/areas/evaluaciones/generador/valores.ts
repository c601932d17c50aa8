import { type fuentes, POR_DEFECTO } from '../../../domain/generador'

/** The generator's form as it is typed; each page shows its part of it. */
export interface ValoresDelGenerador {
  source: (typeof fuentes)[number]
  topic: string
  subject: string
  prompt: string
  numberOfQuestions: string
  numberOfOptions: string
  unidadPlanId: string
  periodo: string
  rol: string
}

export const valoresIniciales = (source: ValoresDelGenerador['source']): ValoresDelGenerador => ({
  source,
  topic: '',
  subject: '',
  prompt: '',
  numberOfQuestions: String(POR_DEFECTO.preguntas),
  numberOfOptions: String(POR_DEFECTO.opciones),
  unidadPlanId: '',
  periodo: '',
  rol: '',
})
