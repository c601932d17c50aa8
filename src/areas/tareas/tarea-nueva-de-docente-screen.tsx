import { useNavigate } from 'react-router'
import { CatedraNoEncontrada } from '../base/curso/catedra-no-encontrada'
import { useId } from '../base/use-id'
import { rutaDeTareas } from '../docente'
import { PantallaDeTarea } from './pantalla-de-tarea'

export { prefetchFormulario as loader } from './pantalla-de-tarea'

export function Component() {
  const id = useId('id')
  const navigate = useNavigate()
  if (id === null) return <CatedraNoEncontrada />
  return (
    <PantallaDeTarea
      titulo="Crear Nueva Tarea"
      catedraId={id}
      onFinish={() => void navigate(rutaDeTareas(id))}
    />
  )
}
