import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { Lectura } from '../../shared/lectura'
import { Pantalla } from '../../shared/pantalla'
import type { Tarea } from '../../shared/tareas/tipos'
import { CatedraNoEncontrada } from '../catedra/catedra-no-encontrada'
import { planesQuery } from '../catedra/planes/queries'
import { catedraQuery } from '../catedra/queries'
import { rutaDeTareas } from '../rutas'
import { guardarTarea } from './queries'

const Formulario = lazy(() => import('../../shared/tareas/formulario/formulario-de-tarea'))

interface Props {
  titulo: string
  catedraId: number
  tarea?: Tarea
  alTerminar: () => void
}

/** The task form as a screen of its own. */
export function PantallaDeTarea(props: Props) {
  const enMarco = (parte: ReactNode) => (
    <Pantalla
      titulo={props.titulo}
      volver={{ texto: 'Volver a la Cátedra', ruta: rutaDeTareas(props.catedraId) }}
    >
      {parte}
    </Pantalla>
  )
  return (
    <Lectura falla="Error al cargar los detalles de la cátedra." enPantalla={enMarco}>
      <Cargada {...props} enMarco={enMarco} />
    </Lectura>
  )
}

/** The plans of a course that is not there fail: they are asked for at the same time, and read after it. */
function Cargada({ enMarco, ...props }: Props & { enMarco: (parte: ReactNode) => ReactNode }) {
  usePrefetchQuery(planesQuery(props.catedraId))
  const { data: catedra } = useSuspenseQuery(catedraQuery(props.catedraId))
  if (!catedra) return <CatedraNoEncontrada />
  return enMarco(<Ficha {...props} nombre={catedra.nombre} />)
}

function Ficha({ catedraId, tarea, alTerminar, nombre }: Props & { nombre: string }) {
  const { data: planes } = useSuspenseQuery(planesQuery(catedraId))
  return (
    <div className="panel formulario-en-pantalla">
      <p className="apagado">{nombre}</p>
      <Formulario
        catedraId={catedraId}
        tarea={tarea}
        planes={planes}
        direccionDeSubida="/docente/upload/multimedia"
        guardar={guardarTarea(catedraId, tarea?.id)}
        alTerminar={alTerminar}
      />
    </div>
  )
}
