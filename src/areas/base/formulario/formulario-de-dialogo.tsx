import type { FormEventHandler, ReactNode } from 'react'
import { Button } from '../../../ui/button'
import { Recuperado } from './recuperado'

interface Props {
  onSubmit: FormEventHandler
  /** What was left half written is back: it can be thrown away. */
  onDiscard: (() => void) | false
  onCancel: () => void
  send: string
  enviando: boolean
  /** What has to be asked before it is sent is being found out. */
  averiguando?: boolean
  /** What is said while it is sent. */
  mientras?: string
  children: ReactNode
}

/** A form that fills a dialog: its fields, and its buttons below them. */
export function FormularioDeDialogo({
  onSubmit,
  onDiscard,
  onCancel,
  send,
  enviando,
  averiguando = false,
  mientras = 'Guardando...',
  children,
}: Props) {
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="ui-dialogo-cuerpo ui-formulario">
        {onDiscard && <Recuperado onDiscard={onDiscard} />}
        {children}
      </div>
      <footer className="ui-acciones">
        <Button onClick={onCancel} disabled={enviando}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="primary"
          disabled={averiguando}
          saving={enviando}
          savingLabel={mientras}
        >
          {send}
        </Button>
      </footer>
    </form>
  )
}
