import { nombreDePersona } from '../../../domain/personas/nombres'
import type { Entrega } from '../tipos'

interface Props {
  iguales: readonly Entrega[]
  /** By their ids. */
  elegidas: number[]
  onChoose: (elegidas: number[]) => void
}

/** Who else has delivered the same and waits, to be given the same grade and comment. */
export default function Iguales({ iguales, elegidas, onChoose }: Props) {
  const toggle = (id: number) =>
    onChoose(elegidas.includes(id) ? elegidas.filter((otra) => otra !== id) : [...elegidas, id])
  return (
    <details className="iguales">
      <summary>Calificar igual a…{elegidas.length > 0 && ` (${elegidas.length})`}</summary>
      <fieldset className="candidatos">
        <legend className="oculto">Calificar igual a</legend>
        <div className="opciones">
          {iguales.map(({ id, Alumno }) => (
            <label key={id}>
              <input type="checkbox" checked={elegidas.includes(id)} onChange={() => toggle(id)} />
              <span>{nombreDePersona(Alumno)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
