import { Check, X } from 'lucide-react'
import { Badge } from '../../../ui/badge'

export interface Resuelta {
  id: number
  texto: string
  opciones: { id: number; texto: string; elegida: boolean; es_correcta: boolean }[]
}

/** What was chosen, and what is right: in words and signs, not by colour alone. */
export function PreguntaResuelta({ pregunta, numero }: { pregunta: Resuelta; numero: number }) {
  const { texto, opciones } = pregunta
  const acerto = opciones.some(({ elegida, es_correcta }) => elegida && es_correcta)
  const correcta = opciones.find(({ es_correcta }) => es_correcta)
  return (
    <li className="panel pregunta">
      <h3>
        <span className="apagado">Pregunta {numero}</span> <span className="texto-plano">{texto}</span>
      </h3>
      <p>
        <Badge tone={acerto ? 'green' : 'red'}>{acerto ? 'Correcta' : 'Incorrecta'}</Badge>
      </p>
      <ul className="opciones-resueltas">
        {opciones.map((opcion) => (
          <li key={opcion.id} className={claseDe(opcion)}>
            <Signo {...opcion} />
            <span>{opcion.texto}</span>
            {notaDe(opcion) && <small>{notaDe(opcion)}</small>}
          </li>
        ))}
      </ul>
      {!acerto && correcta && (
        <p>
          Respuesta correcta: <b>{correcta.texto}</b>
        </p>
      )}
    </li>
  )
}

type Opcion = Resuelta['opciones'][number]

function claseDe({ elegida, es_correcta }: Opcion): string {
  if (es_correcta) return 'correcta'
  return elegida ? 'equivocada' : ''
}

function notaDe({ elegida, es_correcta }: Opcion): string {
  if (elegida) return es_correcta ? 'Elegida, correcta' : 'Elegida'
  return es_correcta ? 'Correcta' : ''
}

function Signo({ elegida, es_correcta }: Opcion) {
  if (es_correcta) return <Check aria-hidden="true" />
  return elegida ? <X aria-hidden="true" /> : <i />
}
