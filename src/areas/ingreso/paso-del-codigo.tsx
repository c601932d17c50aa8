import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codigoLimpio, isCodigo, SEIS_DIGITOS } from '../../domain/sesiones/codigo-escrito'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { CampoDeCodigo } from './campo-de-codigo'
import type { Codigo } from './use-codigo'
import { comoReloj, useEspera } from './use-espera'

interface Props {
  codigo: Codigo
  onChangeEmail: () => void
}

/** The second step: the code. */
export function PasoDelCodigo({ codigo, onChangeEmail }: Props) {
  const [escrito, setEscrito] = useState('')
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLInputElement>(null)

  useEffect(() => campo.current?.focus(), [])

  /** Selecting takes the focus there in some browsers only. */
  const writeAgain = () => {
    campo.current?.focus()
    campo.current?.select()
  }
  const send = (evento: FormEvent) => {
    evento.preventDefault()
    const limpio = codigoLimpio(escrito)
    setFalta(isCodigo(limpio) ? '' : SEIS_DIGITOS)
    if (isCodigo(limpio)) codigo.verify(limpio, writeAgain)
    else campo.current?.focus()
  }
  const resend = () => {
    setFalta('')
    setEscrito('')
    codigo.call(codigo.email)
    campo.current?.focus()
  }

  return (
    <form className="ui-formulario" noValidate onSubmit={send}>
      <EmailFijo email={codigo.email} onChange={onChangeEmail} />
      {codigo.dicho && <p>{codigo.dicho}</p>}
      <CampoDeCodigo
        ref={campo}
        {...(codigo.dicho && { dicho: codigo.dicho })}
        value={escrito}
        onChange={(evento) => setEscrito(evento.target.value)}
        error={falta || codigo.fallaAlVerificar || codigo.fallaAlPedir}
      />
      <Button type="submit" variant="primary" saving={codigo.verificando} savingLabel="Verificando...">
        Verificar código
      </Button>
      <Reenvio codigo={codigo} onResend={resend} />
    </form>
  )
}

function EmailFijo({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div className="email-fijo pila aire-1">
      <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />
      <Button variant="quiet" onClick={onChange}>
        Cambiar el email
      </Button>
    </div>
  )
}

function Reenvio({ codigo, onResend }: { codigo: Codigo; onResend: () => void }) {
  const espera = useEspera(codigo.otroDesde)
  return (
    <Button
      variant="quiet"
      onClick={onResend}
      saving={codigo.pidiendo}
      savingLabel="Enviando..."
      disabled={espera > 0}
    >
      {espera > 0 ? `Reenviar código (en ${comoReloj(espera)})` : 'Reenviar código'}
    </Button>
  )
}
