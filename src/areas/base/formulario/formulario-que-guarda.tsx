import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../../lib/api'
import { useAccion } from '../use-accion'
import { FormularioDeDialogo } from './formulario-de-dialogo'
import { useFormulario } from './use-formulario'

interface Props<V extends FieldValues, D extends object, R, C> {
  borrador: string
  iniciales: V
  esquema: z.ZodType<D>
  accion: UseMutationOptions<R, ApiError, D, C>
  /** Whether it is there already: then `accion` takes a part, and only what was changed is sent. */
  isEdit?: boolean
  /** What is said when it could not be done. */
  falla: string
  send: string
  mientras?: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, which closes once it has been sent. */
export function FormularioQueGuarda<V extends FieldValues, D extends object, R, C>({
  borrador,
  iniciales,
  esquema,
  accion,
  isEdit = false,
  falla,
  onClose,
  children,
  ...textos
}: Props<V, D, R, C>) {
  const { form, recuperado, returnTo, showFaltas, showRechazo, cambiosDe } = useFormulario<V, D>({
    borrador,
    iniciales,
    esquema,
  })
  const { send, enviando } = useAccion(accion)

  const onSend = form.handleSubmit((datos) => {
    send(isEdit ? (cambiosDe(datos) as D) : datos, {
      onDone: () => returnTo(iniciales),
      onSuccess: onClose,
      onError: showRechazo(falla),
    })
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSend}
        onDiscard={recuperado && (() => returnTo(iniciales))}
        onCancel={onClose}
        enviando={enviando}
        {...textos}
      >
        {children}
      </FormularioDeDialogo>
    </FormProvider>
  )
}
