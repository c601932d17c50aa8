import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { isFotoSubida } from '../../domain/archivos/fotos'
import { palabraVotos } from '../../domain/comunidad/comunidad'
import { type Creador, nombreCompleto } from '../../domain/creadores/creadores'
import { EN_PAPELERA } from '../../domain/papelera/papelera'
import { cuantos, numero } from '../../lib/formato'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { rutaDeFusion, rutas } from '../admin'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { comentariosQuery, removeCreador, withdrawCreador } from './queries'

/** Taking a creator off the timeline, for a while or for good. */
export default function Retiro({ creador }: { creador: Creador }) {
  const [pregunta, setPregunta] = useState<'retirar' | 'eliminar' | null>(null)
  const close = () => setPregunta(null)

  return (
    <section className="panel pila" aria-label="Fusionar, retirar o eliminar">
      <h2>Fusionar, retirar o eliminar</h2>
      <p className="apagado">
        Dos fichas del mismo creador se fusionan en una, con los votos, los comentarios y las direcciones de
        las dos. Una ficha retirada deja de verse y espera en Aportes Pendientes. Una eliminada queda 60 días
        en la papelera.
      </p>
      <div className="botones">
        <Link className="boton" to={rutaDeFusion(creador.id)}>
          Fusionar con…
        </Link>
        <Button onClick={() => setPregunta('retirar')}>Retirar de la línea de tiempo</Button>
        <Button variant="danger" onClick={() => setPregunta('eliminar')}>
          Eliminar la ficha
        </Button>
      </div>
      <Retirar creador={creador} abierta={pregunta === 'retirar'} onClose={close} />
      <Eliminar creador={creador} abierta={pregunta === 'eliminar'} onClose={close} />
    </section>
  )
}

interface PreguntaProps {
  creador: Creador
  abierta: boolean
  onClose: () => void
}

function Retirar({ creador, abierta, onClose }: PreguntaProps) {
  const goToLista = useGoToLista()
  const { send, enviando } = useAccion(withdrawCreador(creador.id))

  return (
    <ConfirmDialog
      open={abierta}
      onClose={onClose}
      onConfirm={() => send(undefined, hastaQueNoEste(goToLista))}
      title={`¿Retirar a ${nombreCompleto(creador)} de la línea de tiempo?`}
      confirmLabel="Retirar"
      saving={enviando}
      savingLabel="Retirando..."
    >
      <p>Su página dejará de verse hasta que la apruebes otra vez desde Aportes Pendientes.</p>
    </ConfirmDialog>
  )
}

function Eliminar({ creador, abierta, onClose }: PreguntaProps) {
  const goToLista = useGoToLista()
  const { send, enviando } = useAccion(removeCreador)
  const { data: comentarios } = useInfiniteQuery(comentariosQuery(creador.id))
  const cuantosComentarios = comentarios?.pages[0]?.total

  return (
    <ConfirmDialog
      open={abierta}
      onClose={onClose}
      onConfirm={() => send(creador.id, hastaQueNoEste(goToLista))}
      title={`¿Eliminar a ${nombreCompleto(creador)}?`}
      confirmLabel="Eliminar al creador"
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      <p>Con la ficha se eliminan:</p>
      <ul className="vinetas">
        <li>
          {numero(creador.rating_count)} {palabraVotos(creador.rating_count)}
        </li>
        <li>
          {cuantosComentarios === undefined
            ? 'sus comentarios'
            : cuantos(cuantosComentarios, 'comentario', 'comentarios')}
        </li>
        <li>las sugerencias que recibió y su historial de cambios</li>
        {isFotoSubida(creador.photo_url) && <li>su foto</li>}
        <li>su página, con todas sus direcciones</li>
      </ul>
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}

function useGoToLista() {
  const navigate = useNavigate()
  return () => void navigate(rutas.creadores)
}
