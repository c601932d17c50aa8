import type { z } from 'zod'
import { AppError } from './app-error.ts'

/** The first text, which is the first failing rule's, is the error's own. */
export function invalidFields(faltas: Iterable<readonly [campo: string, mensaje: string]>): AppError {
  const campos: Record<string, string> = {}
  for (const [campo, mensaje] of faltas) campos[campo] ??= mensaje
  const [first = 'Hay un dato que no es válido.'] = Object.values(campos)
  return new AppError(400, 'validacion', first, { campos })
}

/** For what can only be checked once the service knows more; throws the refusal that a route's schema would give. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const { data, error } = schema.safeParse(value)
  if (error) throw invalidFields(error.issues.map(({ path, message }) => [path.join('.'), message] as const))
  return data as z.infer<S>
}
