import { type NivelDePuntaje, nivelDePuntaje } from '../../domain/nota-final/puntajes'
import { cuantos, numero } from '../../lib/formato'
import { Badge, type Tone } from '../../ui/badge'
import { Trofeo } from '../base/nivel'

const tonos: Record<NivelDePuntaje, Tone> = {
  excelente: 'green',
  bueno: 'blue',
  regular: 'yellow',
  bajo: 'red',
}

/** '8 de 10 puntos', in the colour of how well that is. */
export function Puntaje({ puntos, posibles }: { puntos: number; posibles: number }) {
  const porcentaje = (puntos * 100) / posibles
  return (
    <Badge tone={tonos[nivelDePuntaje(porcentaje)]}>
      {numero(puntos)} de {enPuntos(posibles)}
      <Trofeo porcentaje={porcentaje} />
    </Badge>
  )
}

/** '1 punto', '10 puntos' */
export const enPuntos = (puntos: number) => cuantos(puntos, 'punto', 'puntos')
