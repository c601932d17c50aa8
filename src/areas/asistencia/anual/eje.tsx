import { diaCorto, mesCorto } from '../../../lib/formato'

/** The dates over the cells: months, and the days below them. */
export function Eje({ fechas }: { fechas: readonly string[] }) {
  const [primera, ultima] = [fechas[0], fechas.at(-1)]
  return (
    <>
      <span className="oculto">
        Días de clase
        {primera && ultima && `, del ${diaCorto(primera)} al ${diaCorto(ultima)}`}
      </span>
      <span className="eje" aria-hidden="true">
        {fechas.map((fecha, i) => {
          const mes = fecha.slice(0, 7)
          const comienza = fechas[i - 1]?.slice(0, 7) !== mes
          return (
            <span key={fecha} className={comienza ? 'comienza' : undefined}>
              {comienza && <i>{mesCorto(mes)}</i>}
              {fecha.slice(8)}
            </span>
          )
        })}
      </span>
    </>
  )
}
