import { readFile } from 'node:fs/promises'
import {
  datosDeInstitucion,
  type EdicionDeInstitucion,
  LOGO_GRANDE,
  MAXIMO_DE_LOGO,
  TIPO_DE_LOGO,
  tiposDeLogo,
} from '../../../src/domain/casa/institucion.ts'
import { etiquetaDeIngreso } from '../../../src/domain/inscripciones/codigo-de-ingreso.ts'
import { beginActo } from '../../suelo/actos.ts'
import { takeImagen } from '../../suelo/archivos/imagenes.ts'
import { discard, type Enviado } from '../../suelo/archivos/recepcion.ts'
import { consumeSubida } from '../../suelo/archivos/subida-usada.ts'
import { cambiosEntre, type Etiquetas, entreComillas } from '../../suelo/auditoria/cambios.ts'
import type { Deps } from '../../suelo/deps.ts'
import { parsed } from '../../suelo/plugins/validation.ts'
import type { Institucion } from '../../suelo/services/institucion.ts'
import type { Quien } from '../../suelo/services/sessions.ts'

/** As the administrator's form has it. */
export function readInstitucion({ institucion }: Deps) {
  const { nombre, zona, color, correo, ingreso_por_codigo, logo } = institucion.read()
  const { fijos } = institucion
  return { nombre, zona, color, correo, ingreso_por_codigo, logo: logo?.direccion ?? null, fijos }
}

export function saveInstitucion(deps: Deps, quien: Quien, edicion: EdicionDeInstitucion) {
  const { nombre, zona, color, correo, ingreso_por_codigo } = deps.institucion.read()
  const antes = { nombre, zona, color, correo, ingreso_por_codigo }
  const datos = parsed(datosDeInstitucion, { ...antes, ...edicion })
  const enviados = Object.entries(datos).filter(([campo]) => Object.hasOwn(edicion, campo))
  const libres = enviados.filter(([campo]) => !deps.institucion.fijos.some((fijo) => fijo === campo))
  const despues = { ...antes, ...Object.fromEntries(libres) }
  const cambios = cambiosEntre(antes, despues, etiquetas)
  deps.institucion.save(Object.fromEntries(enviados), (tx) =>
    beginActo(deps, tx, quien, {}).note({ hecho: 'institucion.editar', cambios }),
  )
  return readInstitucion(deps)
}

type Datos = Pick<Institucion, 'nombre' | 'zona' | 'color' | 'correo' | 'ingreso_por_codigo'>

const etiquetas: Etiquetas<Datos> = {
  nombre: ['nombre', entreComillas],
  zona: ['zona horaria', String],
  color: 'color',
  correo: 'correo del administrador',
  ingreso_por_codigo: ['ingreso por código', (quienes) => etiquetaDeIngreso[quienes]],
}

/** Kept in the database: it goes into every copy, and no sweep of the uploads has to know of it. */
export async function receiveLogo(deps: Deps, quien: Quien, enviado: Enviado) {
  const { files, institucion } = deps
  const recibido = await takeImagen(deps, quien, enviado, {
    maxBytes: MAXIMO_DE_LOGO,
    tipos: tiposDeLogo,
    grande: LOGO_GRANDE,
    otroTipo: TIPO_DE_LOGO,
  })
  const { temporary, tipo, subida } = recibido
  try {
    const bytes = await readFile(files.locate(temporary))
    institucion.saveLogo({ tipo: tipo.mime, extension: tipo.extensiones[0], bytes }, (tx) => {
      if (subida) consumeSubida(tx, subida)
      beginActo(deps, tx, quien, {}).note({ hecho: 'institucion.poner-logo' })
    })
  } catch (error) {
    discard(deps, recibido)
    throw error
  }
  files.remove([temporary])
  return readInstitucion(deps)
}

export function removeLogo(deps: Deps, quien: Quien) {
  deps.institucion.saveLogo(null, (tx) =>
    beginActo(deps, tx, quien, {}).note({ hecho: 'institucion.quitar-logo' }),
  )
  return readInstitucion(deps)
}
