import { z } from 'zod'
import { enteroEscrito, exceeds, textoLargoEscrito } from '../base/campos.ts'
import { applyReglas } from '../base/reglas-de-formulario.ts'
import { reglasDePuntos } from './calificaciones.ts'

/** The code of a refusal to change a grade that is no longer the one that was seen. */
export const NOTA_CAMBIADA = 'nota_cambiada'

export const MISMA_NOTA = 'Esa ya es la nota: escribe otra, o deja la que está.'
export const FALTA_MOTIVO = 'Escribe el motivo: el alumno lo va a leer.'
export const MOTIVO = { minimo: 3, maximo: 500 } as const

export const formularioDeRectificacion = z.object({
  puntos_obtenidos: enteroEscrito,
  /** Its student reads it; blank where it needs none. */
  motivo: textoLargoEscrito,
  /** The grade that the screen showed; where it is another by now, nothing is changed. */
  antes: enteroEscrito,
})

/** A cell of the grade sheet: `antes` is what it showed, null for no grade. */
export const formularioDeCelda = z.object({
  tareaAsignacionId: enteroEscrito,
  ...formularioDeRectificacion.shape,
})

/** Which cell; what is typed in it is read by the rules of a grade. */
export const cualCelda = formularioDeCelda
  .pick({ tareaAsignacionId: true, antes: true })
  .superRefine(
    applyReglas([
      [
        'tareaAsignacionId',
        ({ tareaAsignacionId }) => !(Number(tareaAsignacionId) > 0),
        'Falta decir de qué entrega es la nota.',
      ],
    ]),
  )

interface Rectificable {
  /** The grade that there is; the server looks at that last. */
  actual?: number
  /** It is another one before its student was told. */
  sinMotivo?: boolean
}

/** Another grade, of at most `maximo` points, for what is graded. */
export function rectificacionHasta(
  maximo: number,
  quien: Parameters<typeof reglasDePuntos>[1],
  { actual, sinMotivo = false }: Rectificable = {},
) {
  return formularioDeRectificacion
    .superRefine(
      applyReglas<z.infer<typeof formularioDeRectificacion>>([
        ...reglasDePuntos(maximo, quien),
        ['puntos_obtenidos', ({ puntos_obtenidos }) => puntos_obtenidos === actual, MISMA_NOTA],
        ['motivo', ({ motivo }) => !motivo && !sinMotivo, FALTA_MOTIVO],
        [
          'motivo',
          ({ motivo }) => motivo !== '' && [...motivo].length < MOTIVO.minimo,
          `El motivo necesita al menos ${MOTIVO.minimo} letras.`,
        ],
        [
          'motivo',
          ({ motivo }) => exceeds(motivo, MOTIVO.maximo),
          `El motivo no puede pasar de ${MOTIVO.maximo} caracteres.`,
        ],
      ]),
    )
    .transform(({ puntos_obtenidos, ...resto }) => ({
      ...resto,
      puntos_obtenidos: puntos_obtenidos as number,
    }))
}
