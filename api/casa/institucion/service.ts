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
import type { Quien } from '../../services/sessions.ts'
import { receiveArchivo } from '../archivos/recepcion.ts'
import { cambiosEntre, type Etiquetas, entreComillas } from '../auditoria/cambios.ts'
import { noteHecho } from '../auditoria/hechos.ts'
import { logoGrande, logoNoAdmitido } from './errors.ts'

/** As the administrator's form has it. */
export function readInstitucion({ institucion }: Deps) {
  const { nombre, zona, color, logo } = institucion.read()
  return { nombre, zona, color, logo: logo?.direccion ?? null, fijos: institucion.fijos }
}

export function saveInstitucion(deps: Deps, quien: Quien, edicion: EdicionDeInstitucion) {
  const { nombre, zona, color } = deps.institucion.read()
  const antes = { nombre, zona, color }
  const datos = parsed(datosDeInstitucion, { ...antes, ...edicion })
  const enviados = Object.entries(datos).filter(([campo]) => Object.hasOwn(edicion, campo))
  const libres = enviados.filter(([campo]) => !deps.institucion.fijos.some((fijo) => fijo === campo))
  const despues = { ...antes, ...Object.fromEntries(libres) }
  const cambios = cambiosEntre(antes, despues, etiquetas)
  deps.institucion.save(Object.fromEntries(enviados), (tx) =>
    noteHecho(tx, quien, { hecho: 'institucion.editar', cambios }, deps.now()),
  )
  return readInstitucion(deps)
}

const etiquetas: Etiquetas<{ nombre: string; zona: string; color: string | null }> = {
  nombre: ['nombre', entreComillas],
  zona: ['zona horaria', String],
  color: 'color',
}

/** Kept in the database: it goes into every copy, and no sweep of the uploads has to know of it. */
export async function receiveLogo(deps: Deps, quien: Quien, request: Request) {
  const { files, institucion } = deps
  const { temporary, tipo } = await receiveSmall(deps, request)
  try {
    if (!tiposDeLogo.some((admitido) => admitido === tipo.mime)) throw logoNoAdmitido()
    const bytes = await readFile(files.locate(temporary))
    institucion.saveLogo({ tipo: tipo.mime, extension: tipo.extensiones[0], bytes }, (tx) =>
      noteHecho(tx, quien, { hecho: 'institucion.poner-logo' }, deps.now()),
    )
  } finally {
    files.remove([temporary])
  }
  return readInstitucion(deps)
}

export function removeLogo(deps: Deps, quien: Quien) {
  deps.institucion.saveLogo(null, (tx) =>
    noteHecho(tx, quien, { hecho: 'institucion.quitar-logo' }, deps.now()),
  )
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
