import { diaEn } from '../../../src/domain/base/fechas.ts'
import { faltasDe } from '../../../src/domain/base/reglas-de-formulario.ts'
import type { CreadorPrivado } from '../../../src/domain/creadores/creadores.ts'
import { mergeDatos, type ReglaDeCreador } from '../../../src/domain/creadores/datos-de-creador.ts'
import type { Deps } from '../../suelo/deps.ts'
import { invalidFields } from '../../suelo/plugins/validation.ts'
import { datosDe } from './escritura.ts'

/** Which day it is where the institution is, for the rules of dates. */
export const hoyEn = (deps: Pick<Deps, 'now' | 'zona'>) => () => diaEn(deps.zona, deps.now())

/** Throws what a change would break. */
export function requireNothingBroken(...cambio: Parameters<typeof faltasNuevas>): void {
  const faltas = faltasNuevas(...cambio)
  if (faltas.size > 0) throw invalidFields(faltas)
}

/** What a change would break; what was wrong before (an old catalogue's row) stands in nobody's way. */
export function faltasNuevas(
  reglas: readonly ReglaDeCreador[],
  antes: CreadorPrivado,
  cambios: object,
): Map<string, string> {
  const actual = datosDe(antes)
  const nuevo = datosDe(mergeDatos(antes, cambios))
  const suyas = reglas.filter(([, incumplida]) => !incumplida(actual))
  return faltasDe(suyas, nuevo)
}
