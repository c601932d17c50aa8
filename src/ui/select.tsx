import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'

export interface Option<T extends string = string> {
  value: T
  label: string
}

/** The platform's own list: it is at home on every telephone. */
export function Select({
  label,
  error,
  hint,
  className,
  options,
  ...select
}: FieldProps & ComponentProps<'select'> & { options: readonly Option[] }) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
