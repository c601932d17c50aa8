import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useSearchParams } from 'react-router'
import { isATiempo } from '../../../domain/aportes/decisiones'
import { nombreCompleto } from '../../../domain/creadores/creadores'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { Select } from '../../../ui/select'
import { claveDe } from '../../base/clave-de'
import { fechaYHora } from '../../base/instantes'
import { useAccion } from '../../base/use-accion'
import { APORTES, aportesQuery } from '../aportes/queries'
import { etiquetaDeCampo } from '../etiquetas'
import { QuienEnvio } from '../quien-envio'
import { ademasDe, SUGERENCIAS, sugerenciasQuery } from '../sugerencias/queries'
import { Cola, usePagina } from './cola'
import { type Que, undoDecision } from './queries'

const opciones = {
  aportes: [
    { value: 'PUBLISHED', label: 'Publicados' },
    { value: 'REJECTED', label: 'Rechazados' },
  ],
  sugerencias: [
    { value: 'APPROVED', label: 'Aprobadas' },
    { value: 'REJECTED', label: 'Rechazadas' },
  ],
}

/** What was decided, and the way back for thirty days. */
export default function Decididas({ que }: { que: Que }) {
  const [parametros, setParametros] = useSearchParams()
  const isRechazo = parametros.get('estado') === 'REJECTED'
  const Lista = que === 'aportes' ? Aportes : Sugerencias
  return (
    <>
      <Select
        label="Qué se decidió"
        options={opciones[que]}
        value={isRechazo ? 'REJECTED' : opciones[que][0]?.value}
        onChange={({ target }) => setParametros({ tab: que, ver: 'decididas', estado: target.value })}
      />
      <Lista isRechazo={isRechazo} />
    </>
  )
}

const Nada = () => (
  <EmptyState title="Todavía no hay nada decidido">
    Lo que apruebes o rechaces queda aquí, y por 30 días se puede deshacer.
  </EmptyState>
)

function Aportes({ isRechazo }: { isRechazo: boolean }) {
  const { data } = useSuspenseQuery(aportesQuery(isRechazo ? 'REJECTED' : 'PUBLISHED', usePagina()))
  return (
    <Cola etiqueta="Aportes decididos" lista={claveDe(APORTES)} pagina={data} vacio={<Nada />}>
      {(aporte) => (
        <DecididaItem
          key={aporte.id}
          que="aportes"
          nombre={nombreCompleto(aporte)}
          email={aporte.email}
          envio={aporte}
          motivo={aporte.rejection_reason}
        />
      )}
    </Cola>
  )
}

function Sugerencias({ isRechazo }: { isRechazo: boolean }) {
  const { data } = useSuspenseQuery(sugerenciasQuery(isRechazo ? 'REJECTED' : 'APPROVED', usePagina()))
  return (
    <Cola etiqueta="Sugerencias decididas" lista={claveDe(SUGERENCIAS)} pagina={data} vacio={<Nada />}>
      {({ tomados, motivo, ...sugerencia }) => (
        <DecididaItem
          key={sugerencia.id}
          que="sugerencias"
          nombre={sugerencia.nombre_pedido ?? nombreCompleto(sugerencia.Composer)}
          email={sugerencia.suggester_email}
          ademas={ademasDe(sugerencia)}
          envio={sugerencia}
          motivo={motivo}
          tomados={tomados}
          isNombre={sugerencia.nombre_pedido !== null}
        />
      )}
    </Cola>
  )
}

interface Props {
  que: Que
  nombre: string
  email: string | null
  ademas?: readonly string[]
  envio: ComponentProps<typeof QuienEnvio>['envio'] & {
    id: number
    por: string | null
    decidido_en: string | null
  }
  motivo: string | null
  tomados?: string[] | null
  /** A name once said is not taken back. */
  isNombre?: boolean
}

function DecididaItem({ que, nombre, email, ademas = [], envio, motivo, tomados, isNombre }: Props) {
  const { id, por, decidido_en } = envio
  return (
    <li className="panel pila" tabIndex={-1}>
      <h2>{nombre}</h2>
      <QuienEnvio email={email} ademas={ademas} envio={envio} />
      {decidido_en && (
        <p className="apagado">
          {por}, <time dateTime={decidido_en}>{fechaYHora(decidido_en)}</time>
        </p>
      )}
      {tomados && <p>Se tomó solo: {tomados.map(etiquetaDeCampo).join(', ')}.</p>}
      {motivo && (
        <blockquote className="motivo">
          <p>
            <b>Motivo:</b> {motivo}
          </p>
        </blockquote>
      )}
      {decidido_en && !isNombre && isATiempo(Date.parse(decidido_en), Date.now()) && (
        <Deshacer que={que} id={id} nombre={nombre} />
      )}
    </li>
  )
}

function Deshacer({ que, id, nombre }: { que: Que; id: number; nombre: string }) {
  const { send, enviando } = useAccion(undoDecision(que))
  const [preguntando, setPreguntando] = useState(false)
  const close = () => setPreguntando(false)
  return (
    <div className="botones">
      <Button onClick={() => setPreguntando(true)}>
        Deshacer<span className="oculto"> lo decidido sobre {nombre}</span>
      </Button>
      <ConfirmDialog
        open={preguntando}
        onClose={close}
        onConfirm={() => send(id, { onSuccess: close, onError: close })}
        title={`¿Deshacer lo decidido sobre ${nombre}?`}
        confirmLabel="Deshacer"
        saving={enviando}
        savingLabel="Deshaciendo..."
      >
        <p>
          Espera otra vez, y la ficha queda como si no se hubiera decidido. Lo que alguien cambió después se
          queda.
        </p>
      </ConfirmDialog>
    </div>
  )
}
