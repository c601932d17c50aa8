import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api, unwrap } from '../../../lib/api'
import { porRol, useGestion } from '../../base/curso/gestion'
import { nadaSiNoExiste } from '../../base/fallas'
import type { Entrega } from '../tipos'
import { EnLaLinea } from './en-la-linea'

const LoAportado = lazy(() => import('./lo-aportado'))

const aportes = porRol((rol) => ({
  /** Null where it is there no longer. */
  aporteQuery: (id: number) =>
    queryOptions({
      queryKey: [rol, 'aporte-entregado', id],
      queryFn: () =>
        unwrap(
          rol === 'docente'
            ? api.docente.tareasAsignaciones({ id }).aporte.get()
            : api.admin.tareasAsignaciones({ id }).aporte.get(),
        ).catch(nadaSiNoExiste),
    }),
}))

interface Props {
  entrega: Entrega
  /** Whether it is the one that is looked at: of those beside it nothing is read. */
  activa?: boolean
}

/** What was contributed, for who grades it, and what became of it in the timeline. */
export default function AporteEntregado({ entrega, activa = true }: Props) {
  const { aporteQuery } = useGestion(aportes)
  const { data, isPending } = useQuery({ ...aporteQuery(entrega.id), enabled: activa })
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
