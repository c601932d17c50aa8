import type { ReactNode } from 'react'
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
  return (
    <Dialog open={open} onClose={onClose} title={title} size="narrow">
      <div className="ui-dialogo-cuerpo">{children}</div>
      <footer className="ui-acciones">
        <Button onClick={onClose} disabled={saving}>
          Cancelar
        </Button>
        <Button
          variant={danger ? 'danger' : 'primary'}
          onClick={onConfirm}
          saving={saving}
          {...(savingLabel && { savingLabel })}
        >
          {confirmLabel}
        </Button>
      </footer>
    </Dialog>
  )
}
