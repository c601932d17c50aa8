import { useController, useFormContext } from 'react-hook-form'
import type { Campo, Valores } from './valores'

/** What a control of the form needs to be one. */
export function useCampo(name: Campo) {
  const { register, formState } = useFormContext<Valores>()
  return { ...register(name), error: formState.errors[name]?.message }
}

/** The roles in the order in which they are chosen. */
export function useRoles() {
  const { field, fieldState } = useController<Valores, 'mainRole'>({ name: 'mainRole' })
  return { ...field, error: fieldState.error?.message }
}
