import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field'

/** One line of text; takes what `form.register` gives. */
export function TextField({
  label,
  error,
  hint,
  className,
  type = 'text',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  )
}

/** A whole number, as text until the form's schema reads it: what was typed wrong stays to be seen. */
export function NumberField(props: FieldProps & ComponentProps<'input'>) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />
}

export function TextArea({
  label,
  error,
  hint,
  className,
  rows = 4,
  ...textarea
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => <textarea {...textarea} {...control} rows={rows} />}
    </Field>
  )
}
