import { type Ref, Suspense, useId } from 'react'
import { FieldNote, type FieldProps } from '../field'
import { once, Part } from '../part'
import { Skeleton } from '../skeleton'

/** It weighs as much as the rest of a screen: it comes where somebody writes. */
export const loadEditor = once(() => import('./editor'))

export interface Focusable {
  focus: () => void
}

interface RichTextFieldProps extends FieldProps {
  /** HTML; blank where nothing is shown. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  required?: boolean
  /** For whoever has to focus the field. */
  ref?: Ref<Focusable>
}

/** A text with headings, lists, links and images; takes what a form's `Controller` gives. */
export function RichTextField({ label, error, hint, className, ...editor }: RichTextFieldProps) {
  const id = useId()
  const note = error || hint ? `${id}-nota` : undefined
  return (
    <div className={`ui-campo ${className ?? ''}`}>
      <span id={id} className="ui-nombre">
        {label}
      </span>
      <Suspense fallback={<Esperando />}>
        <Part of={loadEditor} props={{ ...editor, labelId: id, noteId: note, invalid: Boolean(error) }} />
      </Suspense>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  )
}

function Esperando() {
  return (
    <div className="editor esperando">
      <Skeleton label="Cargando el editor..." />
    </div>
  )
}
