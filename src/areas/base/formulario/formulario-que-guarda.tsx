import type { UseMutationOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../../lib/api'
import { FormularioDeDialogo } from './formulario-de-dialogo'
import { useGuardado } from './use-guardado'

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
  averiguando?: boolean
  onClose: () => void
  /** In place of closing it. */
  onSave?: ((guardado: R) => void) | undefined
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
  onSave,
  children,
  ...textos
}: Props<V, D, R, C>) {
  const { form, save, enDialogo } = useGuardado<V, D, D, R, C>({
    borrador,
    iniciales,
    esquema,
    accion,
    datosDe: (datos, { cambiosDe }) => (isEdit ? (cambiosDe(datos) as D) : datos),
    falla,
    onClose,
    onSave,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo onSubmit={save} {...enDialogo} {...textos}>
        {children}
      </FormularioDeDialogo>
    </FormProvider>
  )
}
