import type { FormEventHandler, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button'
import type { Valores } from './valores'

interface Props<T extends FieldValues> {
  form: UseFormReturn<Valores, unknown, T>
  onSend: FormEventHandler
  enviado: boolean
  send: string
  onCancel?: (() => void) | undefined
  children: ReactNode
}

/** What a visitor says of a creator, in a dialog; what was taken is not sent again. */
export function FormularioDeCreador<T extends FieldValues>({
  form,
  onSend,
  enviado,
  send,
  onCancel,
  children,
}: Props<T>) {
  return (
    <FormProvider {...form}>
      <form className="formulario-de-creador" noValidate onSubmit={onSend}>
        <div className="ui-dialogo-cuerpo">{children}</div>
        <footer className="ui-acciones">
          {onCancel && <Button onClick={onCancel}>Cancelar</Button>}
          <Button
            type="submit"
            variant="primary"
            saving={form.formState.isSubmitting}
            disabled={enviado}
            savingLabel="Enviando..."
          >
            {send}
          </Button>
        </footer>
      </form>
    </FormProvider>
  )
}
