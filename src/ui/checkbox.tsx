import { type ComponentProps, useId } from 'react'
import { classes } from './classes'
import { FieldNote, type FieldProps } from './field'

/** One box with its label; takes what `form.register` gives. */
export function Checkbox({ label, error, hint, className, ...input }: FieldProps & ComponentProps<'input'>) {
  const id = useId()
  const note = error || hint ? `${id}-nota` : undefined
  return (
    <div className={classes('ui-casilla', className)}>
      <label>
        <input {...input} type="checkbox" aria-invalid={Boolean(error)} aria-describedby={note} />
        <span>{label}</span>
      </label>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  )
}
