import { Trophy } from 'lucide-react'
import { nivelDePuntaje } from '../../domain/nota-final/puntajes'

/** The class that gives what is inside the colour of a score in percent, as `--nivel`. */
export const claseDeNivel = (porcentaje: number) => `nivel-${nivelDePuntaje(porcentaje)}`

/** After the best scores, on the same line; the figure says as much in words. */
export function Trofeo({ porcentaje }: { porcentaje: number }) {
  if (nivelDePuntaje(porcentaje) !== 'excelente') return null
  return (
    <>
      &nbsp;
      <Trophy className="trofeo" aria-hidden="true" />
    </>
  )
}
