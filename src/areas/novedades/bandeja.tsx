import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { RolConAvisos } from '../../domain/correos/avisos'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { announceFailure } from '../base/fallas'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { novedadesQuery, readNovedades } from './queries'

/** What one was told, the newest first; opening one reads it. */
export function Bandeja({ rol }: { rol: RolConAvisos }) {
  const { data: bandeja } = useSuspenseQuery(novedadesQuery(rol))
  const { send, enviando } = useAccion(readNovedades(rol))
  const [ultima] = bandeja.data
  if (!ultima) return <EmptyState title="No tienes novedades">Aquí queda lo que te avisamos.</EmptyState>
  const readAll = () =>
    send({ hasta: ultima.id }, { onError: announceFailure('No se pudieron marcar como leídas.') })
  return (
    <>
      {bandeja.sin_leer > 0 && (
        <p>
          <Button onClick={readAll} saving={enviando} savingLabel="Marcando...">
            Marcar todo como leído
          </Button>
        </p>
      )}
      <Parte rol={rol} onOpen={(id) => send({ ids: [id] })} />
    </>
  )
}

interface Props {
  rol: RolConAvisos
  antes?: number
  onOpen: (id: number) => void
}

/** A page of them, and what follows where it is asked for. */
function Parte({ rol, antes, onOpen }: Props) {
  const { data: parte } = useSuspenseQuery(novedadesQuery(rol, antes))
  const [sigue, setSigue] = useState(false)
  const ultima = parte.data.at(-1)?.id
  return (
    <>
      <ul className="panel novedades">
        {parte.data.map(({ id, titulo, detalle, enlace, created_at, leida_en }) => (
          <li key={id} className={leida_en === null ? 'sin-leer' : undefined}>
            <Link to={enlace} onClick={() => leida_en === null && onOpen(id)}>
              {titulo}
              {leida_en === null && <span className="oculto">, sin leer</span>}
            </Link>
            <span className="apagado">
              {detalle} · <time dateTime={created_at}>{fechaYHora(created_at)}</time>
            </span>
          </li>
        ))}
      </ul>
      {parte.hay_mas && !sigue && <Button onClick={() => setSigue(true)}>Ver más</Button>}
      {sigue && (
        <Suspense fallback={<p role="status">Cargando...</p>}>
          <Parte rol={rol} antes={ultima} onOpen={onOpen} />
        </Suspense>
      )}
    </>
  )
}
