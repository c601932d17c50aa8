import { z } from 'zod'
import { datoEscrito } from '../base/campos.ts'
import { applyReglas, emailInvalido, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'
import { claveEscrita } from '../sesiones/clave.ts'
import { SIN_CLAVE_DE_ADMINISTRADOR, servidorEscrito } from './servidor.ts'

const campos = { para: datoEscrito }

export type CorreoDePrueba = Record<keyof typeof campos, string>

const reglas: Regla<CorreoDePrueba>[] = [sinEmail('para'), emailInvalido('para')]

export const correoDePrueba = z.object(campos).superRefine(applyReglas(reglas))

/** The same, with what is not saved yet: whoever tries a server out says who they are. */
export const pruebaDeServidor = z
  .object({ ...campos, con: servidorEscrito.optional(), password: claveEscrita.optional() })
  .superRefine(
    applyReglas<CorreoDePrueba & { con?: unknown; password?: string }>([
      ...(reglas as unknown as Regla<CorreoDePrueba & { con?: unknown; password?: string }>[]),
      ['password', ({ con, password }) => con !== undefined && !password, SIN_CLAVE_DE_ADMINISTRADOR],
    ]),
  )

export type PruebaDeServidor = z.infer<typeof pruebaDeServidor>

/** What hands the mails over; without a provider they are files in a folder. */
export const proveedores = ['resend', 'smtp', 'carpeta'] as const
export type Proveedor = (typeof proveedores)[number]
