import { Trophy } from 'lucide-react'
import { nivelDePuntaje } from '../../domain/puntajes'

/** The class that gives what is inside the colour of a score in percent, as `--nivel`. */
export const claseDeNivel = (porcentaje: number) => `nivel-${nivelDePuntaje(porcentaje)}`

/** Beside the best scores; the figure says as much in words. */
export function Trofeo({ porcentaje }: { porcentaje: number }) {
  return nivelDePuntaje(porcentaje) === 'excelente' && <Trophy className="trofeo" aria-hidden="true" />
}
