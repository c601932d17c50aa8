import { useState } from 'react'
import { SEGUNDOS_ENTRE_CODIGOS } from '../../../domain/codigo-escrito'
import type { ApiError } from '../../../lib/api'
import { avisarFalla } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { cancelarEmail, confirmarEmail, guardarPerfil } from './mutations'

interface Opciones<P extends Perfil, D> {
  acceso: Acceso<P, D>
  email: string
  /** A code was sent just now. */
  recienEnviado: boolean
  alConfirmar: () => void
}

const dentroDe = (segundos: number) => Date.now() + 1000 * segundos

/** What one does with an e-mail that waits for its code. */
export function useConfirmacion<P extends Perfil, D>({
  acceso,
  email,
  recienEnviado,
  alConfirmar,
}: Opciones<P, D>) {
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
