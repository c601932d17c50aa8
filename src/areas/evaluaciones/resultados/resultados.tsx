import { useEffect, useRef } from 'react'
import { porcentaje } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { fechaYHora } from '../../base/instantes'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { PreguntaResuelta, type Resuelta } from './pregunta-resuelta'

interface Nota {
  score: number
  totalPoints: number
  puntos_obtenidos: number
  fueraDePlazo: boolean
  enviada_en: string
}

interface Props {
  nota: Nota
  preguntas: Resuelta[]
  conFoco?: boolean | undefined
}

/** A score, and question by question what was chosen and what is right. */
export function Resultados({ nota, preguntas, conFoco = false }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (conFoco) titulo.current?.focus()
  }, [conFoco])

  return (
    <div className="resultados">
      <section className={`panel puntaje ${claseDeNivel(nota.puntos_obtenidos)}`}>
        <h2 ref={titulo} tabIndex={-1}>
          Puntaje: {nota.score} de {nota.totalPoints}
        </h2>
        <b className="cifra">
          {porcentaje(nota.puntos_obtenidos)}
          <Trofeo porcentaje={nota.puntos_obtenidos} />
        </b>
        <meter aria-label="Porcentaje de aciertos" min={0} max={100} value={nota.puntos_obtenidos} />
        <p className="apagado">
          Enviada el {fechaYHora(nota.enviada_en)}{' '}
          {nota.fueraDePlazo && <Badge tone="red">Fuera de plazo</Badge>}
        </p>
        <Button className="no-se-imprime" onClick={() => print()}>
          Imprimir
        </Button>
      </section>
      <h2>Pregunta por pregunta</h2>
      <ol className="preguntas">
        {preguntas.map((una, i) => (
          <PreguntaResuelta key={una.id} pregunta={una} numero={i + 1} />
        ))}
      </ol>
    </div>
  )
}
