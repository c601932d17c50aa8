import { readFile } from 'node:fs/promises'
import {
  FOTO_GRANDE,
  MAXIMO_DE_FOTO,
  MAXIMO_DE_FOTOS_QUE_ESPERAN,
  MUCHAS_FOTOS,
  TIPO_DE_FOTO,
  tiposDeFoto,
} from '../../../src/domain/archivos/fotos.ts'
import { imagenNoAdmitida, takeImagen } from '../../suelo/archivos/imagenes.ts'
import { sinMetadatos } from '../../suelo/archivos/metadatos/sin-metadatos.ts'
import { discard, type Enviado, rewriteRecibido, transactKeeping } from '../../suelo/archivos/recepcion.ts'
import type { Recibido } from '../../suelo/archivos/recibido.ts'
import type { Deps } from '../../suelo/deps.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'
import { readSesion } from '../../suelo/plugins/auth.ts'
import { sumFotosQueEsperan } from '../creadores/fotos.ts'

/** A visitor's, before the contribution that it is for; one that no contribution takes goes the next day. */
export async function receiveFoto(deps: Deps, enviado: Enviado): Promise<{ photo_url: string }> {
  if (sumFotosQueEsperan(deps.db) >= MAXIMO_DE_FOTOS_QUE_ESPERAN) throw muchasFotos()
  const quien = await readSesion(deps, enviado.request.headers.get('authorization'))
  const recibida = await takeImagen(deps, quien, enviado, {
    maxBytes: MAXIMO_DE_FOTO,
    tipos: tiposDeFoto,
    grande: FOTO_GRANDE,
    otroTipo: TIPO_DE_FOTO,
  })
  const limpia = await cleaned(deps, recibida)
  return transactKeeping(deps, limpia, (_, keep) => ({ photo_url: `/${keep('fotos', {}).path}` }))
}

async function cleaned(deps: Deps, recibida: Recibido): Promise<Recibido> {
  const { files } = deps
  try {
    const bytes = sinMetadatos(await readFile(files.locate(recibida.temporary)), recibida.tipo.mime)
    if (!bytes) throw imagenNoAdmitida(TIPO_DE_FOTO)
    return await rewriteRecibido(deps, recibida, bytes)
  } catch (error) {
    discard(deps, recibida)
    throw error
  }
}

const muchasFotos = () => new AppError(503, 'muchas_fotos', MUCHAS_FOTOS)
