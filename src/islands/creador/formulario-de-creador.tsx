import type { FormEventHandler, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button'
import type { Valores } from './valores'

interface Props<T extends FieldValues> {
  form: UseFormReturn<Valores, unknown, T>
  alEnviar: FormEventHandler
  enviado: boolean
  enviar: string
  alCancelar?: (() => void) | undefined
  children: ReactNode
}

/** What a visitor says of a creator, in a dialog; what was taken is not sent again. */
export function FormularioDeCreador<T extends FieldValues>({
  form,
  alEnviar,
  enviado,
  enviar,
  alCancelar,
  children,
}: Props<T>) {
  return (
    <FormProvider {...form}>
      <form className="formulario-de-creador" noValidate onSubmit={alEnviar}>
        <div className="ui-dialogo-cuerpo">{children}</div>
        <footer className="ui-acciones">
          {alCancelar && <Button onClick={alCancelar}>Cancelar</Button>}
          <Button
            type="submit"
            variant="primary"
            saving={form.formState.isSubmitting}
            disabled={enviado}
            savingLabel="Enviando..."
          >
            {enviar}
          </Button>
        </footer>
      </form>
    </FormProvider>
  )
}
