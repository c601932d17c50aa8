import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { classes } from './classes'
import { FieldNote, type FieldProps } from './field'

interface FileDropProps extends FieldProps {
  /** What is offered to choose from; nothing, and a telephone offers all that it has. */
  accept?: string | undefined
  file: File | null
  onChange: (file: File) => void
}

/** Takes one file, dropped here or chosen. */
export function FileDrop({ label, error, hint, className, accept, file, onChange }: FileDropProps) {
  const id = useId()
  const note = error || hint ? `${id}-nota` : undefined
  const [over, setOver] = useState(false)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onChange(dropped)
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
          aria-invalid={Boolean(error)}
          aria-describedby={note}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            // The same file, mended, may be chosen again.
            target.value = ''
            if (chosen) onChange(chosen)
          }}
        />
      </label>
      <FieldNote id={note} error={error} hint={hint} />
    </div>
  )
}
