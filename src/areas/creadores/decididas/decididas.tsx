import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { EmptyState } from '../../../ui/empty-state'
import { Select } from '../../../ui/select'
import { fechaYHora } from '../../base/instantes'
import { Paginacion } from '../../base/paginacion'
import { useAccion } from '../../base/use-accion'
import { etiquetaDeCampo } from '../etiquetas'
import { QuienEnvio } from '../quien-envio'
import { type Como, type Decidida, decididasQuery, type Que, undoDecision } from './queries'

const opciones = {
  aportes: [
    { value: 'tomadas', label: 'Publicados' },
    { value: 'rechazadas', label: 'Rechazados' },
  ],
  sugerencias: [
    { value: 'tomadas', label: 'Aprobadas' },
    { value: 'rechazadas', label: 'Rechazadas' },
  ],
}

/** What was decided, and the way back for thirty days. */
export default function Decididas({ que }: { que: Que }) {
  const [como, setComo] = useState<Como>('tomadas')
  const [pagina, setPagina] = useState(1)
  const { data } = useSuspenseQuery(decididasQuery(que, como, pagina))
  const choose = (valor: string) => {
    setComo(valor === 'rechazadas' ? 'rechazadas' : 'tomadas')
    setPagina(1)
  }
  return (
    <>
      <Select
        label="Qué se decidió"
        options={opciones[que]}
        value={como}
        onChange={({ target }) => choose(target.value)}
      />
      {data.filas.length === 0 ? (
        <EmptyState title="Todavía no hay nada decidido">
          Lo que apruebes o rechaces queda aquí, y por 30 días se puede deshacer.
        </EmptyState>
      ) : (
        <ul className="pila" aria-label={que === 'aportes' ? 'Aportes decididos' : 'Sugerencias decididas'}>
          {data.filas.map((fila) => (
            <DecididaItem key={fila.id} que={que} fila={fila} />
          ))}
        </ul>
      )}
      <Paginacion pagina={pagina} de={data.totalPages} onGo={setPagina} />
    </>
  )
}

function DecididaItem({ que, fila }: { que: Que; fila: Decidida }) {
  const { id, nombre, envios, envio, por, decidido_en, motivo, tomados } = fila
  const { send, enviando } = useAccion(undoDecision(que))
  const [preguntando, setPreguntando] = useState(false)
  const close = () => setPreguntando(false)
  return (
    <li className="panel pila">
      <h2>{nombre}</h2>
      {envios.map((email) => (
        <QuienEnvio key={email ?? ''} email={email} envio={envio} />
      ))}
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
      {decidido_en && (
        <div className="botones">
          <Button onClick={() => setPreguntando(true)}>
            Deshacer<span className="oculto"> lo decidido sobre {nombre}</span>
          </Button>
        </div>
      )}
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
    </li>
  )
}
