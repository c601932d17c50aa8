import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { palabraVotos } from '../../../domain/comunidad'
import { type Creador, nombreCompleto } from '../../../domain/creadores'
import { numero } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { useAccion } from '../../shared/use-accion'
import { rutas } from '../rutas'
import { comentariosQuery, eliminarCreador, retirarCreador } from './queries'

/** Taking a creator off the timeline, for a while or for good. */
export function Retiro({ creador }: { creador: Creador }) {
  const navigate = useNavigate()
  const [pregunta, setPregunta] = useState<'retirar' | 'eliminar' | null>(null)
  const retirar = useAccion(retirarCreador(creador.id))
  const eliminar = useAccion(eliminarCreador(creador.id))
  const { data: comentarios } = useQuery(comentariosQuery(creador.id))
  const cerrar = () => setPregunta(null)
  const alTerminar = { onSuccess: () => void navigate(rutas.creadores), onError: cerrar }
  const nombre = nombreCompleto(creador)

  return (
    <section className="panel pila" aria-label="Retirar o eliminar">
      <h2>Retirar o eliminar</h2>
      <p className="apagado">
        Una ficha retirada deja de verse y espera en Aportes Pendientes. Una eliminada no vuelve.
      </p>
      <div className="botones">
        <Button onClick={() => setPregunta('retirar')}>Retirar de la línea de tiempo</Button>
        <Button variant="danger" onClick={() => setPregunta('eliminar')}>
          Eliminar la ficha
        </Button>
      </div>
      <ConfirmDialog
        open={pregunta === 'retirar'}
        onClose={cerrar}
        onConfirm={() => retirar.enviar(undefined, alTerminar)}
        title={`¿Retirar a ${nombre} de la línea de tiempo?`}
        confirmLabel="Retirar"
        saving={retirar.enviando}
        savingLabel="Retirando..."
      >
        <p>Su página dejará de verse hasta que la apruebes otra vez desde Aportes Pendientes.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={pregunta === 'eliminar'}
        onClose={cerrar}
        onConfirm={() => eliminar.enviar(undefined, alTerminar)}
        title={`¿Eliminar a ${nombre}?`}
        confirmLabel="Eliminar para siempre"
        saving={eliminar.enviando}
        savingLabel="Eliminando..."
        danger
      >
        <p>Con la ficha se eliminan:</p>
        <ul className="vinetas">
          <li>
            {numero(creador.rating_count)} {palabraVotos(creador.rating_count)}
          </li>
          <li>
            {comentarios
              ? `${numero(comentarios.length)} ${comentarios.length === 1 ? 'comentario' : 'comentarios'}`
              : 'sus comentarios'}
          </li>
          <li>las sugerencias que recibió y su historial de cambios</li>
          <li>su página, con todas sus direcciones</li>
        </ul>
        <p>No se puede deshacer.</p>
      </ConfirmDialog>
    </section>
  )
}
