import { z } from 'zod'
import { esEmail, textoEscrito } from './campos.ts'
import { aplicarReglas, type Regla } from './reglas.ts'

const campos = { para: textoEscrito }

export type CorreoDePrueba = Record<keyof typeof campos, string>

const reglas: Regla<CorreoDePrueba>[] = [
  ['para', ({ para }) => !para, 'El email es obligatorio.'],
  ['para', ({ para }) => !esEmail(para), 'El email no es válido.'],
]

export const correoDePrueba = z.object(campos).superRefine(aplicarReglas(reglas))

/** What hands the mails over; without a provider they are files in a folder. */
export const proveedores = ['resend', 'smtp', 'carpeta'] as const
export type Proveedor = (typeof proveedores)[number]
