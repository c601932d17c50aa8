import { readFile } from 'node:fs/promises'
import {
  datosDeInstitucion,
  type EdicionDeInstitucion,
  MAXIMO_DE_LOGO,
  tiposDeLogo,
} from '../../../src/domain/institucion.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../plugins/app-error.ts'
import { parsed } from '../../plugins/validation.ts'
import { receiveArchivo } from '../archivos/recepcion.ts'
import { logoGrande, logoNoAdmitido } from './errors.ts'

/** As the administrator's form has it. */
export function readInstitucion({ institucion }: Deps) {
  const { nombre, zona, color, logo } = institucion.read()
  return { nombre, zona, color, logo: logo?.direccion ?? null, fijos: institucion.fijos }
}

export function saveInstitucion(deps: Deps, edicion: EdicionDeInstitucion) {
  const { nombre, zona, color } = deps.institucion.read()
  const datos = parsed(datosDeInstitucion, { nombre, zona, color, ...edicion })
  const enviados = Object.entries(datos).filter(([campo]) => Object.hasOwn(edicion, campo))
  deps.institucion.save(Object.fromEntries(enviados))
  return readInstitucion(deps)
}

/** Kept in the database: it goes into every copy, and no sweep of the uploads has to know of it. */
export async function receiveLogo(deps: Deps, request: Request) {
  const { files, institucion } = deps
  const { temporary, tipo } = await receiveSmall(deps, request)
  try {
    if (!tiposDeLogo.some((admitido) => admitido === tipo.mime)) throw logoNoAdmitido()
    const bytes = await readFile(files.locate(temporary))
    institucion.saveLogo({ tipo: tipo.mime, extension: tipo.extensiones[0], bytes })
  } finally {
    files.remove([temporary])
  }
  return readInstitucion(deps)
}

export function removeLogo(deps: Deps) {
  deps.institucion.saveLogo(null)
  return readInstitucion(deps)
}

/** In a logo's own words. */
async function receiveSmall({ files }: Deps, request: Request) {
  try {
    return await receiveArchivo({ files: { ...files, maxBytes: MAXIMO_DE_LOGO } }, request)
  } catch (error) {
    if (error instanceof AppError && error.status === 413) throw logoGrande()
    if (error instanceof AppError && error.status === 415) throw logoNoAdmitido()
    throw error
  }
}
