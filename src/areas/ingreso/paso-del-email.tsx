import { type FormEvent, useRef, useState } from 'react'
import { EMAIL_OBLIGATORIO } from '../../domain/sesiones/codigo-escrito'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import type { Codigo } from './use-codigo'
import { comoReloj, useEspera } from './use-espera'

interface Props {
  codigo: Codigo
  /** Somebody came back to write another one. */
  vuelve: boolean
}

/** The first step: to which address the code goes. */
export function PasoDelEmail({ codigo, vuelve }: Props) {
  const [email, setEmail] = useState(codigo.email)
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLInputElement>(null)
  const espera = useEspera(email.trim() === codigo.email ? codigo.otroDesde : 0)

  const siHayEmail = (make: (email: string) => void) => {
    setFalta(email.trim() ? '' : EMAIL_OBLIGATORIO)
    if (email.trim()) make(email.trim())
    else campo.current?.focus()
  }
  const send = (evento: FormEvent) => {
    evento.preventDefault()
    siHayEmail(codigo.call)
  }

  return (
    <form className="ui-formulario" noValidate onSubmit={send}>
      <TextField
        ref={campo}
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        autoFocus={vuelve}
        value={email}
        onChange={(evento) => setEmail(evento.target.value)}
        error={falta || codigo.fallaAlPedir}
        hint="Te enviaremos un código de 6 dígitos."
      />
      <Button
        type="submit"
        variant="primary"
        saving={codigo.pidiendo}
        savingLabel="Enviando..."
        disabled={espera > 0}
      >
        {espera > 0 ? `Enviar código (en ${comoReloj(espera)})` : 'Enviar código'}
      </Button>
      <Button variant="quiet" onClick={() => siHayEmail(codigo.yaTengoUno)}>
        Ya tengo un código
      </Button>
    </form>
  )
}
