import type { To } from 'react-router'
import type { Entrada } from '../../../api/cursado/calendario/esquemas'

export type { Entrada }

/** Who has a calendar of the own courses. */
export type RolDeCalendario = 'docente' | 'alumno'

/** Where what stands in it leads to, in the area of who reads it. */
export type EnlaceDeEntrada = (entrada: Entrada) => { to: To; state?: unknown }
