import { Dialog as Base } from '@base-ui/react/dialog'
import { createContext, type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { screenTitle } from './screen-title'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Narrow for a question, wide for a form; full to be seen from afar. */
  size?: 'narrow' | 'wide' | 'full'
  /** Whom the focus goes back to, where what opened it had lost it by then; asked for when it closes. */
  returnTo?: HTMLElement | null | (() => HTMLElement | null)
  /** Whether what opened it is about to go, although it is still there. */
  openerGoes?: () => boolean
  children: ReactNode
}

/** The dialog that another one is opened from. */
const Beneath = createContext<RefObject<HTMLElement | null> | null>(null)

/** Holds the focus, gives it back on closing, closes with Escape; fills a telephone's screen. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  size = 'wide',
  returnTo,
  openerGoes,
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const fallback = useFallback(open, openerGoes)
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Base.Portal>
        <Base.Backdrop className="ui-velo" />
        <Base.Popup
          ref={popup}
          translate="no"
          initialFocus={popup}
          finalFocus={() => {
            const target = typeof returnTo === 'function' ? returnTo() : returnTo
            if (!target) return fallback()
            // The very element, and not the first in it that takes the focus.
            target.focus()
            return false
          }}
          className={`ui-dialogo ${size}`}
        >
          <header>
            <Base.Title className="ui-dialogo-titulo">{title}</Base.Title>
            <Base.Close className="ui-cerrar" aria-label="Cerrar">
              <span aria-hidden="true">×</span>
            </Base.Close>
          </header>
          {description && <Base.Description className="ui-dialogo-nota">{description}</Base.Description>}
          <Beneath value={popup}>{children}</Beneath>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/**
 * Where the focus goes if what opened it is gone, or never was, as after a reload: into the dialog beneath, also one
 * that it was not opened from, or to the screen's title, and not out to the page. Null: back to what opened it.
 */
function useFallback(open: boolean, openerGoes = () => false) {
  const beneath = useContext(Beneath)
  const opener = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  return () => {
    const { current } = opener
    if (current && current !== document.body && current.isConnected && !openerGoes()) return null
    return beneath?.current ?? openDialog() ?? screenTitle()
  }
}

/** What it holds, rather than its 'Cerrar': the first of it that takes the focus does. */
function openDialog() {
  const dialog = [...document.querySelectorAll<HTMLElement>('.ui-dialogo[data-open]')].at(-1)
  const bodies = [...(dialog?.querySelectorAll<HTMLElement>('.ui-dialogo-cuerpo') ?? [])]
  return bodies.find((body) => body.querySelector('a, button, input, textarea')) ?? dialog
}
