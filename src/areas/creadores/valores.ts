import { type DatosDelAdministrador, datosDelAdministrador } from '../../domain/aportes/aportes'
import { calidadSugerida, completitudDe } from '../../domain/creadores/completitud'
import type { Calidad, Creador } from '../../domain/creadores/creadores'
import { anioDe, conEdtf, leidas } from '../../islands/creador/fechas-del-formulario'
import { periodoDe, type Valores, valoresDe, valoresVacios } from '../../islands/creador/valores'
import { soloCambios } from '../base/formulario/cambios'

/** The administrator's form as it is typed. */
export interface ValoresDeAdmin extends Valores {
  /** Blank in a new one: the quality that its completeness suggests. */
  quality: Calidad | ''
  slug: string
}

export const valoresNuevos: ValoresDeAdmin = { ...valoresVacios, quality: '', slug: '' }

export const valoresDeFicha = (creador: Creador): ValoresDeAdmin => ({
  ...valoresDe(creador),
  quality: creador.quality ?? '',
  slug: creador.slug,
})

/** As typed or as read: a completeness counts what says something. */
export function sugerenciasDe(escrito: ValoresDeAdmin | DatosDelAdministrador) {
  const period = periodoDe(escrito)
  const death_year = anioDe('death', 'birth_certeza' in escrito ? leidas(escrito) : escrito)
  const ficha = { ...escrito, period, death_year }
  return { period, quality: calidadSugerida(completitudDe(ficha as unknown as Creador)) }
}

/** The fields that say something else than they did: somebody else may be changing the others. */
export function cambiosDe(
  antes: ValoresDeAdmin,
  datos: DatosDelAdministrador,
): Partial<DatosDelAdministrador> {
  return soloCambios(conEdtf(datosDelAdministrador.parse(leidas(antes))), datos)
}
