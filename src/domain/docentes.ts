import { z } from 'zod'
import { camposDePersona, reglasDePersona } from './personas.ts'
import { applyReglas, soloLoEnviado } from './reglas.ts'

const datosDeDocente = z.object(camposDePersona)

export type DatosDeDocente = z.infer<typeof datosDeDocente>

export const docenteNuevo = datosDeDocente.superRefine(applyReglas(reglasDePersona))

/** Only what is sent changes. */
export const edicionDeDocente = soloLoEnviado(datosDeDocente)
export type EdicionDeDocente = z.infer<typeof edicionDeDocente>
