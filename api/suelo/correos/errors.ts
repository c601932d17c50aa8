import { AppError } from '../plugins/app-error.ts'
import type { Paso } from './pasos.ts'

export const fijadoPorAmbiente = (ajuste: 'SMTP_URL' | 'RESEND_API_KEY') =>
  new AppError(
    409,
    'fijado_por_ambiente',
    `El correo está fijado en el ambiente (${ajuste}): quítalo de ahí para cambiarlo aquí.`,
  )

const enUnCampo = (campo: string, texto: string) =>
  new AppError(400, 'validacion', texto, { campos: { [campo]: texto } })

export const faltaLaClave = () => enUnCampo('clave', 'Escribe la clave.')

export const claveDeOtroServidor = () =>
  enUnCampo('clave', 'Escribe otra vez la clave: cambió el servidor o el usuario.')

/** A mail that was tried out, and how far it came. */
export const correoNoEnviado = (texto: string, datos: { proveedor: string; pasos: Paso[] }) =>
  new AppError(503, 'correo_no_enviado', texto, { datos })

export const sinProveedor = () =>
  new AppError(
    409,
    'sin_proveedor',
    'Todavía no hay por dónde enviarlos: elige primero un servicio de correo.',
  )
