import { ImagenGuardada, PaginasGuardadas } from './medios'
import type { EvaluacionParaRealizar } from './queries'
import { SonidoDePregunta } from './sonido'

export type Pregunta = EvaluacionParaRealizar['Pregunta'][number]

export const idDePregunta = (id: number) => `pregunta-${id}`

interface Props {
  evaluacionId: number
  pregunta: Pregunta
  numero: number
  elegida: number | undefined
  onChoose: (preguntaId: number, opcionElegidaId: number) => void
  /** It is about to be sent, or can't be any more. */
  fija: boolean
}

export function PreguntaItem({ evaluacionId, pregunta, numero, elegida, onChoose, fija }: Props) {
  const { id, texto, imagen, notacion, suena, Opcion } = pregunta
  return (
    <li>
      <fieldset className="panel pregunta" id={idDePregunta(id)} tabIndex={-1} disabled={fija}>
        <legend>
          <span className="apagado">Pregunta {numero}</span> <span className="texto-plano">{texto}</span>
        </legend>
        {imagen && <ImagenGuardada ruta={`/${imagen}`} alt={`Imagen de la pregunta ${numero}`} />}
        <PaginasGuardadas notacion={notacion} alt={`Partitura de la pregunta ${numero}`} />
        {suena && <SonidoDePregunta evaluacionId={evaluacionId} pregunta={pregunta} numero={numero} />}
        {Opcion.map((opcion) => (
          <label key={opcion.id} className="opcion">
            <input
              type="radio"
              name={`respuesta-${id}`}
              checked={opcion.id === elegida}
              onChange={() => onChoose(id, opcion.id)}
            />
            <span>
              {opcion.imagen && <ImagenGuardada ruta={`/${opcion.imagen}`} alt={opcion.alternativa ?? ''} />}
              <PaginasGuardadas
                notacion={opcion.notacion}
                alt={opcion.imagen ? '' : (opcion.alternativa ?? '')}
              />
              {opcion.texto}
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  )
}
