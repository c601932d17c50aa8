import type { Respuestas } from './use-respuestas'

/** How many are answered, and whether the server has them. */
export function Avance({ total, respuestas }: { total: number; respuestas: Respuestas }) {
  const { faltan, perdida, sinGuardar } = respuestas
  const respondidas = total - faltan.length
  return (
    <div className="avance">
      <div>
        <label htmlFor="avance">
          {respondidas} de {total} respondidas
        </label>
        <span role="status" className="apagado">
          {!perdida && (sinGuardar > 0 ? 'Guardando...' : respondidas > 0 && 'Respuestas guardadas')}
        </span>
      </div>
      <progress id="avance" max={total} value={respondidas} />
      <p role="alert">
        {perdida &&
          (sinGuardar > 0
            ? `Sin conexión. ${sinGuardar === 1 ? 'Una respuesta espera' : `${sinGuardar} respuestas esperan`} en este dispositivo y se guardará${sinGuardar === 1 ? '' : 'n'} cuando vuelva.`
            : 'Sin conexión. Puedes seguir: lo que elijas se guardará cuando vuelva.')}
      </p>
    </div>
  )
}
