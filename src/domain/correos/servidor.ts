import { z } from 'zod'
import { datoEscrito, enteroEscrito, unoDe } from '../base/campos.ts'
import { applyReglas, fueraDe, masLargo, type Regla } from '../base/reglas-de-formulario.ts'
import { claveEscrita } from '../sesiones/clave.ts'
import { codigoEscrito } from '../sesiones/codigos.ts'
import { REMITENTE } from './remitente.ts'

/** How mails go out: by one of these that somebody chose, else as files of a folder. */
export const salidas = ['smtp', 'resend'] as const
export const seguridades = ['STARTTLS', 'TLS', 'NINGUNA'] as const
export type Seguridad = (typeof seguridades)[number]

/** Where a server listens, if nobody says. */
export const PUERTO: Record<Seguridad, number> = { STARTTLS: 587, TLS: 465, NINGUNA: 25 }

/** How many mails may leave within any sixty seconds, if nobody says. */
export const POR_MINUTO = 30
const MAXIMO_POR_MINUTO = 600

/** What hands the mails over, as it is written. The password of the server is blank where the kept one stays. */
const campos = {
  proveedor: unoDe(salidas),
  remitente: datoEscrito,
  servidor: datoEscrito,
  puerto: enteroEscrito,
  seguridad: unoDe(seguridades),
  usuario: datoEscrito,
  clave: claveEscrita,
  por_minuto: enteroEscrito,
}

export type ServidorEscrito = z.infer<z.ZodObject<typeof campos>>

const LARGO_DE_SERVIDOR = 253
const SERVIDOR = /^[\p{L}\p{N}.-]+$|^\[?[\da-f:.]+\]?$/iu

/** A key may travel openly only where nobody listens between the two. */
const isDeAqui = (servidor: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(servidor)

const isSmtp = ({ proveedor }: ServidorEscrito) => proveedor === 'smtp'

const reglas: Regla<ServidorEscrito>[] = [
  ['remitente', ({ remitente }) => !remitente, 'Escribe el remitente.'],
  [
    'remitente',
    ({ remitente }) => !REMITENTE.test(remitente),
    'Escribe el remitente como Cátedra <catedra@ejemplo.edu.py>.',
  ],
  masLargo('remitente', 320, 'El remitente es demasiado largo.'),
  ['servidor', (uno) => isSmtp(uno) && !uno.servidor, 'Escribe el servidor.'],
  masLargo('servidor', LARGO_DE_SERVIDOR, 'El servidor es demasiado largo.'),
  [
    'servidor',
    (uno) => isSmtp(uno) && !SERVIDOR.test(uno.servidor),
    'El servidor es un nombre como smtp.ejemplo.edu.py.',
  ],
  ['puerto', ({ puerto }) => fueraDe(puerto, 1, 65_535), 'El puerto va de 1 a 65535.'],
  masLargo('usuario', 320, 'El usuario es demasiado largo.'),
  masLargo('clave', 1000, 'La clave es demasiado larga.'),
  [
    'seguridad',
    (uno) => isSmtp(uno) && uno.seguridad === 'NINGUNA' && !!uno.usuario && !isDeAqui(uno.servidor),
    'Sin cifrado no se puede enviar una clave.',
  ],
  [
    'por_minuto',
    ({ por_minuto }) => fueraDe(por_minuto, 1, MAXIMO_POR_MINUTO),
    `Los correos por minuto van de 1 a ${MAXIMO_POR_MINUTO}.`,
  ],
]

export const SIN_CLAVE_DE_ADMINISTRADOR = 'Escribe tu contraseña.'

const camposConClave = { ...campos, password: claveEscrita, codigo: codigoEscrito }

export type CambioDeServidor = z.infer<z.ZodObject<typeof camposConClave>>

/** As the administrator sends it: whoever sets the mail server reads every code. */
export const cambioDeServidor = z
  .object(camposConClave)
  .superRefine(
    applyReglas<CambioDeServidor>([
      ['password', ({ password }) => !password, SIN_CLAVE_DE_ADMINISTRADOR],
      ...(reglas as unknown as Regla<CambioDeServidor>[]),
    ]),
  )

/** The same, to be tried out before it is saved. */
export const servidorEscrito = z.object(campos).superRefine(applyReglas(reglas))

/** What needs a key: a service always, a server where one says who one is. */
export const pideClave = ({ proveedor, usuario }: Pick<ServidorEscrito, 'proveedor' | 'usuario'>) =>
  proveedor === 'resend' || !!usuario

/** The steps of a mail, in order. */
export const pasosDeCorreo = ['CONEXION', 'CIFRADO', 'USUARIO', 'REMITENTE', 'ENVIO'] as const
export type PasoDeCorreo = (typeof pasosDeCorreo)[number]
