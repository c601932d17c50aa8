import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Button } from '../../../ui/button'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { hastaQueNoEste, useAccion } from '../../base/use-accion'
import { cerrarLasDemas, cerrarUna, type SesionAbierta, sesionesQuery } from './queries'

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
        <Lista alCerrar={() => titulo.current?.focus()} />
      </Lectura>
    </section>
  )
}

function Lista({ alCerrar }: { alCerrar: () => void }) {
  const { data: sesiones } = useSuspenseQuery(sesionesQuery)
  const { enviar, enviando } = useAccion(cerrarLasDemas)
  return (
    <>
      <ul className="sesiones">
        {sesiones.map((sesion) => (
          <Abierta key={sesion.id} sesion={sesion} alCerrar={alCerrar} />
        ))}
      </ul>
      {sesiones.length > 1 && (
        <div className="botones">
          <Button
            onClick={() => enviar(undefined, { onSuccess: alCerrar })}
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

function Abierta({ sesion, alCerrar }: { sesion: SesionAbierta; alCerrar: () => void }) {
  const { id, dispositivo, desde, vista, actual } = sesion
  const { enviar, enviando } = useAccion(cerrarUna)
  return (
    <li>
      <div>
        <b>{dispositivo}</b> {actual && <span className="pildora verde">Esta</span>}
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
        <Button
          onClick={() => enviar(id, hastaQueNoEste(alCerrar))}
          saving={enviando}
          savingLabel="Cerrando..."
        >
          Cerrar<span className="oculto"> la sesión de {dispositivo}</span>
        </Button>
      )}
    </li>
  )
}
