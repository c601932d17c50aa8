import { cuantos, enLinea } from '../../lib/formato'
import type { Unidad } from './tipos'

type ConHoras = Pick<Unidad, 'horasTeoricas' | 'horasPracticas'>

/** '8 horas teóricas · 1 hora práctica' */
export function horasDe({ horasTeoricas, horasPracticas }: ConHoras): string {
  return enLinea([horas(horasTeoricas, 'teórica'), horas(horasPracticas, 'práctica')])
}

function horas(n: number, cual: string): string {
  return n === 1 ? `1 hora ${cual}` : `${n} horas ${cual}s`
}

/** Of a whole plan. */
export function horasDelPlan(unidades: readonly ConHoras[]): string {
  const suma = (campo: keyof ConHoras) => unidades.reduce((total, unidad) => total + unidad[campo], 0)
  return horasDe({ horasTeoricas: suma('horasTeoricas'), horasPracticas: suma('horasPracticas') })
}

/** '4 unidades' */
export const unidades = (n: number) => cuantos(n, 'unidad', 'unidades')
