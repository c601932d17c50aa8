import { z } from 'zod'
import { periodosDeRanking } from '../../../src/domain/comunidad/ranking.ts'

/** Of the ranking; where nothing is said, all that there ever was. */
export const periodoPedido = z
  .enum(periodosDeRanking, { error: `El período debe ser uno de estos: ${periodosDeRanking.join(', ')}.` })
  .default('siempre')
