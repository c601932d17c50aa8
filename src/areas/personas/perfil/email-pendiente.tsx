import { type FormEvent, useEffect, useRef, useState } from 'react'
import { codigoLimpio, esCodigo, SEGUNDOS_ENTRE_CODIGOS, SEIS_DIGITOS } from '../../../domain/codigo-escrito'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { avisarFalla } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { CampoDeCodigo } from '../../ingreso/campo-de-codigo'
import { comoReloj, useEspera } from '../../ingreso/use-espera'
import { cancelarEmail, confirmarEmail, guardarPerfil } from './mutations'

interface Props<P extends Perfil, D> {
  acceso: Acceso<P, D>
  /** The one that waits. */
  email: string
  /** It was asked for on this screen, and the code is what one writes next. */
  recienEnviado: boolean
  alConfirmar: () => void
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

  const enviar = (evento: FormEvent) => {
    evento.preventDefault()
    const limpio = codigoLimpio(escrito)
    setFalta(esCodigo(limpio) ? '' : SEIS_DIGITOS)
    if (esCodigo(limpio)) confirmacion.confirmar(limpio, () => campo.current?.select())
    else campo.current?.focus()
  }
  const enviarDeNuevo = () => {
    setFalta('')
    setEscrito('')
    confirmacion.enviarDeNuevo()
    campo.current?.focus()
  }
  const { falla } = confirmacion

  return (
    <section className="panel apartado perfil" aria-labelledby="por-confirmar">
      <h2 id="por-confirmar">Confirma tu email nuevo</h2>
      <p role="status">
        Te enviamos un código a <b>{email}</b>. Hasta que lo escribas vale tu email de antes.
      </p>
      <form className="ui-formulario" noValidate onSubmit={enviar}>
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
          <Button
            onClick={confirmacion.cancelar}
            saving={confirmacion.cancelando}
            savingLabel="Cancelando..."
          >
            Cancelar el cambio
          </Button>
          <Reenvio {...confirmacion} alEnviar={enviarDeNuevo} />
        </div>
      </form>
    </section>
  )
}

interface PropsDeReenvio {
  otroDesde: number
  enviando: boolean
  alEnviar: () => void
}

function Reenvio({ otroDesde, enviando, alEnviar }: PropsDeReenvio) {
  const espera = useEspera(otroDesde)
  return (
    <Button
      variant="quiet"
      onClick={alEnviar}
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
  alConfirmar: () => void
}

const dentroDe = (segundos: number) => Date.now() + 1000 * segundos

/** What one does with an e-mail that waits for its code. */
function useConfirmacion<P extends Perfil, D>({ acceso, email, recienEnviado, alConfirmar }: Opciones<P, D>) {
  const [otroDesde, setOtroDesde] = useState(() => (recienEnviado ? dentroDe(SEGUNDOS_ENTRE_CODIGOS) : 0))
  const confirmacion = useAccion(confirmarEmail(acceso))
  const envio = useAccion(guardarPerfil(acceso))
  const cancelacion = useAccion(cancelarEmail(acceso))

  const alNoEnviar = (error: ApiError) => {
    avisarFalla('No se pudo enviar el código.')(error)
    if (error.espera > 0) setOtroDesde(dentroDe(error.espera))
  }
  return {
    otroDesde,
    confirmar: (codigo: string, alFallar: () => void) =>
      confirmacion.enviar(codigo, { alLograr: alConfirmar, onError: alFallar }),
    confirmando: confirmacion.enviando,
    falla: confirmacion.error,
    enviarDeNuevo: () => {
      confirmacion.olvidar()
      envio.enviar({ email } as unknown as Partial<D>, {
        onSuccess: () => setOtroDesde(dentroDe(SEGUNDOS_ENTRE_CODIGOS)),
        onError: alNoEnviar,
      })
    },
    enviando: envio.enviando,
    cancelar: () =>
      cancelacion.enviar(undefined, { onError: avisarFalla('No se pudo cancelar el cambio de email.') }),
    cancelando: cancelacion.enviando,
  }
}
