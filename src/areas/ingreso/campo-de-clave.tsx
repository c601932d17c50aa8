import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, type FieldProps } from '../../ui/field'

type Props = ComponentProps<'input'> & Pick<FieldProps, 'error' | 'hint'> & { label?: string }

/** The password, which can be shown. */
export function CampoDeClave({
  label = 'Contraseña',
  error,
  hint,
  name = 'password',
  autoComplete = 'current-password',
  ...input
}: Props) {
  const [visible, setVisible] = useState(false)
  const Icono = visible ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="clave">
          <input
            {...input}
            {...control}
            name={name}
            type={visible ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
          />
          <button
            type="button"
            // Not the label's own words, which name the field.
            aria-label={visible ? 'Ocultar lo escrito' : 'Mostrar lo escrito'}
            onClick={() => setVisible(!visible)}
          >
            <Icono aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
