import { memo } from 'react'
import {
  isPresente,
  type Marca,
  porcentajeDeAsistencia,
  textoDeMarcas,
  textoDePorcentaje,
} from '../../../domain/asistencia/asistencia'
import { Tira } from '../tira'

interface Props {
  alumnoId: number
  nombre: string
  marcas: (Marca | null)[]
  onChoose: (alumnoId: number) => void
}

export const FilaAnual = memo(function FilaAnual({ alumnoId, nombre, marcas, onChoose }: Props) {
  const presentes = marcas.filter(isPresente).length
  return (
    <tr>
      <th scope="row">
        <button type="button" className="enlace" onClick={() => onChoose(alumnoId)}>
          {nombre}
        </button>
      </th>
      <td>{textoDePorcentaje(porcentajeDeAsistencia(presentes, marcas.length))}</td>
      <td>
        <Tira marcas={marcas} />
        <span className="oculto">{textoDeMarcas(marcas)}</span>
      </td>
    </tr>
  )
})
