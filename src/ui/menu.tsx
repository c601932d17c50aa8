import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface MenuProps {
  open: boolean
  onClose: () => void
  label: string
  className?: string
  /** What it stands beside, which has the focus once it is closed. */
  anchor: () => HTMLElement | null | undefined
  children: ReactNode
}

/**
 * What may be chosen, beside what opened it. A native dialog and no popover: that would close again as the finger is lifted
 * that was held to open it. Closed, what it holds stays: it may have a dialog of its own by then.
 */
export function Menu({ open, onClose, label, className = '', anchor, children }: MenuProps) {
  const menu = useRef<HTMLDialogElement>(null)
  /** Before what was chosen is done, so that a dialog gives the focus back to what is seen. */
  const leave = () => {
    menu.current?.close()
    anchor()?.focus()
    onClose()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once, whatever is drawn while it is open
  useEffect(() => {
    const { current } = menu
    if (!open || !current) return
    current.showModal()
    const beside = anchor()
    if (beside) place(current, beside.getBoundingClientRect())
    const chosen = current.querySelector<HTMLElement>('[aria-checked=true]')
    ;(chosen ?? itemsIn(current)[0])?.focus()
    // It stands where what opened it was.
    addEventListener('resize', leave)
    return () => removeEventListener('resize', leave)
  }, [open])

  // A dialog that something in it opened is within it for React, and not in the page.
  const isWithin = (target: EventTarget) => menu.current?.contains(target as Node)
  return (
    <dialog
      ref={menu}
      className={`menu ${className}`.trim()}
      aria-label={label}
      onCancel={leave}
      onKeyDown={(event) => isWithin(event.target) && move(event, leave)}
      onClickCapture={({ target }) => isWithin(target) && leave()}
    >
      {children}
    </dialog>
  )
}

const itemsIn = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('a, button')]

/** Under what opened it or, where there is no room, above. */
function place(menu: HTMLElement, { top, bottom, right }: DOMRect) {
  const { offsetHeight, offsetWidth } = menu
  const fits = bottom + offsetHeight < innerHeight
  menu.style.top = `${Math.max(0, fits ? bottom : top - offsetHeight)}px`
  menu.style.left = `${Math.max(0, right - offsetWidth)}px`
}

/** As in any menu; the dialog that this one stands in hears nothing of it. */
function move(event: KeyboardEvent<HTMLElement>, leave: () => void) {
  if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault()
    event.stopPropagation()
    leave()
    return
  }
  const items = itemsIn(event.currentTarget)
  const current = items.indexOf(document.activeElement as HTMLElement)
  const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next % items.length)?.focus()
}
