import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../ui/empty-state'
import { once, Part } from '../../ui/part'
import { loadEditor } from '../../ui/rich-text/rich-text-field'
import { CATEDRA_CERRADA } from '../base/curso/abierta'
import { type Catedra, catedraQuery } from '../base/curso/queries'
import type { DeCargada } from '../base/enmarcada'
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

/** The task form as a screen of its own. The plans of a course that is not there fail: they are read after it. */
export function PantallaDeTarea({ id, tarea, marco, noEsta }: DeCargada & { tarea?: Tarea }) {
  const { data: catedra } = useSuspenseQuery(catedraQuery('docente', id))
  if (!catedra) return noEsta
  return (
    <Pantalla {...marco}>
      {catedra.cerrada ? <EmptyState title={CATEDRA_CERRADA} /> : <Ficha catedra={catedra} tarea={tarea} />}
    </Pantalla>
  )
}

function Ficha({ catedra, tarea }: { catedra: Catedra; tarea: Tarea | undefined }) {
  const navigate = useNavigate()
  const { data: planes } = useSuspenseQuery(planesQuery(catedra.id))
  return (
    <div className="panel formulario-en-pantalla">
      <p className="apagado">{catedra.nombre}</p>
      <Part
        of={formulario}
        props={{
          catedraId: catedra.id,
          tarea,
          planes,
          inscritos: catedra.CatedraAlumno,
          onFinish: () => void navigate(rutaDeTareas(catedra.id)),
        }}
      />
    </div>
  )
}
