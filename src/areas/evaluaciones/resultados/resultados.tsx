import { type ReactNode, useEffect, useRef } from 'react'
import { porcentaje } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { fechaYHora } from '../../base/instantes'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { Recupero } from '../../recuperatorios/recupero'
import { PreguntaResuelta, type Resuelta } from './pregunta-resuelta'

interface Nota {
  score: number
  totalPoints: number
  puntos_obtenidos: number
  fueraDePlazo: boolean
  recuperado_por: number | null
  enviada_en: string
}

interface Props {
  nota: Nota
  preguntas: Resuelta[]
  conFoco?: boolean | undefined
  /** The right answers are not shown before this instant; null for one that is not known yet. */
  hasta?: string | null
  /** What may be done with a question. */
  accionDe?: (pregunta: Resuelta) => ReactNode
}

/** A score, and question by question what was chosen and what is right. */
export function Resultados({ nota, preguntas, conFoco = false, hasta, accionDe }: Props) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (conFoco) titulo.current?.focus()
  }, [conFoco])

  return (
    <div className="resultados pila aire-5">
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
          {nota.fueraDePlazo && <Badge tone="red">Fuera de plazo</Badge>} <Recupero nota={nota} />
        </p>
        <Button className="no-se-imprime" onClick={() => print()}>
          Imprimir
        </Button>
      </section>
      <h2>Pregunta por pregunta</h2>
      {hasta !== undefined && (
        <p className="nota-de-evaluacion">
          Las respuestas correctas se muestran después del {hasta ? fechaYHora(hasta) : 'plazo'}.
        </p>
      )}
      <ol className="preguntas">
        {preguntas.map((una, i) => (
          <PreguntaResuelta key={una.id} pregunta={una} numero={i + 1} accion={accionDe?.(una)} />
        ))}
      </ol>
    </div>
  )
}
