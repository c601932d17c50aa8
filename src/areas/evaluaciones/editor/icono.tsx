import type { ReactNode } from 'react'
import { Button } from '../../../ui/button'

interface Props {
  texto: string
  desactivado?: boolean
  onFinished: () => void
  children: ReactNode
}

/** A button that shows a sign and is named by a text. */
export function Icono({ texto, desactivado = false, onFinished, children }: Props) {
  return (
    <Button variant="sign" onClick={onFinished} disabled={desactivado} aria-label={texto}>
      {children}
    </Button>
  )
}
