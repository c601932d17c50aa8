import { mutationOptions } from '@tanstack/react-query'
import type { RolConAvisos } from '../../domain/correos/avisos'
import type { NovedadesLeidas } from '../../domain/correos/lectura-de-novedades'
import { api, unwrap } from '../../lib/api'
import { claveDe } from '../base/clave-de'
import { lectura, propio, readAgain } from '../base/leer'
import { tramosDe } from '../base/lista-por-tramos'

const suyas = { alumno: api.alumnos.me.novedades, docente: api.docente.me.novedades }

export const novedadesQuery = (rol: RolConAvisos) =>
  tramosDe(claveDe(`${propio[rol]}/novedades`), async (antes) => {
    const { data, hay_mas } = await unwrap(suyas[rol].get({ query: { antes } }))
    return { lista: data, siguiente: hay_mas ? (data.at(-1)?.id ?? null) : null }
  })

export const cuentaQuery = (rol: RolConAvisos) => lectura(`${propio[rol]}/novedades/cuenta`)

export const readNovedades = (rol: RolConAvisos) =>
  mutationOptions({
    mutationFn: (cuales: NovedadesLeidas) => unwrap(suyas[rol].leidas.post(cuales)),
    onSuccess: () => readAgain(`${propio[rol]}/novedades`),
  })
