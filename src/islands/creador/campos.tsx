import { useWatch } from 'react-hook-form'
import type { Certeza } from '../../domain/creadores/edtf'
import { opcionesDeCerteza } from '../../domain/creadores/fecha-escrita'
import { Checkbox } from '../../ui/checkbox'
import { Select } from '../../ui/select'
import { NumberField, TextArea, TextField } from '../../ui/text-field'
import { useCampo } from './use-campo'
import type { Campo, Valores } from './valores'

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

type De = 'birth' | 'death'

const etiquetasDeAnio: Partial<Record<Certeza, string>> = { ENTRE: 'Desde', SIGLO: 'Siglo' }
const ayudas: Partial<Record<Certeza, string>> = {
  DECADA: 'Cualquiera de sus años.',
  SIGLO: 'Su número: 17 es el XVII.',
}

/** A date, exact or not: 'Año', of an exact one month and day as well, and how sure it is. */
export function Fecha({ de, titulo, required }: { de: De; titulo: string; required?: boolean }) {
  const certeza = useWatch<Valores, `${De}_certeza`>({ name: `${de}_certeza` })
  return (
    <fieldset className="ui-fecha">
      <legend>{titulo}</legend>
      {certeza !== 'DESCONOCIDO' && (
        <Numero
          name={`${de}_year`}
          label={etiquetasDeAnio[certeza] ?? 'Año'}
          {...(ayudas[certeza] && { hint: ayudas[certeza] })}
          {...(required && { required })}
        />
      )}
      {certeza === 'ENTRE' && <Numero name={`${de}_hasta`} label="Hasta" />}
      {certeza === 'EXACTO' && (
        <>
          <Numero name={`${de}_month`} label="Mes" />
          <Numero name={`${de}_day`} label="Día" />
        </>
      )}
      <Select
        label="Certeza"
        className="certeza"
        options={opcionesDeCerteza}
        {...useCampo(`${de}_certeza`)}
      />
    </fieldset>
  )
}
