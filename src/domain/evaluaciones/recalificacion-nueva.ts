import { z } from 'zod'
import { enteroEscrito, exceeds, isId, textoEscrito } from '../base/campos.ts'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'
import { ACEPTADAS } from './limites-de-pregunta.ts'
import { type ModoDeRecalificar, modosDeRecalificar } from './recalificacion.ts'
import { SIN_ACEPTADAS } from './reglas-de-pregunta.ts'
import { claveDeCorta } from './respuesta-corta.ts'

const pedido = z.object({
  preguntaId: enteroEscrito,
  como: textoEscrito.meta({ type: 'string', enum: modosDeRecalificar }),
  /** Of ACEPTAR, the answer that is taken for right. */
  texto: textoEscrito,
})
type Pedido = z.infer<typeof pedido>

const reglas: Regla<Pedido>[] = [
  ['preguntaId', ({ preguntaId }) => !isId(preguntaId), 'Di qué pregunta es.'],
  [
    'como',
    ({ como }) => !modosDeRecalificar.some((uno) => uno === como),
    'Di qué se hace con la pregunta: ACTUALIZAR, DOS o ANULAR; de una respuesta corta, también ACEPTAR.',
  ],
  ['texto', ({ como, texto }) => como === 'ACEPTAR' && !claveDeCorta(texto), SIN_ACEPTADAS],
  [
    'texto',
    ({ texto }) => exceeds(texto, ACEPTADAS.largo),
    `Una respuesta no puede pasar de ${ACEPTADAS.largo} caracteres.`,
  ],
]

export const recalificacion = pedido
  .superRefine(applyReglas(reglas))
  .transform(({ preguntaId, como, texto }) => ({
    preguntaId: preguntaId as number,
    como: como as ModoDeRecalificar,
    texto,
  }))
export type Recalificacion = z.infer<typeof recalificacion>
