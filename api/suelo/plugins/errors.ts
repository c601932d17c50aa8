import { Elysia, NotFoundError, ParseError, ValidationError } from 'elysia'
import { pathForLog } from '../services/log.ts'
import { storageFault } from '../services/storage.ts'
import { AppError } from './app-error.ts'
import { faltaDelCuerpo, notJson } from './body.ts'
import { type Issue, invalidIssues } from './validation.ts'

interface ErrorBody {
  error: string
  message: string
  code: string
  campos?: Record<string, string>
}

/** Turns whatever goes wrong into the error form of every call. To be used before the routes. */
export const errors = new Elysia({ name: 'errors' }).onError({ as: 'global' }, (failure) => {
  const { request } = failure
  const error = causeOf(failure.error)
  const refusal = refusalOf(error, request)
  if (refusal.status === 500) console.error(callOf(request), error)
  else if (storageFault(error)) console.error(`${callOf(request)}: ${(error as Error).message}`)
  return answerTo(refusal)
})

export const answerTo = (refusal: AppError): Response =>
  Response.json(bodyOf(refusal), { status: refusal.status, headers: refusal.headers ?? {} })

const callOf = (request: Request) => `${request.method} ${pathForLog(request)}`

/** What goes wrong while a body is read arrives as a fault of the body; of most it is none. */
const causeOf = (error: unknown): unknown =>
  error instanceof ParseError && error.cause && !(error.cause instanceof SyntaxError) ? error.cause : error

function refusalOf(error: unknown, request: Request): AppError {
  if (error instanceof AppError) return error
  if (error instanceof ValidationError) {
    const delCuerpo = error.type === 'body' ? faltaDelCuerpo(request) : undefined
    return delCuerpo ?? invalidIssues(error.all as Issue[])
  }
  if (error instanceof NotFoundError)
    return new AppError(404, 'ruta_no_encontrada', 'Esa dirección no existe.')
  if (error instanceof ParseError) return notJson()
  return refusalOfDisk(error) ?? new AppError(500, 'inesperado', 'Ocurrió un error inesperado.')
}

/** What was asked for did not happen, and may happen later. */
function refusalOfDisk(error: unknown): AppError | undefined {
  const fault = storageFault(error)
  if (fault === 'full') {
    return new AppError(
      507,
      'sin_espacio',
      'No se guardó: no queda espacio en el disco. Avisa a quien administra la plataforma.',
    )
  }
  if (fault === 'unusable') {
    return new AppError(
      503,
      'disco_no_disponible',
      'No se pudo leer o guardar. Inténtalo de nuevo más tarde.',
    )
  }
  return undefined
}

export function bodyOf({ message, code, campos, datos }: AppError): ErrorBody {
  return { error: message, message, code, ...(campos && { campos }), ...datos }
}
