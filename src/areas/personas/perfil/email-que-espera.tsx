import { Button } from '../../../ui/button'
import { announceFailure } from '../../base/fallas'
import { fechaYHora } from '../../base/instantes'
import { useAccion } from '../../base/use-accion'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { cancelEmail } from './mutations'

interface Props<P extends Perfil, D> {
  acceso: Acceso<P, D>
  email: string
  valeEn: string
}

/** Another e-mail that was confirmed: until its day the one of before can take it back. */
export function EmailQueEspera<P extends Perfil, D>({ acceso, email, valeEn }: Props<P, D>) {
  const { send, enviando } = useAccion(cancelEmail(acceso))
  const cancel = () =>
    send(undefined, { onError: announceFailure('No se pudo cancelar el cambio de email.') })
  return (
    <section className="panel apartado perfil" aria-labelledby="por-valer">
      <h2 id="por-valer">Tu email va a cambiar</h2>
      <p role="status">
        Desde el {fechaYHora(valeEn)} ingresas con <b>{email}</b>. Hasta entonces vale tu email de antes, y
        desde él también se puede cancelar el cambio.
      </p>
      <div className="botones">
        <Button onClick={cancel} saving={enviando} savingLabel="Cancelando...">
          Cancelar el cambio
        </Button>
      </div>
    </section>
  )
}
