import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { useId } from '../base/use-id'
import { rutaDeTareas } from '../docente'
import { PantallaDeTarea } from './pantalla-de-tarea'
import { tareaQuery } from './queries-de-docente'
import { TareaNoEncontrada } from './tarea-no-encontrada'

export { prefetchFormulario as loader } from './pantalla-de-tarea'

export function Component() {
  const catedraId = useId('id')
  const tareaId = useId('tareaId')
  if (catedraId === null || tareaId === null) return <TareaNoEncontrada />
  return (
    <Lectura
      falla="No se pudo cargar la tarea."
      enPantalla={(parte) => <Pantalla titulo="Editar Tarea">{parte}</Pantalla>}
    >
      <Editada catedraId={catedraId} tareaId={tareaId} />
    </Lectura>
  )
}

function Editada({ catedraId, tareaId }: { catedraId: number; tareaId: number }) {
  const { data: tarea } = useSuspenseQuery(tareaQuery(catedraId, tareaId))
  const navigate = useNavigate()
  if (!tarea) return <TareaNoEncontrada catedraId={catedraId} />
  return (
    <PantallaDeTarea
      titulo="Editar Tarea"
      catedraId={catedraId}
      tarea={tarea}
      onFinish={() => void navigate(rutaDeTareas(catedraId))}
    />
  )
}
