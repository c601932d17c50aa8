import { memo } from 'react'
import { type Marca, textoDeMarcas, textoDePorcentaje } from '../../../domain/asistencia/asistencia'
import { Tira } from '../tira'

interface Props {
  alumnoId: number
  nombre: string
  /** Of the whole course. */
  porcentaje: number | null
  marcas: (Marca | null)[]
  onChoose: (alumnoId: number) => void
}

export const FilaAnual = memo(function FilaAnual({ alumnoId, nombre, porcentaje, marcas, onChoose }: Props) {
  return (
    <tr>
      <th scope="row">
        <button type="button" className="enlace" onClick={() => onChoose(alumnoId)}>
          {nombre}
        </button>
      </th>
      <td>{textoDePorcentaje(porcentaje)}</td>
      <td>
        <Tira marcas={marcas} />
        <span className="oculto">{textoDeMarcas(marcas)}</span>
      </td>
    </tr>
  )
})
