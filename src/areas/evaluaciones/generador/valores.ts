import type { TipoDelCatalogo } from '../../../domain/evaluaciones/evaluaciones'
import {
  type Fuente,
  POR_DEFECTO,
  pedidoDeAdmin,
  pedidoDeDocente,
} from '../../../domain/evaluaciones/generador'
import type { ClaseDeOido } from '../../../domain/oido/receta'
import type { RolDeGestion } from '../../base/curso/gestion'

/** The generator's form as it is typed; each page shows its part of it. */
export interface ValoresDelGenerador {
  source: Fuente
  topic: string
  subject: string
  prompt: string
  numberOfQuestions: string
  numberOfOptions: string
  unidadPlanId: string
  tipos: TipoDelCatalogo[]
  periodo: string
  rol: string
  oido: { que: ClaseDeOido[]; nivel: string; como: string }
}

/** Those that are typed, or chosen one by one. */
export type CampoEscrito =
  | Exclude<keyof ValoresDelGenerador, 'source' | 'tipos' | 'oido'>
  | 'oido.que'
  | 'oido.nivel'
  | 'oido.como'
export type CampoDelGenerador = CampoEscrito | 'tipos'

interface FormularioDeRol {
  esquema: typeof pedidoDeAdmin | typeof pedidoDeDocente
  titulo: CampoEscrito
  /** What is asked of the AI. */
  conIA: CampoDelGenerador[]
  /** A number out of range is brought into it; otherwise it is refused. */
  clampsNumbers: boolean
}

export const formularioDe: Record<RolDeGestion, FormularioDeRol> = {
  docente: {
    esquema: pedidoDeDocente,
    titulo: 'topic',
    conIA: ['topic', 'subject', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId'],
    clampsNumbers: true,
  },
  admin: {
    esquema: pedidoDeAdmin,
    titulo: 'subject',
    conIA: ['subject', 'prompt', 'numberOfQuestions', 'numberOfOptions', 'unidadPlanId'],
    clampsNumbers: false,
  },
}

export const valoresIniciales = (source: ValoresDelGenerador['source']): ValoresDelGenerador => ({
  source,
  topic: '',
  subject: '',
  prompt: '',
  numberOfQuestions: String(POR_DEFECTO.preguntas),
  numberOfOptions: String(POR_DEFECTO.opciones),
  unidadPlanId: '',
  tipos: ['UNA'],
  periodo: '',
  rol: '',
  oido: { que: ['INTERVALO'], nivel: '1', como: '' },
})
