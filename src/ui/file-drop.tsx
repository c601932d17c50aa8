import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { classes } from './classes'
import { FieldNote, type FieldProps } from './field'

interface FileDropProps extends FieldProps {
  /** What is offered to choose from; nothing, and a telephone offers all that it has. */
  accept?: string | undefined
  file: File | null
  /** More than one comes only where there may be several. */
  onChange: (file: File, others: File[]) => void
  multiple?: boolean
}

/** Takes a file, dropped here or chosen. */
export function FileDrop({
  label,
  error,
  hint,
  className,
  accept,
  file,
  onChange,
  multiple = false,
}: FileDropProps) {
  const id = useId()
  const note = error || hint ? `${id}-nota` : undefined
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped, ...others] = event.dataTransfer.files
    if (dropped) onChange(dropped, multiple ? others : [])
  }

  return (
    <div className={classes('ui-archivo', className)}>
      <label
        className={over ? 'encima' : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        <span>{label}</span>
        {file && <b>{file.name}</b>}
        <input
          type="file"
          accept={accept}
          multiple={multiple}
          aria-invalid={Boolean(error)}
          aria-describedby={note}
          onChange={({ target }) => {
            const [chosen, ...others] = target.files ?? []
            // The same file, mended, may be chosen again.
            target.value = ''
            if (chosen) onChange(chosen, others)
          }}
        />
      </label>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  )
}
