import { type FieldValues, type Path, useFormContext } from 'react-hook-form'

/** What a control needs of the form that it stands in. */
export function useCampo<V extends FieldValues>() {
  const { register, getFieldState, formState } = useFormContext<V>()
  return (nombre: Path<V>) => ({
    ...register(nombre),
    error: getFieldState(nombre, formState).error?.message,
  })
}
