import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/empty-state'
import { once, Part } from '../../ui/part'
import { loadEditor } from '../../ui/rich-text/rich-text-field'
import { CATEDRA_CERRADA } from '../base/curso/abierta'
import { CatedraNoEncontrada } from '../base/curso/catedra-no-encontrada'
import { type Catedra, catedraQuery } from '../base/curso/queries'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { paraPrimeraVista } from '../base/primera-vista'
import { rutaDeTareas } from '../docente'
import { planesQuery } from '../planes/queries'
import type { Tarea } from './tipos'

const formulario = once(() => import('./formulario/formulario-de-tarea'))

/** Asks for all that the form needs, before it is there to ask. */
export function prefetchFormulario(): null {
  for (const load of [formulario, loadEditor]) paraPrimeraVista(load().catch(() => {}))
  return null
}

interface Props {
  titulo: string
  catedraId: number
  tarea?: Tarea
  onFinish: () => void
}

/** The task form as a screen of its own. */
export function PantallaDeTarea(props: Props) {
  const enMarco = (parte: ReactNode) => (
    <Pantalla
      titulo={props.titulo}
      goBack={{ texto: 'Volver a la Cátedra', ruta: rutaDeTareas(props.catedraId) }}
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

/** The plans of a course that is not there fail: they are read after it. */
function Cargada({ enMarco, ...props }: Props & { enMarco: (parte: ReactNode) => ReactNode }) {
  const { data: catedra } = useSuspenseQuery(catedraQuery('docente', props.catedraId))
  if (!catedra) return <CatedraNoEncontrada />
  return enMarco(
    catedra.cerrada ? <EmptyState title={CATEDRA_CERRADA} /> : <Ficha {...props} catedra={catedra} />,
  )
}

function Ficha({ catedraId, tarea, onFinish, catedra }: Props & { catedra: Catedra }) {
  const { data: planes } = useSuspenseQuery(planesQuery(catedraId))
  return (
    <div className="panel formulario-en-pantalla">
      <p className="apagado">{catedra.nombre}</p>
      <Part
        of={formulario}
        props={{
          catedraId,
          tarea,
          planes,
          inscritos: catedra.CatedraAlumno,
          onFinish,
        }}
      />
    </div>
  )
}
