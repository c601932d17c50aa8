import { useQuery } from '@tanstack/react-query'
import { textoDeTamano } from '../../domain/archivos'
import { usoQuery } from './queries-de-alumnos'

/** How much of the room that a student has is taken. */
export function UsoDeAlumno({ id }: { id: number }) {
  const { data: uso } = useQuery(usoQuery(id))
  if (!uso) return null
  return (
    <p className="apagado">
      Entregas: {textoDeTamano(uso.archivos)} de {textoDeTamano(uso.cuota_archivos)}. En tablones:{' '}
      {textoDeTamano(uso.textos)} de {textoDeTamano(uso.cuota_textos)}.
    </p>
  )
}
