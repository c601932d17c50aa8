import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import { useId } from '../base/use-id'
import { CatedraNoEncontrada } from '../catedras/catedra-no-encontrada'
import { rutaDeTareas } from '../docente'
import { adelantarFormulario, PantallaDeTarea } from './pantalla-de-tarea'

export const loader = ({ params }: LoaderFunctionArgs) => adelantarFormulario(Number(params.id))

export function Component() {
  const id = useId('id')
  const navigate = useNavigate()
  if (id === null) return <CatedraNoEncontrada />
  return (
    <PantallaDeTarea
      titulo="Crear Nueva Tarea"
      catedraId={id}
      alTerminar={() => void navigate(rutaDeTareas(id))}
    />
  )
}
