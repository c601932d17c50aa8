import { z } from 'zod'
import { applyReglas, soloLoEnviado } from '../base/reglas-de-formulario.ts'
import { camposDePersona, reglasDePersona } from './personas.ts'

const datosDeDocente = z.object(camposDePersona)

export type DatosDeDocente = z.infer<typeof datosDeDocente>

export const docenteNuevo = datosDeDocente.superRefine(applyReglas(reglasDePersona))

/** Only what is sent changes. */
export const edicionDeDocente = soloLoEnviado(datosDeDocente)
export type EdicionDeDocente = z.infer<typeof edicionDeDocente>
