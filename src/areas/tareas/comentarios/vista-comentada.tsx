import { lazy, Suspense, useState } from 'react'
import { seEscucha } from '../../../domain/archivos/sonido'
import { Partitura } from '../partitura'
import type { Archivo, Entrega } from '../tipos'
import { VistaPrevia } from '../vista-previa'

const Paginas = lazy(() => import('./paginas'))
const Escucha = lazy(() => import('./escucha'))
const Comentarios = lazy(() => import('./comentarios'))
const AporteEntregado = lazy(() => import('../aporte/aporte-entregado'))

interface Props {
  entrega: Entrega
  /** Whether it is the one that is looked at: of those beside it nothing is read. */
  activa?: boolean
  /** Who delivered sees no file that is only seen, where it is alone: it is theirs. */
  sinVista?: boolean
}

/** What was delivered, file by file, and under it what is said of it; what is no file is a contribution to the timeline. */
export function VistaComentada({ entrega, activa = true, sinVista = false }: Props) {
  const { archivos } = entrega
  const [cual, setCual] = useState(0)
  const archivo = archivos[cual] ?? archivos[0]
  if (!archivo) {
    return (
      <Suspense fallback={null}>
        <AporteEntregado entrega={entrega} activa={activa} />
      </Suspense>
    )
  }
  const una = <VistaDeArchivo entrega={{ ...entrega, archivo }} {...{ archivo, activa, sinVista }} />
  if (archivos.length === 1) return una
  return (
    <div className="apartado">
      <Suspense fallback={null}>
        <Paginas entregaId={entrega.id} archivos={archivos} cual={cual} onChoose={setCual} activa={activa} />
      </Suspense>
      {una}
    </div>
  )
}

function VistaDeArchivo({ entrega, archivo, activa, sinVista }: Required<Props> & { archivo: Archivo }) {
  const escucha = (
    <Suspense fallback={<div className="reproductor" aria-busy="true" />}>
      <Escucha key={archivo.path} entrega={entrega} activa={activa} />
    </Suspense>
  )
  if (seEscucha(archivo.tipo)) return escucha
  const { paginas, sonido } = archivo
  const isPartitura = paginas !== undefined || sonido !== undefined
  const seVe = !sinVista || entrega.archivos.length > 1
  return (
    <div className="apartado">
      {isPartitura ? <Partitura archivo={archivo} /> : seVe && <VistaPrevia archivo={archivo} />}
      {sonido && escucha}
      {activa && !sonido && (
        <Suspense fallback={null}>
          <Comentarios entregaId={entrega.id} path={archivo.path} />
        </Suspense>
      )}
    </div>
  )
}
