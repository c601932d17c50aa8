import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codigoLimpio, esCodigo, SEIS_DIGITOS } from '../../domain/codigo-escrito'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { CampoDeCodigo } from './campo-de-codigo'
import type { Codigo } from './use-codigo'
import { comoReloj, useEspera } from './use-espera'

interface Props {
  codigo: Codigo
  alCambiarEmail: () => void
}

/** The second step: the code. */
export function PasoDelCodigo({ codigo, alCambiarEmail }: Props) {
  const [escrito, setEscrito] = useState('')
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLInputElement>(null)

  useEffect(() => campo.current?.focus(), [])

  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    const limpio = codigoLimpio(escrito)
    setFalta(esCodigo(limpio) ? '' : SEIS_DIGITOS)
    if (esCodigo(limpio)) codigo.verificar(limpio, () => campo.current?.select())
    else campo.current?.focus()
  }
  const reenviar = () => {
    setFalta('')
    setEscrito('')
    codigo.pedir(codigo.email)
    campo.current?.focus()
  }

  return (
    <form className="ui-formulario" noValidate onSubmit={enviar}>
      <EmailFijo email={codigo.email} alCambiar={alCambiarEmail} />
      <CampoDeCodigo
        ref={campo}
        value={escrito}
        onChange={(evento) => setEscrito(evento.target.value)}
        error={falta || codigo.fallaAlVerificar || codigo.fallaAlPedir}
      />
      <Button type="submit" variant="primary" saving={codigo.verificando} savingLabel="Verificando...">
        Verificar código
      </Button>
      <Reenvio codigo={codigo} alReenviar={reenviar} />
    </form>
  )
}

function EmailFijo({ email, alCambiar }: { email: string; alCambiar: () => void }) {
  return (
    <div className="email-fijo">
      <TextField label="Email" type="email" name="email" autoComplete="username" readOnly value={email} />
      <Button variant="quiet" onClick={alCambiar}>
        Cambiar el email
      </Button>
    </div>
  )
}

function Reenvio({ codigo, alReenviar }: { codigo: Codigo; alReenviar: () => void }) {
  const espera = useEspera(codigo.otroDesde)
  return (
    <Button
      variant="quiet"
      onClick={alReenviar}
      saving={codigo.pidiendo}
      savingLabel="Enviando..."
      disabled={espera > 0}
    >
      {espera > 0 ? `Reenviar código (en ${comoReloj(espera)})` : 'Reenviar código'}
    </Button>
  )
}
