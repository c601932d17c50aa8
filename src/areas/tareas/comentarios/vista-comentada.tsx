import { lazy, Suspense } from 'react'
import { seEscucha } from '../../../domain/archivos/sonido'
import type { Entrega } from '../tipos'
import { VistaPrevia } from '../vista-previa'

const Escucha = lazy(() => import('./escucha'))
const Comentarios = lazy(() => import('./comentarios'))
const AporteEntregado = lazy(() => import('../aporte/aporte-entregado'))

interface Props {
  entrega: Entrega
  /** Whether it is the one that is looked at: of those beside it nothing is read. */
  activa?: boolean
  /** Who delivered sees no file that is only seen: it is theirs. */
  sinVista?: boolean
}

/** What was delivered, and under it what is said of it; what is no file is a contribution to the timeline. */
export function VistaComentada({ entrega, activa = true, sinVista = false }: Props) {
  const { archivo } = entrega
  if (!archivo) {
    return (
      <Suspense fallback={null}>
        <AporteEntregado entrega={entrega} activa={activa} />
      </Suspense>
    )
  }
  if (seEscucha(archivo.tipo)) {
    return (
      <Suspense fallback={<div className="reproductor" aria-busy="true" />}>
        <Escucha key={archivo.path} entrega={entrega} activa={activa} />
      </Suspense>
    )
  }
  return (
    <div className="apartado">
      {!sinVista && <VistaPrevia archivo={archivo} />}
      {activa && (
        <Suspense fallback={null}>
          <Comentarios entregaId={entrega.id} path={archivo.path} />
        </Suspense>
      )}
    </div>
  )
}
