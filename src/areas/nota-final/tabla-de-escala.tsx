import { hastaDosDecimales } from '../../domain/base/numeros'
import { escalasConocidas, notas, puntosDeCadaNota } from '../../domain/nota-final/escala'
import { numero } from '../../lib/formato'

const nombreDe = (cortes: readonly number[]) =>
  escalasConocidas.find(({ escala }) => String(escala.cortes) === String(cortes))?.nombre ?? 'Escala propia'

interface TablaProps {
  cortes: readonly number[]
  posibles: number
}

/** What each grade begins at, in per cent and in points. */
export function TablaDeEscala({ cortes, posibles }: TablaProps) {
  const escala = { cortes: cortes as [number, number, number, number] }
  const puntos = puntosDeCadaNota(escala, posibles)
  return (
    <figure className="panel tabla-de-escala">
      <figcaption>
        {nombreDe(cortes)}
        {posibles > 0 && <span className="apagado"> · sobre {numero(posibles)} puntos</span>}
      </figcaption>
      <ol>
        {notas.map((nota, i) => (
          <li key={nota}>
            <b>{nota}</b>
            <span>desde {hastaDosDecimales(i === 0 ? 0 : (cortes[i - 1] ?? 0))} %</span>
            {posibles > 0 && <small className="apagado">{numero(puntos[i] ?? 0)} puntos</small>}
          </li>
        ))}
      </ol>
    </figure>
  )
}
