import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field } from '../../../ui/field'

/** The password, which can be shown. */
export function CampoDeClave({ error, ...input }: ComponentProps<'input'> & { error: string }) {
  const [visible, setVisible] = useState(false)
  const Icono = visible ? EyeOff : Eye
  return (
    <Field label="Contraseña" error={error}>
      {(control) => (
        <div className="clave">
          <input
            {...input}
            {...control}
            name="password"
            type={visible ? 'text' : 'password'}
            autoComplete="current-password"
            required
          />
          <button
            type="button"
            aria-label={visible ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
            onClick={() => setVisible(!visible)}
          >
            <Icono aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  )
}
