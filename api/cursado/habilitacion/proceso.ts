import type { Reader } from '../../../db/client.ts'
import type { Proceso } from '../../../src/domain/habilitacion/habilitacion.ts'
import type { Cuales } from '../../academia/inscripciones/cuales.ts'
import { listPuntajes, type PuntajeDeAlumno } from '../nota-final/puntajes.ts'

/** Each student's points in a course. */
export function readProcesos(tx: Reader, cuales: Cuales): (alumnoId: number) => Proceso {
  const puntajes = listPuntajes(tx, cuales)
  return (alumnoId) => procesoDe(puntajes.get(alumnoId) ?? [])
}

/** What its student was not told of counts as not graded, to whoever asks: there is one number. */
function procesoDe(puntajes: readonly PuntajeDeAlumno[]): Proceso {
  const proceso = { obtenidos: 0, posibles: 0, porCalificar: 0 }
  for (const { obtenidos, posibles, publicado } of puntajes) {
    if (obtenidos === null || !publicado) proceso.porCalificar += posibles
    else {
      proceso.obtenidos += obtenidos
      proceso.posibles += posibles
    }
  }
  return proceso
}
