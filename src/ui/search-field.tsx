import { TextField } from './text-field'

interface SearchFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  /** How many were found, for who can't see the list change. */
  found?: string
}

/** Narrows down the list that stands under it while one types. */
export function SearchField({ label, value, onChange, found }: SearchFieldProps) {
  return (
    <search className="buscador">
      <TextField
        type="search"
        label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {found && (
        <p role="status" className="ui-ayuda">
          {found}
        </p>
      )}
    </search>
  )
}
