import { type KeyboardEvent, useState } from 'react'
import { Button } from '../button'
import { TextField } from '../text-field'

interface AddressFormProps {
  label: string
  address: string
  accepts: RegExp
  refusal: string
  /** It also asks what an image shows, for who can't see it. */
  describes?: boolean
  onApply: (address: string, description: string) => void
  onRemove?: () => void
  onCancel: () => void
}

/** Asks for an address in the middle of a form: no form of its own, which HTML does not allow there. */
export function AddressForm(props: AddressFormProps) {
  const { label, accepts, refusal, describes = false, onApply, onRemove, onCancel } = props
  const [address, setAddress] = useState(props.address)
  const [description, setDescription] = useState('')
  const [error, setError] = useState('')

  const apply = () => {
    const written = address.trim()
    if (accepts.test(written)) onApply(written, description.trim())
    else setError(refusal)
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') apply()
    else onCancel()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the fields inside
    <div className="editor-direccion" onKeyDown={keys}>
      <TextField
        label={label}
        type="url"
        autoFocus
        value={address}
        error={error}
        onChange={(event) => setAddress(event.target.value)}
      />
      {describes && (
        <TextField
          label="Qué se ve en ella"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
      )}
      <div className="botones">
        <Button onClick={apply}>Aplicar</Button>
        {onRemove && <Button onClick={onRemove}>Quitar el enlace</Button>}
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </div>
  )
}
