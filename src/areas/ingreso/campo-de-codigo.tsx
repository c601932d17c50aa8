import type { ComponentProps } from 'react'
import { CODIGO_ENVIADO } from '../../domain/sesiones/codigo-escrito'
import { TextField } from '../../ui/text-field'
import { useSextoDigito } from './use-sexto-digito'

type Props = Pick<ComponentProps<typeof TextField>, 'ref' | 'value' | 'onChange' | 'error'> & {
  /** What was answered to who asked for it. */
  dicho?: string
}

/** A code from a mail: typed, pasted or suggested by the phone, with or without spaces. */
export function CampoDeCodigo({ dicho = CODIGO_ENVIADO, ...props }: Props) {
  return (
    <TextField
      className="codigo"
      label="Código de 6 dígitos"
      name="codigo"
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      onInput={useSextoDigito()}
      hint={`Vale por 10 minutos.${dicho === CODIGO_ENVIADO ? ' Si no llega, mira en el correo no deseado.' : ''}`}
      {...props}
    />
  )
}
