import { redirect } from 'react-router'
import { ApiError } from '../../../lib/api'
import { announceFailure } from '../fallas'

const SIN_SESION = [401, 403]

/** What a page of one course shows. Where it can't be read, the list of courses says so. */
export async function loadCatedra<T>(lectura: Promise<T>, rutaDeLista: string): Promise<T> {
  try {
    return await lectura
  } catch (error) {
    if (!(error instanceof ApiError) || SIN_SESION.includes(error.status)) throw error
    announceFailure('No se pudo cargar la cátedra.')(error)
    throw redirect(rutaDeLista)
  }
}
