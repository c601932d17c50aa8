import { memo } from 'react'
import {
  etiquetaDeAsistencia,
  porcentajeDeAsistencia,
  SIN_REGISTRO,
  textoDePorcentaje,
} from '../../../../domain/asistencia'
import { Tira } from '../../../shared/asistencia/tira'

interface Props {
  alumnoId: number
  nombre: string
  marcas: (boolean | null)[]
  alElegir: (alumnoId: number) => void
}

export const FilaAnual = memo(function FilaAnual({ alumnoId, nombre, marcas, alElegir }: Props) {
  const veces = (valor: boolean | null) => marcas.filter((una) => una === valor).length
  const presentes = veces(true)
  return (
    <tr>
      <th scope="row">
        <button type="button" className="enlace" onClick={() => alElegir(alumnoId)}>
          {nombre}
        </button>
      </th>
      <td>{textoDePorcentaje(porcentajeDeAsistencia(presentes, marcas.length))}</td>
      <td>
        <Tira marcas={marcas} />
        <span className="oculto">
          {etiquetaDeAsistencia(true)} {presentes}, {etiquetaDeAsistencia(false)} {veces(false)},{' '}
          {SIN_REGISTRO} {veces(null)}
        </span>
      </td>
    </tr>
  )
})
