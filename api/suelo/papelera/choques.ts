import { diaCorto } from '../../../src/domain/base/fechas.ts'
import type { AppError } from '../plugins/app-error.ts'
import { direccionTomada, emailTomado, fechaTomada, otroIgual } from './errors.ts'
import { FilaRechazada } from './reposicion.ts'

type Fila = Record<string, unknown>

/** What stands in the way of a row that must be the only one of its kind. */
const choques: Record<string, (fila: Fila) => AppError> = {
  alumnos: ({ email }) => emailTomado(String(email)),
  docentes: ({ email }) => emailTomado(String(email)),
  creadores: ({ slug }) => direccionTomada(String(slug)),
  dias_clase: ({ fecha }) => fechaTomada(diaCorto(String(fecha))),
}

/** The refusal of a row in whose place there is another one; anything else stays what it is. */
export function explainRechazo(error: unknown): unknown {
  if (!(error instanceof FilaRechazada)) return error
  // What the driver said is the cause of what Drizzle says.
  const { cause } = error.cause as { cause?: { code?: string } }
  const code = cause?.code
  if (code !== 'SQLITE_CONSTRAINT_UNIQUE' && code !== 'SQLITE_CONSTRAINT_PRIMARYKEY') return error.cause
  return choques[error.tabla]?.(error.fila) ?? otroIgual()
}
