import { lectura, propio } from '../../base/leer'
import type { Acceso } from '../../ingreso/acceso'

export type ConAvisos = Pick<Acceso, 'rol' | 'saveAviso'>

export const correosQuery = ({ rol }: ConAvisos) => lectura(`${propio[rol]}/avisos`)
