import { AppError } from '../plugins/app-error.ts'

/** What the JSON of an answer must look like. */
export type EsquemaDeIA =
  | { type: 'string' | 'boolean' }
  | { type: 'array'; minItems: number; maxItems: number; items: EsquemaDeIA }
  | { type: 'object'; properties: Record<string, EsquemaDeIA>; required: string[] }

interface PedidoDeIA {
  prompt: string
  schema: EsquemaDeIA
}

/** Asks a model and gives its text, which should be JSON; rejects with what people may read. */
export type Ia = (pedido: PedidoDeIA, signal: AbortSignal) => Promise<string>

const refusal = (code: string, message: string) => () => new AppError(503, code, message)

export const iaSinConfigurar = refusal('ia_sin_configurar', 'La generación por IA no está configurada.')

export const iaSobrecargada = refusal(
  'ia_sobrecargada',
  'El modelo de IA está sobrecargado. Por favor, inténtalo de nuevo más tarde.',
)

export const iaSinCupo = refusal(
  'ia_sin_cupo',
  'Se agotó por ahora el uso permitido de la IA. Inténtalo de nuevo más tarde.',
)

export const claveDeIARechazada = refusal(
  'ia_clave_rechazada',
  'El servicio de IA no acepta la clave configurada. Avisa a quien administra la plataforma.',
)

export const iaEnSilencio = refusal(
  'ia_en_silencio',
  'El servicio de IA no respondió a tiempo. Inténtalo de nuevo más tarde.',
)

export const iaConFalla = refusal(
  'ia_con_falla',
  'No se pudo obtener respuesta del servicio de IA. Inténtalo de nuevo más tarde.',
)

export const respuestaDeIAInservible = refusal(
  'ia_respuesta_inservible',
  'La IA no devolvió preguntas que sirvan. Inténtalo de nuevo o cambia el pedido.',
)

/** Nobody waits for it any more. */
export const pedidoDeIACancelado = refusal('ia_cancelada', 'Se canceló la generación.')
