import { nivelDe } from '../../../domain/evaluaciones'
import { cuantos, numero } from '../../../lib/formato'
import { Badge, type Tone } from '../../../ui/badge'

const tonos: Record<ReturnType<typeof nivelDe>, Tone> = { alto: 'green', medio: 'yellow', bajo: 'red' }

/** '8 de 10 puntos', in the colour of how well that is. */
export function Puntaje({ puntos, posibles }: { puntos: number; posibles: number }) {
  return (
    <Badge tone={tonos[nivelDe((puntos * 100) / posibles)]}>
      {numero(puntos)} de {enPuntos(posibles)}
    </Badge>
  )
}

/** '1 punto', '10 puntos' */
export const enPuntos = (puntos: number) => cuantos(puntos, 'punto', 'puntos')
