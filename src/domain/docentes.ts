import { z } from 'zod'
import { camposDePersona, reglasDePersona } from './personas.ts'
import { aplicarReglas, soloLoEnviado } from './reglas.ts'

const datosDeDocente = z.object(camposDePersona)

export type DatosDeDocente = z.infer<typeof datosDeDocente>

export const docenteNuevo = datosDeDocente.superRefine(aplicarReglas(reglasDePersona))

/** Only what is sent changes. */
export const edicionDeDocente = soloLoEnviado(datosDeDocente)
export type EdicionDeDocente = z.infer<typeof edicionDeDocente>
