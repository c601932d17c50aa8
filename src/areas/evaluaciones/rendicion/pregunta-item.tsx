import type { EvaluacionParaRealizar } from './queries'

export type Pregunta = EvaluacionParaRealizar['Pregunta'][number]

export const idDePregunta = (id: number) => `pregunta-${id}`

interface Props {
  pregunta: Pregunta
  numero: number
  elegida: number | undefined
  onChoose: (preguntaId: number, opcionElegidaId: number) => void
  /** It is about to be sent, or can't be any more. */
  fija: boolean
}

export function PreguntaItem({ pregunta, numero, elegida, onChoose, fija }: Props) {
  const { id, texto, Opcion } = pregunta
  return (
    <li>
      <fieldset className="panel pregunta" id={idDePregunta(id)} tabIndex={-1} disabled={fija}>
        <legend>
          <span className="apagado">Pregunta {numero}</span> <span className="texto-plano">{texto}</span>
        </legend>
        {Opcion.map((opcion) => (
          <label key={opcion.id} className="opcion">
            <input
              type="radio"
              name={`respuesta-${id}`}
              checked={opcion.id === elegida}
              onChange={() => onChoose(id, opcion.id)}
            />
            <span>{opcion.texto}</span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}
