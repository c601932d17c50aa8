import { enUnDato, exceeds, LARGO } from '../base/campos.ts'
import { filasEscritas } from '../base/filas-escritas.ts'
import type { Regla } from '../base/reglas-de-formulario.ts'
import { maximoDeFilas } from './filas.ts'
import {
  type ClaseDeNombre,
  clasesDeNombre,
  type OtroNombre,
  sinElSuyo,
  sinRepetir,
} from './otros-nombres.ts'

const todosLosNombres = filasEscritas<OtroNombre>(
  'una lista de nombres con nombre y clase',
  readOtro,
  ({ nombre }) => nombre !== '',
)

/** What else people call somebody; one said twice is one. */
export const otrosNombres = todosLosNombres.transform(sinRepetir).meta({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      nombre: { type: 'string', minLength: 1, maxLength: LARGO.nombre },
      clase: { type: 'string', enum: [...clasesDeNombre] },
    },
    required: ['nombre', 'clase'],
  },
})

/** Of no known kind, it is a rule's to complain. */
function readOtro({ nombre, clase }: Record<string, unknown>): OtroNombre | undefined {
  if (typeof nombre !== 'string') return undefined
  return { nombre: enUnDato(nombre), clase: (typeof clase === 'string' ? clase : '') as ClaseDeNombre }
}

interface ConNombres {
  first_name: string
  last_name: string
  otros_nombres: OtroNombre[]
}

export const reglasDeOtrosNombres: Regla<Pick<ConNombres, 'otros_nombres'>>[] = [
  [
    'otros_nombres',
    ({ otros_nombres }) => otros_nombres.length > maximoDeFilas.otros_nombres,
    `Puedes poner hasta ${maximoDeFilas.otros_nombres} nombres.`,
  ],
  [
    'otros_nombres',
    ({ otros_nombres }) => otros_nombres.some(({ nombre }) => exceeds(nombre, LARGO.nombre)),
    'Un nombre no puede pasar de 120 caracteres.',
  ],
  [
    'otros_nombres',
    ({ otros_nombres }) => !otros_nombres.every(({ clase }) => clasesDeNombre.includes(clase)),
    'Elige de qué clase es cada nombre: seudónimo, artístico, de nacimiento o variante.',
  ],
]

export const ES_EL_SUYO = 'Uno de los otros nombres es el nombre mismo: escribe solo los otros.'

/** For who says the whole name. */
export const ningunoEsElSuyo: Regla<ConNombres> = [
  'otros_nombres',
  (datos) => sinElSuyo(datos).length < datos.otros_nombres.length,
  ES_EL_SUYO,
]
