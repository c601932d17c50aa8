import { type ComponentType, createContext, type ReactNode, use, useCallback, useState } from 'react'
import type { PropsDeDialogos } from './dialogos'

/** The form that adds a creator, or that which suggests a change of one: opened by a button that has the focus again afterwards. */
export type Pedido = 'aporte' | { composerId: number; boton: HTMLElement }

const Open = createContext<(pedido: Pedido) => Promise<void>>(async () => {})

/** Opens a form over the page; where it can't come down, that is a rejection. */
export const useOpen = () => use(Open)

/** What lies over the page, with all that it needs, comes down when somebody opens it. */
export function ConDialogos({ children }: { children: ReactNode }) {
  const [Dialogos, setDialogos] = useState<ComponentType<PropsDeDialogos>>()
  const [pedido, setPedido] = useState<Pedido>()
  const [abierto, setAbierto] = useState(false)

  const open = useCallback(async (nuevo: Pedido) => {
    const partes = await import('./dialogos')
    setDialogos(() => partes.Dialogos)
    setPedido(nuevo)
    setAbierto(true)
  }, [])

  return (
    <Open value={open}>
      {children}
      {Dialogos && <Dialogos pedido={pedido} abierto={abierto} onClose={() => setAbierto(false)} />}
    </Open>
  )
}
