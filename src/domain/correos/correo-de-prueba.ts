import { z } from 'zod'
import { datoEscrito } from '../base/campos.ts'
import { applyReglas, emailInvalido, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'

const campos = { para: datoEscrito }

export type CorreoDePrueba = Record<keyof typeof campos, string>

const reglas: Regla<CorreoDePrueba>[] = [sinEmail('para'), emailInvalido('para')]

export const correoDePrueba = z.object(campos).superRefine(applyReglas(reglas))

/** What hands the mails over; without a provider they are files in a folder. */
export const proveedores = ['resend', 'smtp', 'carpeta'] as const
export type Proveedor = (typeof proveedores)[number]
