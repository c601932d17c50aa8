import { z } from 'zod'
import { EMAIL_OBLIGATORIO } from '../sesiones/codigo-escrito.ts'
import { ESTE_DATO, exceeds, isEmail } from './campos.ts'

/**
 * One rule of a form: the field where its message stands, and whether it is broken. `general` is what is said over the
 * form in place of the field's own message.
 */
export type Regla<T> = readonly [
  campo: keyof T & string,
  incumplida: (datos: T) => boolean,
  mensaje: string,
  general?: string,
]

/** That a text is longer than it may be. */
export const masLargo = <C extends string>(
  campo: C,
  maximo: number,
  mensaje: string,
): Regla<Record<C, unknown>> => [campo, (datos) => exceeds(String(datos[campo] ?? ''), maximo), mensaje]

/** That an e-mail was not written. */
export const sinEmail = <C extends string>(campo: C): Regla<Record<C, unknown>> => [
  campo,
  (datos) => !datos[campo],
  EMAIL_OBLIGATORIO,
]

/** That what was written is no e-mail. */
export const emailInvalido = <C extends string>(campo: C): Regla<Record<C, unknown>> => [
  campo,
  (datos) => !!datos[campo] && !isEmail(String(datos[campo])),
  'El email no es válido.',
]

/** Of a number that was written; NaN is out of any range. */
export const fueraDe = (numero: number | null, minimo: number, maximo: number) =>
  numero !== null && !(numero >= minimo && numero <= maximo)

/** The same, of what is to be an id. */
export const noEsId = (numero: number | null) => numero !== null && !(numero > 0)

/** What is wrong, in the rules' order: the first message of each field. */
export const faltasDe = <T>(reglas: readonly Regla<T>[], datos: T): Map<keyof T & string, string> =>
  new Map(incumplidasDe(reglas, datos).map(([campo, , mensaje]) => [campo, mensaje]))

/** The first broken rule of each field. */
function incumplidasDe<T>(reglas: readonly Regla<T>[], datos: T): Regla<T>[] {
  const incumplidas = new Map<string, Regla<T>>()
  for (const regla of reglas) {
    const [campo, incumplida] = regla
    if (!incumplidas.has(campo) && incumplida(datos)) incumplidas.set(campo, regla)
  }
  return [...incumplidas.values()]
}

/** What is said over a form of one of its issues. */
export const generalDe = (issue: { message?: string | undefined; params?: unknown } | undefined) =>
  (issue?.params as { general?: string } | undefined)?.general ?? issue?.message

/** The rules of a form, for its schema; what is of a wrong type is said after them. */
export function applyReglas<T extends object>(reglas: readonly Regla<T>[]) {
  return (datos: T, ctx: z.RefinementCtx<T>) => {
    const deTipo = ctx.issues.splice(0)
    for (const [campo, , message, general] of incumplidasDe(reglas, datos)) {
      ctx.addIssue({ code: 'custom', path: [campo], message, ...(general && { params: { general } }) })
    }
    ctx.issues.push(...deTipo.map(nombrada))
  }
}

/** «Este dato…» as «El campo «bio»…». */
function nombrada<I extends { path?: PropertyKey[] | undefined; message?: string | undefined }>(falta: I): I {
  return { ...falta, message: falta.message?.replace(ESTE_DATO, `El campo «${falta.path?.join('.')}»`) }
}

/** A form as it came, to be read by who knows what else it needs. */
export function sinLeer<S extends z.ZodRawShape>(formulario: z.ZodObject<S>) {
  return z.record(z.string(), z.unknown()).meta(descritoPor(formulario))
}

/** The code of a refusal to replace a list that changed since it was read. */
export const LISTA_CAMBIADA = 'lista_cambiada'

/** A form's edition that replaces lists whole, with what its sender had read of them (`antes`). */
export function soloLoEnviadoConAntes<S extends z.ZodRawShape, L extends z.ZodRawShape>(
  formulario: z.ZodObject<S>,
  listas: z.ZodObject<L>,
) {
  return soloLoEnviado(formulario.extend({ antes: soloLoEnviado(listas).optional() }))
}

/** Of a form, the fields that were sent and no other. */
export function soloLoEnviado<S extends z.ZodRawShape>(formulario: z.ZodObject<S>) {
  type Datos = z.infer<z.ZodObject<S>>
  const leido = formulario.superRefine(applyReglas<Datos & object>([]) as never)
  return z
    .record(z.string(), z.unknown())
    .transform((enviado, ctx): Partial<Datos> => {
      const { data, error } = leido.safeParse(enviado)
      for (const { path, message, ...issue } of error?.issues ?? [])
        ctx.addIssue({ code: 'custom', path, message, params: { general: generalDe({ message, ...issue }) } })
      const datos = Object.entries(data ?? {}).filter(([campo]) => Object.hasOwn(enviado, campo))
      return Object.fromEntries(datos) as Partial<Datos>
    })
    .meta(descritoPor(formulario))
}

/** Worked out when somebody reads the API's description. */
const descritoPor = (formulario: z.ZodObject) => ({
  get properties() {
    return z.toJSONSchema(formulario, { io: 'input' }).properties
  },
})
