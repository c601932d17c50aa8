import { isFotoSubida } from '../../domain/archivos/fotos'
import { sinRepetir } from '../../islands/creador/etiquetas'
import { etiquetaDeCampo, textoDeValor } from './etiquetas'
import { FotoDeAporte } from './foto-de-aporte'

type Valores = Record<string, unknown>

interface Props {
  campos: readonly string[]
  antes: Valores
  despues: Valores
  titulos: readonly [antes: string, despues: string]
  /** Two records as they are: neither of them takes the other's place. */
  sinMarcas?: boolean
}

/** Two sets of values side by side, a row for each field in which they differ. */
export default function Comparacion({ campos, antes, despues, titulos, sinMarcas = false }: Props) {
  const filas = sinRepetir(campos, antes, despues)
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
              <Texto {...fila} ver="quitado" sinMarcas={sinMarcas} />
            </td>
            <td data-columna={titulos[1]}>
              <Texto {...fila} ver="agregado" sinMarcas={sinMarcas} />
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
  sinMarcas: boolean
}

/** One of the two texts, with what the other one lacks marked. */
function Texto({ antes, despues, ver, sinMarcas }: TextoProps) {
  const propio = ver === 'quitado' ? antes : despues
  if (!propio) return <i className="apagado">Vacío</i>
  if (isFotoSubida(propio)) return <FotoDeAporte direccion={propio} />
  if (sinMarcas) return propio
  const Marca = ver === 'quitado' ? 'del' : 'ins'
  return diferencias(antes, despues)
    .filter(({ tipo }) => tipo === 'igual' || tipo === ver)
    .map(({ tipo, texto }, lugar) => {
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing but their place
      return tipo === 'igual' ? texto : <Marca key={lugar}>{texto}</Marca>
    })
}

interface Tramo {
  tipo: 'igual' | 'quitado' | 'agregado'
  texto: string
}

/** Longer than this, what changed is not told apart word by word. */
const MAX_CELDAS = 4_000_000

/** What was taken out and put in, word by word, so that one text can be read against the other. */
function diferencias(antes: string, despues: string): Tramo[] {
  const [a, b] = [enPalabras(antes), enPalabras(despues)]
  if (a.length * b.length > MAX_CELDAS) {
    return gather([tramo('quitado', antes), tramo('agregado', despues)])
  }
  const comunes = largosComunes(a, b)
  const tramos: Tramo[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      tramos.push(tramo('igual', a[i++]))
      j++
    } else if (j === b.length || (i < a.length && comun(comunes, i + 1, j) >= comun(comunes, i, j + 1))) {
      tramos.push(tramo('quitado', a[i++]))
    } else {
      tramos.push(tramo('agregado', b[j++]))
    }
  }
  return gather(tramos)
}

const tramo = (tipo: Tramo['tipo'], texto = ''): Tramo => ({ tipo, texto })

const enPalabras = (texto: string) => texto.match(/\s+|[\p{L}\p{N}]+|./gu) ?? []

/** For each pair of places, how many words the rest of both texts have in common. */
function largosComunes(a: string[], b: string[]): Uint16Array[] {
  const filas = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const largo =
        a[i] === b[j]
          ? comun(filas, i + 1, j + 1) + 1
          : Math.max(comun(filas, i + 1, j), comun(filas, i, j + 1))
      ;(filas[i] as Uint16Array)[j] = largo
    }
  }
  return filas
}

const comun = (filas: Uint16Array[], i: number, j: number) => filas[i]?.[j] ?? 0

function gather(tramos: Tramo[]): Tramo[] {
  const juntos: Tramo[] = []
  for (const { tipo, texto } of tramos) {
    const ultimo = juntos.at(-1)
    if (ultimo?.tipo === tipo) ultimo.texto += texto
    else if (texto) juntos.push({ tipo, texto })
  }
  return juntos
}
