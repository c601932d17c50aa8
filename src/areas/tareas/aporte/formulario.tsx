import type { FormEventHandler, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { Valores } from '../../../islands/creador/valores'
import { FormularioDeDialogo } from '../../base/formulario/formulario-de-dialogo'

interface Props<D extends FieldValues> {
  form: UseFormReturn<Valores, unknown, D>
  onSend: FormEventHandler
  enviando: boolean
  /** A photo is on its way: what is sent before it has arrived goes without it. */
  subiendo?: boolean
  onClose: () => void
  children: ReactNode
}

/** The fields of a contribution in a dialog, and how it is sent. */
export function Formulario<D extends FieldValues>({
  form,
  onSend,
  enviando,
  subiendo = false,
  onClose,
  children,
}: Props<D>) {
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSend}
        onDiscard={false}
        onCancel={onClose}
        send="Entregar mi aporte"
        enviando={enviando || subiendo}
        mientras={subiendo ? 'Subiendo la foto...' : 'Entregando...'}
      >
        <p className="apagado">
          Va a tu nombre. Tu docente lo califica; si se publica en la línea de tiempo lo decide la
          administración. Lo que escribes queda en este dispositivo hasta que lo entregues.
        </p>
        {children}
      </FormularioDeDialogo>
    </FormProvider>
  )
}
