import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { hastaQueNoEste, useAccion } from '../../base/use-accion'
import { closeOne, closeOthers, type SesionAbierta, sesionesQuery } from './queries'

/** Where one is signed in, and a way to sign out elsewhere. */
export function SesionesAbiertas() {
  const titulo = useRef<HTMLHeadingElement>(null)
  return (
    <section className="panel apartado perfil" aria-labelledby="sesiones">
      <h2 id="sesiones" ref={titulo} tabIndex={-1}>
        Sesiones abiertas
      </h2>
      <Lectura falla="No se pudieron cargar tus sesiones.">
        {/* The button that closes one goes with it. */}
        <Lista onClose={() => titulo.current?.focus()} />
      </Lectura>
    </section>
  )
}

function Lista({ onClose }: { onClose: () => void }) {
  const { data: sesiones } = useSuspenseQuery(sesionesQuery)
  const { send, enviando } = useAccion(closeOthers)
  return (
    <>
      <ul className="sesiones">
        {sesiones.map((sesion) => (
          <Abierta key={sesion.id} sesion={sesion} onClose={onClose} />
        ))}
      </ul>
      {sesiones.length > 1 && (
        <div className="botones">
          <Button
            onClick={() => send(undefined, { onSuccess: onClose })}
            saving={enviando}
            savingLabel="Cerrando..."
          >
            Cerrar las demás
          </Button>
        </div>
      )}
    </>
  )
}

function Abierta({ sesion, onClose }: { sesion: SesionAbierta; onClose: () => void }) {
  const { id, dispositivo, desde, vista, actual } = sesion
  const { send, enviando } = useAccion(closeOne)
  return (
    <li>
      <div>
        <b>{dispositivo}</b> {actual && <span className="pildora green">Esta</span>}
        <p className="apagado">
          <span>
            Desde el <time dateTime={desde}>{fechaYHora(desde)}</time>
          </span>{' '}
          <span>
            Último uso: <time dateTime={vista}>{fechaYHora(vista)}</time>
          </span>
        </p>
      </div>
      {!actual && (
        <Button onClick={() => send(id, hastaQueNoEste(onClose))} saving={enviando} savingLabel="Cerrando...">
          Cerrar<span className="oculto"> la sesión de {dispositivo}</span>
        </Button>
      )}
    </li>
  )
}
