import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import { useId } from '../../shared/use-id'
import { rutaDeTareas, rutas } from '../rutas'
import { PantallaDeTarea } from './pantalla-de-tarea'
import { tareaQuery } from './queries'

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
      alTerminar={() => void navigate(rutaDeTareas(catedraId))}
    />
  )
}

export function TareaNoEncontrada({ catedraId }: { catedraId?: number }) {
  return (
    <Pantalla titulo="Tarea no encontrada">
      <p className="apagado">Puede que ya no exista, o que no sea de una cátedra tuya.</p>
      <p>
        <Link className="boton" to={catedraId ? rutaDeTareas(catedraId) : rutas.panel}>
          {catedraId ? 'Volver a la Cátedra' : 'Volver a Mi Dashboard'}
        </Link>
      </p>
    </Pantalla>
  )
}
