import { z } from 'zod'
import { enVariasLineas, exceeds, LARGO, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas, masLargo } from '../base/reglas-de-formulario.ts'
import { FALTA_MOTIVO_DE_RECHAZO, FALTA_MOTIVO_DE_REVISION } from './motivos.ts'

export const motivoLargo = masLargo('reason', LARGO.texto, 'El motivo no puede pasar de 5.000 caracteres.')

const motivoNuevo = (falta: string) =>
  z
    .object({ reason: textoLargoEscrito })
    .superRefine(applyReglas<{ reason: string }>([['reason', ({ reason }) => !reason, falta], motivoLargo]))

/** Why a contribution is sent back. */
export const revision = motivoNuevo(FALTA_MOTIVO_DE_REVISION)
/** Why a suggestion is rejected. */
export const rechazo = motivoNuevo(FALTA_MOTIVO_DE_RECHAZO)

/** Where it may be left unsaid. */
export const motivoDicho = z
  .string('El motivo debe ser un texto.')
  .transform(enVariasLineas)
  .refine((motivo) => !exceeds(motivo, LARGO.texto), 'El motivo no puede pasar de 5.000 caracteres.')
