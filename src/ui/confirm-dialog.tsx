import { type ReactNode, useRef } from 'react'
import { Button } from './button'
import { Dialog } from './dialog'

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  onConfirm: () => void
  title: string
  confirmLabel: string
  /** What goes with it. */
  children?: ReactNode
  saving?: boolean
  savingLabel?: string
  /** What it removes takes what opened it along. */
  danger?: boolean
}

/** Asks before something that can't be undone, naming it. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  confirmLabel,
  children,
  saving = false,
  savingLabel,
  danger = false,
}: ConfirmDialogProps) {
  const confirmed = useRef(false)

  const cancel = () => {
    confirmed.current = false
    onClose()
  }
  const confirm = () => {
    confirmed.current = true
    onConfirm()
  }

  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={title}
      size="narrow"
      openerGoes={() => danger && confirmed.current}
    >
      <div className="ui-dialogo-cuerpo">{children}</div>
      <footer className="ui-acciones">
        <Button onClick={cancel} disabled={saving}>
          Cancelar
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          onClick={confirm}
          saving={saving}
          {...(savingLabel && { savingLabel })}
        >
          {confirmLabel}
        </Button>
      </footer>
    </Dialog>
  )
}
