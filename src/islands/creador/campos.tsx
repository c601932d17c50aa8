import { Checkbox } from '../../ui/checkbox'
import { NumberField, TextArea, TextField } from '../../ui/text-field'
import { useCampo } from './use-campo'
import type { Campo } from './valores'

interface Props {
  name: Campo
  label: string
  hint?: string
  required?: boolean
}

export const Texto = ({
  name,
  type,
  ...props
}: Props & { type?: 'email' | 'url'; autoComplete?: string }) => (
  <TextField autoComplete="off" {...props} {...useCampo(name)} {...(type && { type })} />
)

export const Parrafo = ({ name, rows, ...props }: Props & { rows?: number }) => (
  <TextArea {...props} {...useCampo(name)} {...(rows && { rows })} />
)

export const Casilla = ({ name, ...props }: Props) => <Checkbox {...props} {...useCampo(name)} />

const Numero = ({ name, ...props }: Props) => <NumberField {...props} {...useCampo(name)} />

/** A date whose month and day may be unknown. */
export function Fecha({
  de,
  titulo,
  required,
}: {
  de: 'birth' | 'death'
  titulo: string
  required?: boolean
}) {
  return (
    <fieldset className="ui-fecha">
      <legend>{titulo}</legend>
      <Numero name={`${de}_year`} label="Año" {...(required && { required })} />
      <Numero name={`${de}_month`} label="Mes" />
      <Numero name={`${de}_day`} label="Día" />
    </fieldset>
  )
}
