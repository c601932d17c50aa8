import { COMO_ENVIARLO } from '../../../src/domain/archivos/archivos.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import type { Quien } from '../services/sessions.ts'
import { discard, type Enviado, takeArchivo } from './recepcion.ts'
import type { Recibido } from './recibido.ts'

interface Limites {
  maxBytes: number
  tipos: readonly string[]
  /** In its own words. */
  grande: string
  otroTipo: string
}

/** Takes a picture, smaller than other uploads may be. */
export async function takeImagen(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  quien: Quien | undefined,
  enviado: Enviado,
  { maxBytes, tipos, grande, otroTipo }: Limites,
): Promise<Recibido> {
  const maximos = { archivo: maxBytes, medio: maxBytes }
  const files = { ...deps.files, maximos }
  const recibido = await takeArchivo({ ...deps, files }, quien, enviado).catch((error) => {
    if (!(error instanceof AppError) || error.message === COMO_ENVIARLO.heic) throw error
    if (error.status === 413) throw imagenGrande(grande)
    if (error.status === 415) throw imagenNoAdmitida(otroTipo)
    throw error
  })
  if (tipos.includes(recibido.tipo.mime)) return recibido
  discard(deps, recibido)
  throw imagenNoAdmitida(otroTipo)
}

const imagenGrande = (dicho: string) => new AppError(413, 'archivo_grande', dicho)

export const imagenNoAdmitida = (dicho: string) => new AppError(415, 'tipo_no_admitido', dicho)
