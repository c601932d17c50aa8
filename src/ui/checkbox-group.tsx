import { type Ref, useId } from 'react'
import { classes } from './classes'
import { FieldNote, type FieldProps } from './field'
import type { Option } from './select'

interface CheckboxGroupProps<T extends string> extends FieldProps {
  name: string
  options: readonly Option<T>[]
  /** The chosen ones in the order in which they were chosen, which each shows. */
  value: readonly T[]
  onChange: (value: T[]) => void
  onBlur?: () => void
  /** The first box, for whoever has to focus the field. */
  ref?: Ref<HTMLInputElement>
}

/** Several of a short list. */
export function CheckboxGroup<T extends string>({
  label,
  error,
  hint,
  className,
  name,
  options,
  value,
  onChange,
  onBlur,
  ref,
}: CheckboxGroupProps<T>) {
  const id = useId()
  const note = error || hint ? `${id}-nota` : undefined
  return (
    <fieldset className={classes('ui-grupo', className)} aria-describedby={note}>
      <legend>{label}</legend>
      <div>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="checkbox"
              name={name}
              ref={index === 0 ? ref : undefined}
              checked={value.includes(option.value)}
              onChange={() => onChange(toggle(value, option.value))}
              onBlur={onBlur}
              aria-invalid={Boolean(error)}
            />
            <span>{option.label}</span>
            {value.length > 1 && value.includes(option.value) && (
              <span className="ui-orden">
                <span className="oculto">, elegido en el lugar </span>
                {value.indexOf(option.value) + 1}
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldNote id={note} error={error} hint={hint} />
    </fieldset>
  )
}

function toggle<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]
}
