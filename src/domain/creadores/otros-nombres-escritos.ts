import { enUnDato, escrito, exceeds, LARGO, readLista } from '../base/campos.ts'
import type { Regla } from '../base/reglas-de-formulario.ts'
import {
  type ClaseDeNombre,
  clasesDeNombre,
  MAX_OTROS_NOMBRES,
  type OtroNombre,
  sinElSuyo,
  sinRepetir,
} from './otros-nombres.ts'

/** As a form says them, a row each; a form that sends text only, as JSON. A row without a name is none. */
export const otrosNombres = escrito<OtroNombre[]>(
  [],
  'una lista de nombres con nombre y clase',
  readOtros,
).meta({
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

function readOtros(valor: unknown): OtroNombre[] | undefined {
  const leidos = readLista(valor)?.map(readOtro)
  return leidos?.every((uno) => uno !== undefined)
    ? sinRepetir(leidos.filter(({ nombre }) => nombre))
    : undefined
}

/** Of no known kind, it is a rule's to complain. */
function readOtro(uno: unknown): OtroNombre | undefined {
  const { nombre, clase } = Object(uno) as Record<string, unknown>
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
    ({ otros_nombres }) => otros_nombres.length > MAX_OTROS_NOMBRES,
    `Puedes poner hasta ${MAX_OTROS_NOMBRES} nombres.`,
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
