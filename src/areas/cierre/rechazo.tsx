import { CircleAlert } from 'lucide-react'
import { CLASE_CERRADA } from '../../domain/clases/cierres-de-clase'
import { Button } from '../../ui/button'
import type { Borrador } from './borrador-de-cierre'

interface Props {
  rechazo: NonNullable<Borrador['rechazo']>
  onAdd: () => void
  onDiscard: () => void
}

/** Why it was not closed, and that nothing is lost. */
export const Rechazo = ({ rechazo: { code, message }, onAdd, onDiscard }: Props) => (
  <div className="banner-de-envio fila rechazo-de-cierre" role="alert">
    <CircleAlert aria-hidden="true" />
    <p>
      <b>{message}</b> Lo que escribiste sigue aquí.
    </p>
    <div className="botones">
      {code === CLASE_CERRADA && (
        <Button variant="primary" onClick={onAdd}>
          Agregar lo mío
        </Button>
      )}
      <Button variant="quiet" onClick={onDiscard}>
        Descartar lo mío
      </Button>
    </div>
  </div>
)
