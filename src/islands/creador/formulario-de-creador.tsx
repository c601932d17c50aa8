import type { FormEventHandler, KeyboardEvent, ReactNode, Ref } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../ui/button'
import { CampoOculto } from './campo-oculto'
import type { Valores } from './valores'

interface Props<T extends FieldValues> {
  form: UseFormReturn<Valores, unknown, T>
  onSend: FormEventHandler
  enviado: boolean
  send: string
  onCancel?: (() => void) | undefined
  /** Of a form in steps, where they lead from here. */
  pasos?: { back: (() => void) | undefined; goOn: (() => void) | undefined }
  ref?: Ref<HTMLFormElement>
  children: ReactNode
}

/** What a visitor says of a creator, in a dialog; what was taken is not sent again. */
export function FormularioDeCreador<T extends FieldValues>({
  form,
  onSend,
  enviado,
  send,
  onCancel,
  pasos: { back, goOn } = { back: undefined, goOn: undefined },
  ref,
  children,
}: Props<T>) {
  return (
    <FormProvider {...form}>
      <form
        ref={ref}
        className="formulario-de-creador"
        noValidate
        onSubmit={onSend}
        onKeyDown={goOn && ((evento) => onEnter(evento, goOn))}
      >
        <div className="ui-dialogo-cuerpo">{children}</div>
        <CampoOculto />
        <footer className="ui-acciones">
          {back ? (
            <Button onClick={back}>Anterior</Button>
          ) : (
            onCancel && <Button onClick={onCancel}>Cancelar</Button>
          )}
          <Button
            type="submit"
            variant={goOn ? 'quiet' : 'primary'}
            saving={form.formState.isSubmitting}
            disabled={enviado}
            savingLabel="Enviando..."
          >
            {send}
          </Button>
          {goOn && (
            <Button variant="primary" onClick={goOn}>
              Siguiente
            </Button>
          )}
        </footer>
      </form>
    </FormProvider>
  )
}

/** Who ends a line means the next step, and not to send what is half written. */
function onEnter(evento: KeyboardEvent, goOn: () => void) {
  const { key, target, nativeEvent } = evento
  const isLine = target instanceof HTMLInputElement && !['checkbox', 'file'].includes(target.type)
  if (key !== 'Enter' || nativeEvent.isComposing || !isLine) return
  evento.preventDefault()
  goOn()
}
