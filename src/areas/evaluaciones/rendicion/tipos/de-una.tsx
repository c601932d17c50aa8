import { OpcionVista } from '../medios'
import type { PorResponder } from '../pregunta-item'

export function DeUna({ pregunta: { id: preguntaId, Opcion }, dada, onAnswer }: PorResponder) {
  return Opcion.map((opcion) => (
    <label key={opcion.id} className="opcion">
      <input
        type="radio"
        name={`respuesta-${preguntaId}`}
        checked={opcion.id === dada?.opcionElegidaId}
        onChange={() => onAnswer({ preguntaId, opcionElegidaId: opcion.id })}
      />
      <OpcionVista {...opcion} />
    </label>
  ))
}
