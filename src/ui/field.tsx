import { type ReactNode, useId } from 'react'
import { classes } from './classes'

export interface FieldProps {
  label: ReactNode
  /** Stands under the field, in place of the hint. */
  error?: string | undefined
  hint?: ReactNode
  className?: string | undefined
}

/** What a control needs so that its label, its hint and its error are read with it. */
interface ControlProps {
  id: string
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}

/** A label, the control that `children` draws, and its error or hint. */
export function Field({
  label,
  error,
  hint,
  className,
  children,
}: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId()
  const note = error || hint ? `${id}-nota` : undefined
  return (
    <div className={classes('ui-campo', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': note })}
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  )
}

export function FieldNote({
  id,
  error,
  hint,
}: { id: string | undefined } & Pick<FieldProps, 'error' | 'hint'>) {
  if (error) {
    return (
      <p id={id} className="ui-error">
        {error}
      </p>
    )
  }
  if (!hint) return null
  return (
    <p id={id} className="ui-ayuda">
      {hint}
    </p>
  )
}
