import { escrito, idsEscritos, isId } from '../base/campos.ts'
import type { Regla } from '../base/reglas-de-formulario.ts'

/** Everybody who is enrolled in the course. */
export const TODOS = 'TODOS'

/** To whom something is given as it is created: all, some by their ids, or nobody yet. */
export type AQuienes = typeof TODOS | number[] | null

export const aQuienesEscrito = escrito<AQuienes>(null, '«TODOS» o una lista de alumnos', (valor) => {
  if (valor === '') return null
  if (valor === TODOS) return TODOS
  return Array.isArray(valor) ? idsEscritos.parse(valor) : undefined
}).meta({ anyOf: [{ const: TODOS }, { type: 'array', items: { type: 'integer' } }, { type: 'null' }] })

/** The same that is said where it is given later. */
export const reglasDeAQuienes = (que: 'la tarea' | 'la evaluación'): Regla<{ asignar: AQuienes }>[] => [
  [
    'asignar',
    ({ asignar }) => Array.isArray(asignar) && asignar.length === 0,
    `Debes seleccionar al menos un alumno para asignar ${que}.`,
  ],
  [
    'asignar',
    ({ asignar }) => Array.isArray(asignar) && !asignar.every(isId),
    'Hay un alumno que no es válido.',
  ],
]
