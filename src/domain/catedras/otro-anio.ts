import { z } from 'zod'
import { datoEscrito, enteroEscrito, textoEscrito } from '../base/campos.ts'
import { addDias, numeroDeDia } from '../base/fechas.ts'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'
import { instanteDe, relojEn } from '../base/relojes.ts'
import { lugarEnLaSemana } from '../calendario/semana.ts'
import { isFechaDeClase } from '../clases/dias-clase.ts'
import { reglaDelDocente, reglasDeNombrada } from './catedras.ts'

/** Nothing where nothing was said, which is not the same as nobody. */
const docenteDicho = z
  .unknown()
  .optional()
  .transform((valor) => (valor === undefined ? undefined : enteroEscrito.parse(valor)))
  .meta({ type: ['integer', 'null'] })

const datosDeCopia = z.object({
  anio: enteroEscrito,
  nombre: datoEscrito,
  docenteId: docenteDicho,
  desde: textoEscrito,
})

const reglas: Regla<z.infer<typeof datosDeCopia>>[] = [
  ...reglasDeNombrada,
  reglaDelDocente,
  ['desde', ({ desde }) => !desde, 'La semana de la primera clase es obligatoria.'],
  ['desde', ({ desde }) => !isFechaDeClase(desde), 'La semana de la primera clase no es válida.'],
]

/** A course for another year; the name that is left blank and the teacher of whom nothing is said stay the same. */
export const copiaAOtroAnio = datosDeCopia
  .superRefine(applyReglas(reglas))
  .transform(({ anio, ...datos }) => ({ ...datos, anio: anio as number }))
export type CopiaAOtroAnio = z.infer<typeof copiaAOtroAnio>

/** How many days lie between two weeks, each named by one of its dates: always whole weeks. */
export const diasEntreSemanas = (una: string, otra: string) =>
  numeroDeDia(lunesDe(otra)) - numeroDeDia(lunesDe(una))

const lunesDe = (fecha: string) => addDias(fecha, -lugarEnLaSemana(fecha))

/**
 * A due date that many days later at the same hour of the institution's clocks, also where they have been set otherwise
 * since. It is the last instant that is in time: what its clocks show is read just after it.
 */
export function plazoCorrido(plazo: number, dias: number, zona: string): number {
  const despues = plazo + 1
  const reloj = relojEn(zona, despues)
  const resto = ((despues % 1000) + 1000) % 1000
  return instanteDe(zona, { ...reloj, dia: reloj.dia + dias }) + resto - 1
}

const ANIOS_DE_UN_PLAZO = { primero: 1, ultimo: 9998 }

/** Whether a due date can be written as every other one is. */
export function hasPlazoEscrito(plazo: number, zona: string): boolean {
  const { anio } = relojEn(zona, plazo)
  return anio >= ANIOS_DE_UN_PLAZO.primero && anio <= ANIOS_DE_UN_PLAZO.ultimo
}
