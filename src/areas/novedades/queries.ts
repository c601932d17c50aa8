import { mutationOptions } from '@tanstack/react-query'
import type { RolConAvisos } from '../../domain/correos/avisos'
import type { NovedadesLeidas } from '../../domain/correos/lectura-de-novedades'
import { api, unwrap } from '../../lib/api'
import { lectura, propio, readAgain } from '../base/leer'

/** Those before one, or the last ones. */
export const novedadesQuery = (rol: RolConAvisos, antes?: number) =>
  lectura(`${propio[rol]}/novedades`, { antes })

export const cuentaQuery = (rol: RolConAvisos) => lectura(`${propio[rol]}/novedades/cuenta`)

export const readNovedades = (rol: RolConAvisos) =>
  mutationOptions({
    mutationFn: (cuales: NovedadesLeidas) => {
      const { leidas } = rol === 'alumno' ? api.alumnos.me.novedades : api.docente.me.novedades
      return unwrap(leidas.post(cuales))
    },
    onSuccess: () => readAgain(`${propio[rol]}/novedades`),
  })
