import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  codigoLimpio,
  isCodigo,
  SEGUNDOS_ENTRE_CODIGOS,
  SEIS_DIGITOS,
} from '../../../domain/sesiones/codigo-escrito'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { announceFailure } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { CampoDeCodigo } from '../../ingreso/campo-de-codigo'
import { comoReloj, useEspera } from '../../ingreso/use-espera'
import { cancelEmail, confirmEmail, savePerfil } from './mutations'

interface Props<P extends Perfil, D> {
  acceso: Acceso<P, D>
  /** The one that waits. */
  email: string
  /** It was asked for on this screen, and the code is what one writes next. */
  recienEnviado: boolean
}

/** Another e-mail, until the code that was sent there is written here. */
export function EmailPendiente<P extends Perfil, D>(props: Props<P, D>) {
  const { email, recienEnviado } = props
  const confirmacion = useConfirmacion(props)
  const [escrito, setEscrito] = useState('')
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (recienEnviado) campo.current?.focus()
  }, [recienEnviado])

  const send = (evento: FormEvent) => {
    evento.preventDefault()
    const limpio = codigoLimpio(escrito)
    setFalta(isCodigo(limpio) ? '' : SEIS_DIGITOS)
    if (isCodigo(limpio)) confirmacion.confirm(limpio, () => campo.current?.select())
    else campo.current?.focus()
  }
  const sendAgain = () => {
    setFalta('')
    setEscrito('')
    confirmacion.sendAgain()
    campo.current?.focus()
  }
  const { falla } = confirmacion

  return (
    <section className="panel apartado perfil" aria-labelledby="por-confirmar">
      <h2 id="por-confirmar">Confirma tu email nuevo</h2>
      <p role="status">
        Te enviamos un código a <b>{email}</b>. Hasta que lo escribas vale tu email de antes.
      </p>
      <form className="ui-formulario" noValidate onSubmit={send}>
        <CampoDeCodigo
          ref={campo}
          value={escrito}
          onChange={({ target }) => setEscrito(target.value)}
          error={falta || (falla ? textoDeFalla('No se pudo confirmar el email.', falla) : '')}
        />
        <div className="botones">
          <Button
            type="submit"
            variant="primary"
            saving={confirmacion.confirmando}
            savingLabel="Confirmando..."
          >
            Confirmar
          </Button>
          <Button onClick={confirmacion.cancel} saving={confirmacion.cancelando} savingLabel="Cancelando...">
            Cancelar el cambio
          </Button>
          <Reenvio {...confirmacion} onSend={sendAgain} />
        </div>
      </form>
    </section>
  )
}

interface PropsDeReenvio {
  otroDesde: number
  enviando: boolean
  onSend: () => void
}

function Reenvio({ otroDesde, enviando, onSend }: PropsDeReenvio) {
  const espera = useEspera(otroDesde)
  return (
    <Button
      variant="quiet"
      onClick={onSend}
      saving={enviando}
      savingLabel="Enviando..."
      disabled={espera > 0}
    >
      {espera > 0 ? `Enviar de nuevo (en ${comoReloj(espera)})` : 'Enviar de nuevo'}
    </Button>
  )
}

interface Opciones<P extends Perfil, D> {
  acceso: Acceso<P, D>
  email: string
  /** A code was sent just now. */
  recienEnviado: boolean
}

const dentroDe = (segundos: number) => Date.now() + 1000 * segundos

/** What one does with an e-mail that waits for its code. */
function useConfirmacion<P extends Perfil, D>({ acceso, email, recienEnviado }: Opciones<P, D>) {
  const [otroDesde, setOtroDesde] = useState(() => (recienEnviado ? dentroDe(SEGUNDOS_ENTRE_CODIGOS) : 0))
  const confirmacion = useAccion(confirmEmail(acceso))
  const envio = useAccion(savePerfil(acceso))
  const cancelacion = useAccion(cancelEmail(acceso))

  const alNoEnviar = (error: ApiError) => {
    announceFailure('No se pudo enviar el código.')(error)
    if (error.espera > 0) setOtroDesde(dentroDe(error.espera))
  }
  return {
    otroDesde,
    confirm: (codigo: string, onFail: () => void) => confirmacion.send(codigo, { onError: onFail }),
    confirmando: confirmacion.enviando,
    falla: confirmacion.error,
    sendAgain: () => {
      confirmacion.forget()
      envio.send({ email } as unknown as Partial<D>, {
        onSuccess: () => setOtroDesde(dentroDe(SEGUNDOS_ENTRE_CODIGOS)),
        onError: alNoEnviar,
      })
    },
    enviando: envio.enviando,
    cancel: () =>
      cancelacion.send(undefined, { onError: announceFailure('No se pudo cancelar el cambio de email.') }),
    cancelando: cancelacion.enviando,
  }
}
