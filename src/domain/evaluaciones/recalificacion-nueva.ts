import { z } from 'zod'
import { enteroEscrito, isId, textoEscrito } from '../base/campos.ts'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'
import { type ModoDeRecalificar, modosDeRecalificar } from './recalificacion.ts'

const pedido = z.object({
  preguntaId: enteroEscrito,
  como: textoEscrito.meta({ type: 'string', enum: modosDeRecalificar }),
})
type Pedido = z.infer<typeof pedido>

const reglas: Regla<Pedido>[] = [
  ['preguntaId', ({ preguntaId }) => !isId(preguntaId), 'Di qué pregunta es.'],
  [
    'como',
    ({ como }) => !modosDeRecalificar.some((uno) => uno === como),
    'Di qué se hace con la pregunta: ACTUALIZAR, DOS o ANULAR.',
  ],
]

export const recalificacion = pedido
  .superRefine(applyReglas(reglas))
  .transform((una) => ({ preguntaId: una.preguntaId as number, como: una.como as ModoDeRecalificar }))
export type Recalificacion = z.infer<typeof recalificacion>
