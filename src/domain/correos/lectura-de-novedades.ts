import { z } from 'zod'
import { NOVEDADES_MAXIMO } from './novedades.ts'

const CUALES = 'Di qué novedades leíste: «hasta» (la última) o «ids».'

const id = z.int(CUALES).positive(CUALES)

/** Which ones somebody has read: that one and all older, or these. */
export const novedadesLeidas = z
  .object({ hasta: id.optional(), ids: z.array(id, CUALES).max(NOVEDADES_MAXIMO, CUALES).optional() }, CUALES)
  .refine(({ hasta, ids }) => (hasta === undefined) !== (ids === undefined), CUALES)
export type NovedadesLeidas = z.infer<typeof novedadesLeidas>
