import type { z } from 'zod'
import { generalDe } from '../../../src/domain/base/reglas-de-formulario.ts'
import { AppError } from './app-error.ts'

type Falta = readonly [campo: string, mensaje: string, general?: string]

/** The first text, which is the first failing rule's, is the error's own, unless that rule has one for the whole form. */
export function invalidFields(faltas: Iterable<Falta>): AppError {
  const todas = [...faltas]
  const campos: Record<string, string> = {}
  for (const [campo, mensaje] of todas) campos[campo] ??= mensaje
  const [, mensaje = 'Hay un dato que no es válido.', general = mensaje] = todas[0] ?? []
  return new AppError(400, 'validacion', general, { campos })
}

export interface Issue {
  path?: unknown
  message?: string
  params?: unknown
}

/** The rules stand in their order in a schema, so the first issue is the first failing rule. */
export const invalidIssues = (issues: readonly Issue[]): AppError =>
  invalidFields(
    issues.map(
      (issue) => [nameOf(issue.path), issue.message ?? 'El valor no es válido.', generalDe(issue)] as const,
    ),
  )

function nameOf(path: unknown): string {
  const parts = Array.isArray(path) ? path : String(path ?? '').split(/[/.]/)
  return parts
    .map((part) => String(Object(part).key ?? part))
    .filter(Boolean)
    .join('.')
}

/** For what can only be checked once the service knows more; throws the refusal that a route's schema would give. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const { data, error } = schema.safeParse(value)
  if (error) throw invalidIssues(error.issues)
  return data as z.infer<S>
}
