import type { ComponentProps } from 'react'
import { TextField } from '../../ui/text-field'
import { useSextoDigito } from './use-sexto-digito'

type Props = Pick<ComponentProps<typeof TextField>, 'ref' | 'value' | 'onChange' | 'error'>

/** A code from a mail: typed, pasted or suggested by the phone, with or without spaces. */
export function CampoDeCodigo(props: Props) {
  return (
    <TextField
      className="codigo"
      label="Código de 6 dígitos"
      name="codigo"
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      onInput={useSextoDigito()}
      hint="Vale por 10 minutos. Si no llega, mira en el correo no deseado."
      {...props}
    />
  )
}
