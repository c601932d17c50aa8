import { useSuspenseQuery } from '@tanstack/react-query'
import type { DeCargada } from '../base/enmarcada'
import { PantallaDeTarea } from './pantalla-de-tarea'
import { tareaQuery } from './queries-de-docente'

export { prefetchFormulario as loader } from './pantalla-de-tarea'

export function Cargada(props: DeCargada<'id' | 'tareaId'>) {
  const { data: tarea } = useSuspenseQuery(tareaQuery(props.id, props.tareaId))
  return tarea ? <PantallaDeTarea {...props} tarea={tarea} /> : props.noEsta
}
