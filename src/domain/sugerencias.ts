import type { z } from 'zod'
import { palabrasDe } from './busqueda.ts'
import { banderaDicha, isEmail, textoEscrito, textoLargoEscrito } from './campos.ts'
import { fechasDeVida } from './creadores.ts'
import { type DatosDeCreador, datosDeCreador, reglasDeAlumno, reglasDeValores } from './datos-de-creador.ts'
import { motivoLargo } from './motivo-nuevo.ts'
import { seLlama } from './parecidos.ts'
import { type Periodo, periodosDeLinea } from './periodos.ts'
import { applyReglas, type Regla } from './reglas.ts'

export const estadosDeSugerencia = ['PENDING', 'APPROVED', 'REJECTED'] as const

/** The creator's fields that a suggestion may propose to change. */
export const camposSugeribles = [
  'first_name',
  'last_name',
  ...fechasDeVida,
  'bio',
  'notable_works',
  'mainRole',
  'period',
  'photo_url',
  'youtube_link',
  'references',
] as const
export type CampoSugerible = (typeof camposSugeribles)[number]

const datosDeSugerencia = datosDeCreador.omit({ email: true }).extend({
  reason: textoLargoEscrito,
  suggester_email: textoEscrito,
  /** Absent is no proposal; false is one. */
  death_unknown: banderaDicha,
})

export type DatosDeSugerencia = z.infer<typeof datosDeSugerencia>

const reglas: Regla<DatosDeSugerencia>[] = [
  ['reason', ({ reason }) => !reason, 'El motivo de la sugerencia es obligatorio.'],
  ['suggester_email', (d) => !d.suggester_email, 'El email de contacto es obligatorio.'],
  ['suggester_email', (d) => !isEmail(d.suggester_email), 'El email de contacto no es válido.'],
  ...(reglasDeAlumno as unknown as Regla<DatosDeSugerencia>[]),
  motivoLargo,
  ...(reglasDeValores.filter(([campo]) => campo !== 'email') as unknown as Regla<DatosDeSugerencia>[]),
]

export const sugerenciaNueva = datosDeSugerencia.superRefine(applyReglas(reglas))

export const SIN_CAMBIOS = 'Debes proponer al menos un cambio.'

/** Values that a suggestion proposes, by field. */
export type Propuesta = Partial<Pick<DatosDeCreador, CampoSugerible>>

/** What a suggestion changes: only what was sent, says something and differs; it can't empty a field. */
export function propuestaDe(sugerencia: DatosDeSugerencia, actual: DatosDeCreador): Propuesta {
  const cambios = camposSugeribles
    .map((campo) => [campo, sugerencia[campo]] as const)
    .filter(
      ([campo, valor]) => saysAnything(valor) && JSON.stringify(valor) !== JSON.stringify(actual[campo]),
    )
  const { death_unknown, ...demas }: Propuesta = Object.fromEntries(cambios)
  // A year that is known can't be emptied, and beside it the flag says nothing.
  const sinAnio = (demas.death_year ?? actual.death_year) === null
  return death_unknown === undefined || (death_unknown && !sinAnio) ? demas : { ...demas, death_unknown }
}

/**
 * What a contribution says otherwise of a creator who is there already. A name that says less is the same name; roles
 * are added to those that are known; and the period is a judgement of the timeline's, where it has one.
 */
export function propuestaDeAporte(aporte: DatosDeCreador, actual: DatosDeCreador): Propuesta {
  const { first_name, last_name, period, mainRole, death_unknown, ...demas } = aporte
  const isSuNombre = seLlama(actual, palabrasDe(`${first_name} ${last_name}`))
  const hasPeriodo = periodosDeLinea.some((uno) => uno === actual.period && !sinPeriodo.includes(uno))
  return propuestaDe(
    {
      ...demas,
      first_name: isSuNombre ? '' : first_name,
      last_name: isSuNombre ? '' : last_name,
      period: hasPeriodo ? '' : period,
      mainRole: [...new Set([...actual.mainRole, ...mainRole])],
      // Unmarked, it says nothing.
      death_unknown: death_unknown || null,
      reason: '',
      suggester_email: '',
    },
    actual,
  )
}

const sinPeriodo: Periodo[] = ['INDETERMINADO', 'UNKNOWN']

function saysAnything(valor: DatosDeSugerencia[CampoSugerible]): boolean {
  return Array.isArray(valor) ? valor.length > 0 : valor !== null && valor !== ''
}
