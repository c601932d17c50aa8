import type { ComponentProps } from 'react'
import type { FieldProps } from '../../ui/field'
import { TextField } from '../../ui/text-field'

type Props = ComponentProps<'input'> & Pick<FieldProps, 'error' | 'hint'>

/** Of the second factor: six digits, or those of a recovery code. */
export const CampoDeCodigo = (input: Props) => (
  <TextField
    {...input}
    label="Código de tu aplicación"
    name="codigo"
    inputMode="numeric"
    autoComplete="one-time-code"
    required
  />
)
