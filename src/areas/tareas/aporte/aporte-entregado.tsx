import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useGestion } from '../../base/curso/gestion'
import { lectura } from '../../base/leer'
import type { Entrega } from '../tipos'
import { EnLaLinea } from './en-la-linea'

const LoAportado = lazy(() => import('./lo-aportado'))

interface Props {
  entrega: Entrega
  /** Whether it is the one that is looked at: of those beside it nothing is read. */
  activa?: boolean
}

/** What was contributed, for who grades it, and what became of it in the timeline. */
export default function AporteEntregado({ entrega, activa = true }: Props) {
  const { rol } = useGestion()
  const { data, isPending } = useQuery({
    ...lectura(`${rol}/tareasAsignaciones/:id/aporte?`, { id: entrega.id }),
    enabled: activa,
  })
  if (isPending) return <div className="panel" aria-busy="true" />
  if (!data) return <p className="apagado">Lo que entregó ya no está.</p>
  const { creador, cambios, motivo } = data
  return (
    <section className="panel apartado" aria-label="Lo que aportó">
      <EnLaLinea aporte={entrega.aporte} />
      {motivo && (
        <figure className="motivo">
          <figcaption>Motivo</figcaption>
          {motivo}
        </figure>
      )}
      <Suspense fallback={null}>
        <LoAportado creador={creador as never} cambios={cambios} />
      </Suspense>
    </section>
  )
}
