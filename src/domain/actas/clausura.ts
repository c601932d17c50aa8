import { z } from 'zod'
import { exceeds, textoEscrito } from '../base/campos.ts'
import { applyReglas } from '../base/reglas-de-formulario.ts'
import { type NotaDeActa, notasDeActa } from './actas.ts'

const DECISION = 'Cada decisión nombra a un alumno de la cátedra y su nota: de 1 a 5, o AUSENTE.'

/** What was decided of some students in place of what follows from their points. */
export const clausuraEscrita = z.object({
  decisiones: z
    .array(
      z.object({
        alumnoId: z.number(DECISION).int(DECISION),
        nota: z.literal(notasDeActa, DECISION),
      }),
      DECISION,
    )
    .default([]),
})
export interface Decision {
  alumnoId: number
  nota: NotaDeActa
}

const MOTIVO_MAXIMO = 500

/** Why a closed course is opened again. */
export const reapertura = z.object({ motivo: textoEscrito }).superRefine(
  applyReglas([
    ['motivo', ({ motivo }) => motivo.length < 3, 'Escribe por qué se reabre la cátedra.'],
    ['motivo', ({ motivo }) => exceeds(motivo, MOTIVO_MAXIMO), 'El motivo no puede pasar de 500 caracteres.'],
  ]),
)
