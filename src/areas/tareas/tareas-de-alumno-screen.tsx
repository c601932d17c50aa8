import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { canHandIn, isPendiente } from '../../domain/tareas/tareas'
import { cuantos } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { useDialogo } from '../base/use-dialogo'
import { EnCatedraCursada } from '../catedras/en-catedra-cursada'
import { DialogoDeEntrega } from './entrega/dialogo-de-entrega'
import { GruposDeTareas } from './grupos-de-tareas'
import { tareasQuery } from './queries-de-alumno'
import { TareaItem } from './tarea-item'
import { useAMano } from './use-a-mano'

export function Component() {
  const { data: tareas } = useSuspenseQuery(tareasQuery)
  const entrega = useDialogo('entrega')
  useAMano(tareas.filter(canHandIn).map(({ id }) => id))
  if (tareas.length === 0) return <SinTareas />
  const pendientes = tareas.filter(({ estado }) => isPendiente(estado)).length
  return (
    <>
      <p className="apagado">
        {pendientes === 0
          ? 'No tienes tareas pendientes.'
          : `Tienes ${cuantos(pendientes, 'tarea pendiente', 'tareas pendientes')}.`}
      </p>
      <GruposDeTareas tareas={tareas}>
        {(tarea) => (
          <EnCatedraCursada key={tarea.id} id={tarea.TareaMaestra.catedraId}>
            <TareaItem entrega={tarea} conCatedra onHandIn={() => entrega.open(tarea.id)} />
          </EnCatedraCursada>
        )}
      </GruposDeTareas>
      <DialogoDeEntrega
        tarea={entrega.abierto ? (tareas.find(({ id }) => String(id) === entrega.sobre) ?? null) : null}
        onClose={entrega.close}
      />
    </>
  )
}

const SinTareas = () => (
  <EmptyState
    title="Todavía no tienes tareas asignadas"
    action={
      <Link className="boton" to="/alumno/dashboard">
        Volver a Mi Dashboard
      </Link>
    }
  >
    Cuando un docente te asigne una, la verás aquí con su fecha de entrega.
  </EmptyState>
)
