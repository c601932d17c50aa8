import { type FormEvent, useState } from 'react'
import type { ApiError } from '../../lib/api'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { useUltimo } from '../base/use-ultimo'
import type { Identidad } from './gestion'

type Campo = 'email' | 'slug'

const etiquetas: Record<Campo, string> = { email: 'Email', slug: 'Dirección' }

/** What somebody else took in the meantime, and has to be another one. */
export function identidadQueFalta(error: ApiError | null): Campo | null {
  const { campos = {} } = error ?? {}
  if ('email' in campos) return 'email'
  return 'slug' in campos ? 'slug' : null
}

interface Props {
  campo: Campo | null
  rechazo: string | undefined
  enviando: boolean
  onSend: (identidad: Identidad) => void
  onClose: () => void
}

/** Asks for another e-mail or address, without which it can't come back. */
export function DialogoDeIdentidad({ campo, rechazo, enviando, onSend, onClose }: Props) {
  const cual = useUltimo(campo)
  const [valor, setValor] = useState('')
  if (!cual) return null
  const confirm = (evento: FormEvent) => {
    evento.preventDefault()
    onSend(cual === 'email' ? { email: valor.trim() } : { slug: valor.trim() })
  }
  return (
    <Dialog open={campo !== null} onClose={onClose} title="Restaurar con otro dato" size="narrow">
      <form noValidate onSubmit={confirm}>
        <div className="ui-dialogo-cuerpo">
          <TextField
            label={etiquetas[cual]}
            value={valor}
            onChange={(evento) => setValor(evento.target.value)}
            error={rechazo}
          />
        </div>
        <footer className="ui-acciones">
          <Button onClick={onClose} disabled={enviando}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" saving={enviando} savingLabel="Restaurando...">
            Restaurar
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
