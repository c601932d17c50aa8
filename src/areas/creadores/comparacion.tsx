import { diferencias } from './diferencias'
import { etiquetaDeCampo, textoDeValor } from './etiquetas'

type Valores = Record<string, unknown>

interface Props {
  campos: readonly string[]
  antes: Valores
  despues: Valores
  titulos: readonly [antes: string, despues: string]
}

/** Two sets of values side by side, a row for each field in which they differ. */
export function Comparacion({ campos, antes, despues, titulos }: Props) {
  const filas = campos
    .map((campo) => ({
      campo,
      antes: textoDeValor(campo, antes[campo]),
      despues: textoDeValor(campo, despues[campo]),
    }))
    .filter((fila) => fila.antes !== fila.despues)

  if (filas.length === 0) return <p className="apagado">La ficha ya dice lo mismo.</p>
  return (
    <table className="comparacion">
      <thead>
        <tr>
          <th scope="col">Campo</th>
          {titulos.map((titulo) => (
            <th key={titulo} scope="col">
              {titulo}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila) => (
          <tr key={fila.campo}>
            <th scope="row">{etiquetaDeCampo(fila.campo)}</th>
            <td data-columna={titulos[0]}>
              <Texto {...fila} ver="quitado" />
            </td>
            <td data-columna={titulos[1]}>
              <Texto {...fila} ver="agregado" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TextoProps {
  antes: string
  despues: string
  ver: 'quitado' | 'agregado'
}

/** One of the two texts, with what the other one lacks marked. */
function Texto({ antes, despues, ver }: TextoProps) {
  if (!(ver === 'quitado' ? antes : despues)) return <i className="apagado">Vacío</i>
  const Marca = ver === 'quitado' ? 'del' : 'ins'
  return diferencias(antes, despues)
    .filter(({ tipo }) => tipo === 'igual' || tipo === ver)
    .map(({ tipo, texto }, lugar) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their place
      return tipo === 'igual' ? texto : <Marca key={lugar}>{texto}</Marca>
    })
}
