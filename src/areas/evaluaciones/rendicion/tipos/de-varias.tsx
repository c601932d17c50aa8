import { OpcionVista } from '../medios'
import type { PorResponder } from '../pregunta-item'

export function DeVarias({ pregunta: { id: preguntaId, Opcion }, dada, onAnswer }: PorResponder) {
  const marcadas = dada?.opcionesElegidas ?? []
  const toggle = (id: number) =>
    marcadas.includes(id) ? marcadas.filter((otra) => otra !== id) : [...marcadas, id]
  return (
    <>
      <p className="apagado">Vale si marcas todas las correctas y ninguna otra.</p>
      {Opcion.map((opcion) => (
        <label key={opcion.id} className="opcion">
          <input
            type="checkbox"
            checked={marcadas.includes(opcion.id)}
            onChange={() => onAnswer({ preguntaId, opcionesElegidas: toggle(opcion.id) })}
          />
          <OpcionVista {...opcion} />
        </label>
      ))}
    </>
  )
}
