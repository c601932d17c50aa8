import { faltasDe } from '../../src/domain/campos.ts'
import type { CreadorPrivado } from '../../src/domain/creadores.ts'
import type { ReglaDeCreador } from '../../src/domain/datos-de-creador.ts'
import { invalidFields } from '../plugins/validation.ts'
import { datosDe } from './escritura.ts'

/** Throws what a change would break; what was wrong before (an old catalogue's row) stands in nobody's way. */
export function requireNothingBroken(
  reglas: readonly ReglaDeCreador[],
  antes: CreadorPrivado,
  cambios: object,
): void {
  const actual = datosDe(antes)
  const nuevo = datosDe({ ...antes, ...cambios })
  const suyas = reglas.filter(([, incumplida]) => !incumplida(actual))
  const faltas = faltasDe(suyas, nuevo)
  if (faltas.size > 0) throw invalidFields(faltas)
}
