import type { Reader } from '../../../db/client.ts'
import { cuantos } from '../../../src/domain/base/numeros.ts'
import { motivoDeBordes, readLatidos } from '../bordes/dicho.ts'
import { bien, type Hallazgo, mal } from './hallazgo.ts'

const TEMA = 'Bordes'

/** Whether each edge answers to who tells it what to forget: it may be the edge that is silent, or the program. */
export function checkBordes(db: Reader, now: number): Hallazgo {
  const latidos = readLatidos(db)
  if (latidos.length === 0) return bien(TEMA, 'todavía no se les avisó nada')
  const motivo = motivoDeBordes(latidos, now)
  if (motivo)
    return mal(TEMA, motivo.replace(/\.$/, ''), 'Revisa que el programa y los bordes estén en marcha, y EDGE')
  return bien(TEMA, `${cuantos(latidos.length, 'responde', 'responden')}`)
}
