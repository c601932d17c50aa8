import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { MoreActions } from '../../ui/more-actions'
import { TextArea } from '../../ui/text-field'
import { useGestion } from '../base/curso/gestion'
import type { Leido } from '../base/leer'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { ingresoPorCodigo } from './gestion-de-ingreso'

type Pedido = Leido<'admin/catedras/:id/pedidos-de-ingreso'>[number]

/** Who asks to come in; nothing where nobody does. */
export function PedidosDeIngreso({ catedraId }: { catedraId: number }) {
  const { pedidosQuery, acceptPedidos } = useGestion(ingresoPorCodigo)
  const { data = [] } = useQuery(pedidosQuery(catedraId))
  const { send, enviando } = useAccion(acceptPedidos(catedraId))
  const [asigna, setAsigna] = useState(true)
  const [rechazado, setRechazado] = useState<Pedido | null>(null)
  const pedidos = data.filter(({ estado }) => estado === 'PENDIENTE')
  if (pedidos.length === 0) return null
  const accept = (quienes: Pedido[]) =>
    send({ ids: quienes.map(({ id }) => id), asignar: asigna ? 'POR_VENCER' : 'NINGUNA' })
  return (
    <section className="panel sin-correo" aria-labelledby="pedidos-de-ingreso">
      <h3 id="pedidos-de-ingreso">Piden entrar ({pedidos.length})</h3>
      <ul>
        {pedidos.map((pedido) => (
          <li key={pedido.id}>
            <QuienPide {...pedido} />
            <div className="botones">
              <Button disabled={enviando} onClick={() => accept([pedido])}>
                Aceptar<span className="oculto"> a {nombreDePersona(pedido)}</span>
              </Button>
              <MoreActions of={nombreDePersona(pedido)}>
                <Button variant="quiet" onClick={() => setRechazado(pedido)}>
                  Rechazar<span className="oculto"> a {nombreDePersona(pedido)}</span>
                </Button>
              </MoreActions>
            </div>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Asignarles lo que falta"
        hint="Las tareas y evaluaciones que los demás tienen, y todavía no vencieron."
        checked={asigna}
        onChange={({ target }) => setAsigna(target.checked)}
      />
      {pedidos.length > 1 && (
        <div className="botones">
          <Button saving={enviando} savingLabel="Aceptando..." onClick={() => accept(pedidos)}>
            Aceptar a los {pedidos.length}
          </Button>
        </div>
      )}
      <Rechazo
        key={rechazado?.id}
        catedraId={catedraId}
        pedido={rechazado}
        onClose={() => setRechazado(null)}
      />
    </section>
  )
}

const QuienPide = ({ email, ya_es_alumno, es_menor, confirmado, ...persona }: Pedido) => (
  <span>
    {nombreDePersona(persona)} <small className="apagado">{email}</small>{' '}
    {!confirmado && <Badge tone="yellow">Sin confirmar</Badge>}{' '}
    {ya_es_alumno && <Badge tone="blue">Ya es alumno</Badge>} {es_menor && <Badge tone="grey">Menor</Badge>}
  </span>
)

interface RechazoProps {
  catedraId: number
  pedido: Pedido | null
  onClose: () => void
}

function Rechazo({ catedraId, pedido, onClose }: RechazoProps) {
  const { rejectPedido } = useGestion(ingresoPorCodigo)
  const { send, enviando } = useAccion(rejectPedido(catedraId))
  const [motivo, setMotivo] = useState('')
  return (
    <ConfirmDialog
      open={pedido !== null}
      onClose={onClose}
      onConfirm={() => pedido && send({ id: pedido.id, motivo }, hastaQueNoEste(onClose))}
      title={pedido ? `¿Rechazar a ${nombreDePersona(pedido)}?` : 'Rechazar'}
      confirmLabel="Rechazar"
      saving={enviando}
      savingLabel="Rechazando..."
      danger
    >
      <TextArea
        label="Motivo"
        hint="Se le escribe por correo. En blanco, no se le escribe nada."
        maxLength={1000}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
    </ConfirmDialog>
  )
}
