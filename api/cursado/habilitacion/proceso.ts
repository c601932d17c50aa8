import type { Reader } from '../../../db/client.ts'
import type { Proceso } from '../../../src/domain/habilitacion/habilitacion.ts'
import type { Puntaje } from '../../../src/domain/nota-final/cifra-final.ts'
import type { Cuales } from '../../academia/inscripciones/cuales.ts'
import { listPuntajes } from '../nota-final/puntajes.ts'

/** Each student's points in a course. */
export function readProcesos(tx: Reader, cuales: Cuales): (alumnoId: number) => Proceso {
  const puntajes = listPuntajes(tx, cuales, 'PUBLICADO')
  return (alumnoId) => procesoDe(puntajes.get(alumnoId) ?? [])
}

/** What its student was not told of counts as not graded, to whoever asks: there is one number. */
function procesoDe(puntajes: readonly Puntaje[]): Proceso {
  const proceso = { obtenidos: 0, posibles: 0, porCalificar: 0 }
  for (const { obtenidos, posibles } of puntajes) {
    if (obtenidos === null) proceso.porCalificar += posibles
    else {
      proceso.obtenidos += obtenidos
      proceso.posibles += posibles
    }
  }
  return proceso
}
