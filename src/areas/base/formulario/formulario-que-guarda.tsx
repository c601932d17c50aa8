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
  esEdicion?: boolean
  /** What is said when it could not be done. */
  falla: string
  enviar: string
  mientras?: string
  alCerrar: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog, which closes once it has been sent. */
export function FormularioQueGuarda<V extends FieldValues, D extends object, R, C>({
  borrador,
  iniciales,
  esquema,
  accion,
  esEdicion = false,
  falla,
  alCerrar,
  children,
  ...textos
}: Props<V, D, R, C>) {
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo, cambiosDe } = useFormulario<V, D>({
    borrador,
    iniciales,
    esquema,
  })
  const { enviar, enviando } = useAccion(accion)

  const alEnviar = form.handleSubmit((datos) => {
    enviar(esEdicion ? (cambiosDe(datos) as D) : datos, {
      alLograr: () => volverA(iniciales),
      onSuccess: alCerrar,
      onError: mostrarRechazo(falla),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviando={enviando}
        {...textos}
      >
        {children}
      </FormularioDeDialogo>
    </FormProvider>
  )
}
