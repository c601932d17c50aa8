import { Share2 } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '../../ui/button'

/** What it says, or where it is read when somebody wants it, and which text that is. */
export type TextoPorCompartir = { texto: string } | { fetchTexto: () => Promise<string>; clave: string }

type Props = TextoPorCompartir & {
  variant?: ComponentProps<typeof Button>['variant']
  /** Of what the text is, said to who can't see where the button stands. */
  children?: ReactNode
}

/** It comes when somebody wants to send something, with the dialog that it is in. */
const Mensaje = lazy(() => import('./mensaje-por-compartir'))

/** 'Copiar para WhatsApp': shows what is going to be sent before it is. */
export function CompartirTexto({ variant = 'plain', children, ...texto }: Props) {
  const [pedido, setPedido] = useState(false)
  const [abierto, setAbierto] = useState(false)
  const open = () => {
    setPedido(true)
    setAbierto(true)
  }
  return (
    <>
      <Button variant={variant} onClick={open}>
        <Share2 aria-hidden="true" /> Copiar para WhatsApp{children}
      </Button>
      {pedido && (
        <Suspense fallback={null}>
          <Mensaje {...texto} open={abierto} onClose={() => setAbierto(false)} />
        </Suspense>
      )}
    </>
  )
}
