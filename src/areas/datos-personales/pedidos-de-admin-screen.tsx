import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rechazoDePedido } from '../../domain/casa/datos-personales'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { TextArea } from '../../ui/text-field'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { useUltimo } from '../base/use-ultimo'
import { grantBorrado, type PedidoDeDatos, pedidosQuery, type QuedaEn, refuseBorrado } from './pedidos'

const estados = {
  PENDIENTE: { texto: 'Espera respuesta', tone: 'yellow' },
  BORRADO: { texto: 'Borrado', tone: 'green' },
  RECHAZADO: { texto: 'Rechazado', tone: 'grey' },
} as const

export function Component() {
  const { data: pedidos } = useSuspenseQuery(pedidosQuery)
  const [borrado, setBorrado] = useState<PedidoDeDatos | null>(null)
  const [rechazado, setRechazado] = useState<PedidoDeDatos | null>(null)
  const [quedan, setQuedan] = useState<QuedaEn | null>(null)
  if (pedidos.length === 0) {
    return (
      <EmptyState title="Nadie pidió que se borren sus datos">
        Cada alumno y cada docente puede pedirlo en su perfil.
      </EmptyState>
    )
  }
  return (
    <>
      {quedan && <Quedan en={quedan} />}
      <ul className="pila" aria-label="Pedidos">
        {pedidos.map((pedido) => (
          <PedidoItem key={pedido.id} pedido={pedido}>
            <Button variant="danger" onClick={() => setBorrado(pedido)}>
              Borrar<span className="oculto"> los datos de {pedido.nombre}</span>
            </Button>
            <Button onClick={() => setRechazado(pedido)}>
              Rechazar<span className="oculto"> el pedido de {pedido.nombre}</span>
            </Button>
          </PedidoItem>
        ))}
      </ul>
      <Borrado pedido={borrado} onClose={() => setBorrado(null)} onBorrado={setQuedan} />
      <Rechazo pedido={rechazado} onClose={() => setRechazado(null)} />
    </>
  )
}

function PedidoItem({ pedido, children }: { pedido: PedidoDeDatos; children: React.ReactNode }) {
  const { estado, nombre, email, rol, motivo, respuesta, created_at, resuelto_en } = pedido
  const { texto, tone } = estados[estado]
  return (
    <li className="panel pila">
      <div>
        <h2 className="tarjeta-titulo">
          {nombre} <Badge tone={tone}>{texto}</Badge>
        </h2>
        <p className="apagado">
          {rol === 'docente' ? 'Docente' : 'Alumno'}
          {estado !== 'BORRADO' && ` · ${email}`} · lo pidió el {fechaYHora(created_at)}
          {resuelto_en && ` · respondido el ${fechaYHora(resuelto_en)}`}
        </p>
      </div>
      {motivo && <p>{motivo}</p>}
      {respuesta && <p>Respuesta: {respuesta}</p>}
      {estado === 'PENDIENTE' && <div className="botones">{children}</div>}
    </li>
  )
}

/** Copies are of what was: nothing is taken out of them. */
function Quedan({ en }: { en: QuedaEn }) {
  return (
    <section className="panel pila" aria-labelledby="quedan">
      <h2 id="quedan" className="tarjeta-titulo">
        Datos borrados, salvo en las copias
      </h2>
      <p>Lo que se copió antes sigue como era, en estas carpetas del servidor:</p>
      <ul className="pila">
        {en.map(({ donde, cuantos, que_hacer }) => (
          <li key={donde}>
            <code>{donde}</code>
            {cuantos !== null && ` (${cuantos === 1 ? '1 archivo' : `${cuantos} archivos`})`}. {que_hacer}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Props {
  pedido: PedidoDeDatos | null
  onClose: () => void
}

function Borrado({ pedido, onClose, onBorrado }: Props & { onBorrado: (quedan: QuedaEn) => void }) {
  const cual = useUltimo(pedido)
  const { send, enviando } = useAccion(grantBorrado)
  if (!cual) return null
  return (
    <ConfirmDialog
      open={pedido !== null}
      onClose={onClose}
      onConfirm={() =>
        send(cual.id, {
          onSuccess: ({ quedan_en }) => {
            onBorrado(quedan_en)
            onClose()
          },
        })
      }
      title={`¿Borrar los datos de ${cual.nombre}?`}
      confirmLabel="Borrar para siempre"
      saving={enviando}
      savingLabel="Borrando..."
    >
      <p>
        Se van su nombre, su email y lo que escribió y envió; no podrá ingresar más. Quedan sin nombre sus
        marcas, notas y pagos, y un acta ya cerrada conserva lo que dice. En las copias de seguridad sigue
        hasta que se van. No pasa por la papelera: no se puede deshacer.
      </p>
    </ConfirmDialog>
  )
}

function Rechazo({ pedido, onClose }: Props) {
  const cual = useUltimo(pedido)
  if (!cual) return null
  return (
    <Dialog
      open={pedido !== null}
      onClose={onClose}
      title={`Rechazar el pedido de ${cual.nombre}`}
      size="narrow"
    >
      <FormularioQueGuarda
        borrador={`rechazo-de-pedido-${cual.id}`}
        iniciales={{ motivo: '' }}
        esquema={rechazoDePedido}
        accion={refuseBorrado(cual.id)}
        falla="No se pudo rechazar el pedido."
        send="Rechazar el pedido"
        mientras="Enviando..."
        onClose={onClose}
      >
        <Motivo />
      </FormularioQueGuarda>
    </Dialog>
  )
}

function Motivo() {
  const campo = useCampo<{ motivo: string }>()
  return <TextArea label="Por qué" hint="Lo va a leer quien lo pidió." required {...campo('motivo')} />
}
