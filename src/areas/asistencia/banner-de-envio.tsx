import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button'
import { cola } from './cola-de-marcas'
import { useDetenida, usePorEnviar } from './use-marcas'

/** Says that marks are waiting, and that nothing is lost. */
export function BannerDeEnvio() {
  const detenida = useDetenida()
  const faltan = usePorEnviar(detenida !== null)
  const marcas = faltan === 1 ? '1 marca' : `${faltan} marcas`
  return (
    <div role="status">
      {faltan > 0 && detenida && (
        <div className="banner-de-envio fila">
          <CloudOff aria-hidden="true" />
          <p>
            <b>
              {detenida === 'sin conexión' ? 'Sin conexión' : 'El servidor no responde'}: {marcas} por enviar
            </b>{' '}
            Quedan guardadas en este dispositivo y se envían solas.
          </p>
          <Button onClick={cola.sendNow}>Enviar ahora</Button>
        </div>
      )}
    </div>
  )
}
