import type { UseMutationOptions } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../../lib/api'
import { useAccion } from '../use-accion'
import { useFormulario } from './use-formulario'

interface Opciones<V extends FieldValues, D, E, R, C> {
  borrador: string
  iniciales: V
  esquema: z.ZodType<D>
  accion: UseMutationOptions<R, ApiError, E, C>
  /** What is sent of what the form says. */
  datosDe: (datos: D, formulario: Formulario<V, D>) => E
  /** What is said when it could not be done. */
  falla: string
  onClose: () => void
  /** In place of closing it. */
  onSave?: ((guardado: R) => void) | undefined
}

type Formulario<V extends FieldValues, D> = ReturnType<typeof useFormulario<V, D>>

/** A form that is sent from a dialog, and closes it once it has been. */
export function useGuardado<V extends FieldValues, D, E, R, C>(opciones: Opciones<V, D, E, R, C>) {
  const { borrador, iniciales, esquema, accion, datosDe, falla, onClose, onSave = onClose } = opciones
  const formulario = useFormulario<V, D>({ borrador, iniciales, esquema })
  const { form, recuperado, returnTo, showFaltas, showRechazo } = formulario
  const { send, enviando } = useAccion(accion)

  const save = form.handleSubmit((datos) => {
    send(datosDe(datos, formulario), {
      onDone: () => returnTo(iniciales),
      onSuccess: onSave,
      onError: showRechazo(falla),
    })
  }, showFaltas)

  return {
    form,
    save,
    /** For `FormularioDeDialogo`. */
    enDialogo: { onDiscard: recuperado && (() => returnTo(iniciales)), onCancel: onClose, enviando },
  }
}
