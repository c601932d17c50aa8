import { Link } from 'react-router'
import type { RolConAvisos } from '../../domain/correos/avisos'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { announceFailure } from '../base/fallas'
import { fechaYHora } from '../base/instantes'
import { useTramos } from '../base/lista-por-tramos'
import { useAccion } from '../base/use-accion'
import { novedadesQuery, readNovedades } from './queries'

/** What one was told, the newest first; opening one reads it. */
export function Bandeja({ rol }: { rol: RolConAvisos }) {
  const { lista, mas } = useTramos(novedadesQuery(rol))
  const { send, enviando } = useAccion(readNovedades(rol))
  const [ultima] = lista
  if (!ultima) return <EmptyState title="No tienes novedades">Aquí queda lo que te avisamos.</EmptyState>
  const readAll = () =>
    send({ hasta: ultima.id }, { onError: announceFailure('No se pudieron marcar como leídas.') })
  return (
    <>
      {lista.some(({ leida_en }) => leida_en === null) && (
        <p>
          <Button onClick={readAll} saving={enviando} savingLabel="Marcando...">
            Marcar todo como leído
          </Button>
        </p>
      )}
      <ul className="panel novedades">
        {lista.map(({ id, titulo, detalle, enlace, created_at, leida_en }) => (
          <li key={id} className={leida_en === null ? 'sin-leer' : undefined}>
            <Link to={enlace} onClick={() => leida_en === null && send({ ids: [id] })}>
              {titulo}
              {leida_en === null && <span className="oculto">, sin leer</span>}
            </Link>
            <span className="apagado">
              {detalle} · <time dateTime={created_at}>{fechaYHora(created_at)}</time>
            </span>
          </li>
        ))}
      </ul>
      {mas}
    </>
  )
}
