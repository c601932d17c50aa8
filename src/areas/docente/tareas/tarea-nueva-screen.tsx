import { useNavigate } from 'react-router'
import { useId } from '../../shared/use-id'
import { rutaDeTareas } from '../rutas'
import { CatedraNoEncontrada } from './catedra-no-encontrada'
import { PantallaDeTarea } from './pantalla-de-tarea'

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
