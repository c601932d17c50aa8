import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Narrow for a question, wide for a form. */
  size?: 'narrow' | 'wide'
  /** Whom the focus goes back to, where what opened it had lost it by then. */
  returnTo?: HTMLElement | null
  children: ReactNode
}

/** Holds the focus, gives it back on closing, closes with Escape; fills a telephone's screen. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'wide',
  returnTo,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className="ui-velo" />
        <Base.Popup
          ref={popup}
          initialFocus={popup}
          {...(returnTo && { finalFocus: () => returnTo })}
          className={`ui-dialogo ${size}`}
        >
          <header>
            <Base.Title className="ui-dialogo-titulo">{title}</Base.Title>
            <Base.Close className="ui-cerrar" aria-label="Cerrar">
              <span aria-hidden="true">×</span>
            </Base.Close>
          </header>
          {description && <Base.Description className="ui-dialogo-nota">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
