import { Ellipsis } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Menu } from './menu'

interface Props {
  /** Of what they are, said to who can't see where the button stands. */
  of: string
  children: ReactNode
}

/** '⋯': beside the one thing that is mostly done with something, all that else may be. */
export function MoreActions({ of, children }: Props) {
  const [open, setOpen] = useState(false)
  // A long list has one in each row: what nobody looks for is not drawn.
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const label = `Más acciones de ${of}`
  return (
    <>
      <button
        ref={button}
        type="button"
        className="boton callado mas-acciones"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {wanted && (
        <Menu open={open} onClose={() => setOpen(false)} label={label} anchor={() => button.current}>
          {children}
        </Menu>
      )}
    </>
  )
}
