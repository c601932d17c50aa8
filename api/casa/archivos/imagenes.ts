import type { Deps } from '../../deps.ts'
import { AppError } from '../../plugins/app-error.ts'
import { discard, type Recibido, receiveArchivo } from './recepcion.ts'

interface Limites {
  maxBytes: number
  tipos: readonly string[]
  /** In its own words. */
  grande: string
  otroTipo: string
}

/** Takes a picture, smaller than other uploads may be. */
export async function receiveImagen(
  { files }: Pick<Deps, 'files'>,
  request: Request,
  { maxBytes, tipos, grande, otroTipo }: Limites,
): Promise<Recibido> {
  const maximos = { archivo: maxBytes, medio: maxBytes }
  const recibido = await receiveArchivo({ files: { ...files, maximos } }, request).catch((error) => {
    if (error instanceof AppError && error.status === 413) throw imagenGrande(grande)
    if (error instanceof AppError && error.status === 415) throw imagenNoAdmitida(otroTipo)
    throw error
  })
  if (tipos.includes(recibido.tipo.mime)) return recibido
  discard({ files }, recibido)
  throw imagenNoAdmitida(otroTipo)
}

const imagenGrande = (dicho: string) => new AppError(413, 'archivo_grande', dicho)

export const imagenNoAdmitida = (dicho: string) => new AppError(415, 'tipo_no_admitido', dicho)
