import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { copiar } from '../base/copiar'

export function DireccionNueva({ url }: { url: string }) {
  return (
    <div className="direccion-nueva">
      <TextField
        label="Tu dirección"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
        hint="Cópiala ahora: no se vuelve a mostrar. En tu calendario, elige «Suscribirse» o «Desde una URL»."
      />
      <Button onClick={() => copiar(url, 'Dirección copiada.', 'No se pudo copiar. Selecciónala y cópiala.')}>
        Copiar
      </Button>
    </div>
  )
}
