import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EN_PAPELERA } from '../../domain/papelera/papelera'
import type { ApiError } from '../../lib/api'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { hastaQueNoEste, useAccion } from './use-accion'
import { useUltimo } from './use-ultimo'

interface Pregunta<T, D, C> {
  accion: (cual: T) => UseMutationOptions<D, ApiError, number, C>
  titulo: (cual: T) => string
  confirmLabel: string
  onClose: () => void
  /** In place of closing it. */
  onRemove?: (() => void) | undefined
  /** What goes with it. */
  children: (cual: T) => ReactNode
}

interface Props<T, D, C> extends Pregunta<T, D, C> {
  /** Asks about this one; nothing where it is none. */
  cual: T | null
}

/** Asks before something goes into the bin, naming it and what goes with it. */
export function Eliminacion<T extends { id: number }, D, C>({ cual, ...pregunta }: Props<T, D, C>) {
  const ultima = useUltimo(cual)
  return ultima && <Abierta {...pregunta} cual={ultima} open={cual !== null} />
}

function Abierta<T extends { id: number }, D, C>({
  cual,
  open,
  accion,
  titulo,
  confirmLabel,
  onClose,
  onRemove = onClose,
  children,
}: Pregunta<T, D, C> & { cual: T; open: boolean }) {
  const { send, enviando } = useAccion(accion(cual))
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => send(cual.id, hastaQueNoEste(onRemove))}
      title={titulo(cual)}
      confirmLabel={confirmLabel}
      saving={enviando}
      savingLabel="Eliminando..."
      danger
    >
      {children(cual)}
      <p>{EN_PAPELERA}</p>
    </ConfirmDialog>
  )
}
