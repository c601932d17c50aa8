import { SIN_CAMBIOS } from '../../../src/domain/aportes/sugerencias.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

export const sinCambios = () => new AppError(400, 'sin_cambios', SIN_CAMBIOS)

/** The creator has changed since, and the whole would be wrong. */
export const sugerenciaInaplicable = (faltas: Map<string, string>) => {
  const [regla] = faltas.values()
  return new AppError(409, 'sugerencia_inaplicable', `No se puede aprobar: ${regla}`, {
    campos: Object.fromEntries(faltas),
  })
}

export const sugerenciaNoEncontrada = () =>
  new AppError(404, 'sugerencia_no_encontrada', 'No existe esa sugerencia.')

export const sugerenciaDeWikidata = () =>
  new AppError(
    409,
    'sugerencia_de_wikidata',
    'Esta sugerencia es de Wikidata: no hay a quién devolverla. Apruébala o recházala.',
  )

export const sugerenciaNoCorregible = () =>
  new AppError(409, 'sugerencia_no_corregible', 'Esta sugerencia no está esperando correcciones.')

export const sugerenciaResuelta = () =>
  new AppError(409, 'sugerencia_resuelta', 'Esta sugerencia ya fue resuelta.')
