import { z } from 'zod'
import { datoEscrito } from '../base/campos.ts'
import { applyReglas, emailInvalido, type Regla, sinEmail } from '../base/reglas-de-formulario.ts'
import { codigoLimpio, isCodigo, SEGUNDOS_ENTRE_CODIGOS, SEIS_DIGITOS } from './codigo-escrito.ts'

/** Who signs in with a one-time code. */
export const rolesConCodigo = ['alumno', 'docente'] as const
export type RolConCodigo = (typeof rolesConCodigo)[number]

/** And whoever claims contributions with one, which signs nobody in, or asks to come into a course. */
export const rolesDeCodigo = [...rolesConCodigo, 'contribuyente', 'ingresante'] as const
export type RolDeCodigo = (typeof rolesDeCodigo)[number]

/** The wrong tries that a code stands: an address needs another code after its own, everybody after those of all. */
const INTENTOS = { deUna: 5, deTodas: 20 }

const MINUTO_MS = 60_000
export const VIGENCIA_MS = 10 * MINUTO_MS

/** As many as can be asked for while the oldest of them is good: nobody can push one out by asking for more. */
const VIVOS = 60

/** How many may be asked for with an e-mail from all addresses without a proof of work. */
const LIBRES = { cuantos: 20, ms: 60 * MINUTO_MS }

/** How many codes may be asked for with an e-mail, in how long: from one address, or from all of them. */
export const limitesDeCodigos = [
  { cuantos: 1, ms: 1000 * SEGUNDOS_ENTRE_CODIGOS, de: 'una' },
  { cuantos: 5, ms: 60 * MINUTO_MS, de: 'una' },
  { cuantos: VIVOS, ms: 60 * MINUTO_MS, de: 'todas' },
] as const

export interface PedidoDeCodigo {
  en: number
  /** From where: the address, as far as anybody can tell it again. */
  origen: string
}

/**
 * How long who asks from `origen` waits for the next code, in ms; `pedidos` are the earlier ones with that e-mail. Those
 * of a clock that was ahead don't count: nobody is to wait until then.
 */
export function esperaDeCodigo(pedidos: PedidoDeCodigo[], origen: string, ahora: number): number {
  return limitesDeCodigos.reduce((espera, { cuantos, ms, de }) => {
    const instantes = pedidos
      .filter((pedido) => de === 'todas' || pedido.origen === origen)
      .map(({ en }) => en)
    return Math.max(espera, esperaTras(instantes, { cuantos, ms }, ahora))
  }, 0)
}

/** The same until no proof is asked for. */
export const esperaSinPrueba = (pedidos: PedidoDeCodigo[], ahora: number): number =>
  esperaTras(
    pedidos.map(({ en }) => en),
    LIBRES,
    ahora,
  )

/** How long to wait, in ms, where only so many are let in so long; those of later than now don't count. */
function esperaTras(instantes: readonly number[], { cuantos, ms }: Limite, ahora: number): number {
  const recientes = instantes.filter((en) => en > ahora - ms && en <= ahora).toSorted((a, b) => a - b)
  const queSale = recientes.at(-cuantos)
  return queSale === undefined ? 0 : queSale + ms - ahora
}

interface Limite {
  cuantos: number
  ms: number
}

/** How long a session that a code in hand opened may not do all: who gave the code may not be who reads the mails. */
export const LIMITADA_MS = 72 * 60 * MINUTO_MS

/** How many codes a student may be given in hand, and a teacher may give. */
const EN_MANO = {
  deAlumno: { cuantos: 3, ms: 60 * MINUTO_MS },
  deDocente: { cuantos: 30, ms: 60 * MINUTO_MS },
}

/** How long to wait, in ms, for the next code in hand: when the student got some, and when who gives it gave some. */
export function esperaDeCodigoEnMano(
  { recibidos, dados }: { recibidos: readonly number[]; dados: readonly number[] },
  ahora: number,
): number {
  return Math.max(esperaTras(recibidos, EN_MANO.deAlumno, ahora), esperaTras(dados, EN_MANO.deDocente, ahora))
}

const email: Regla<{ email: string }>[] = [sinEmail('email'), emailInvalido('email')]

export const pedidoDeCodigo = z.object({ email: datoEscrito }).superRefine(applyReglas(email))

/** Typed, pasted, or sent as a number: then without the noughts that it began with. */
export const codigoEscrito = z
  .unknown()
  .optional()
  .transform((valor) => (typeof valor === 'string' || typeof valor === 'number' ? `${valor}` : ''))
  .transform(codigoLimpio)
  .meta({ type: 'string' })

/** Students' screens say `otp`, teachers' say `code`; either may. */
export const verificacion = z
  .object({ email: datoEscrito, otp: codigoEscrito, code: codigoEscrito })
  .superRefine(
    applyReglas<{ email: string; otp: string; code: string }>([
      ...email,
      ['otp', ({ otp, code }) => !isCodigo(otp || code), SEIS_DIGITOS],
    ]),
  )
  .transform(({ email, otp, code }) => ({ email, codigo: otp || code }))

export type Verificacion = z.infer<typeof verificacion>

export interface CodigoPedido {
  origen: string
  /** Who gave it in hand; nobody asked for that one. */
  dadoPor?: string | null
  /** The wrong tries, and from where each was made. */
  intentos: number
  errores: string[]
  venceEn: number
  usadoEn: number | null
}

/**
 * The codes that let in who writes one from `origen`, of those asked for with an e-mail, the newest first. A newer one
 * voids the older of whoever asked for both; what a stranger asks for elsewhere voids nobody else's.
 */
export function utilizables<T extends CodigoPedido>(codigos: T[], origen: string, ahora: number): T[] {
  const ultimos = codigos.filter(
    (codigo, i) => codigos.findIndex((otro) => otro.origen === codigo.origen) === i,
  )
  const [dados, pedidos] = [ultimos.filter(isEnMano), ultimos.filter((codigo) => !isEnMano(codigo))]
  return [...dados, ...pedidos.slice(0, VIVOS)].filter(
    (codigo) => codigo.usadoEn === null && ahora < codigo.venceEn && aguanta(codigo, origen),
  )
}

const isEnMano = ({ dadoPor }: CodigoPedido) => dadoPor !== undefined && dadoPor !== null

function aguanta({ intentos, errores }: CodigoPedido, origen: string): boolean {
  const deAqui = errores.filter((uno) => uno === origen).length
  return intentos < INTENTOS.deTodas && deAqui < INTENTOS.deUna
}

/** How somebody signed in: by the mailed code, or by the one that the teacher gave. */
export const modosDeIngreso = ['CORREO', 'DOCENTE'] as const
