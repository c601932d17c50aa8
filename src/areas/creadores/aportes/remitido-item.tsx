import { nombreCompleto } from '../../../domain/creadores'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { enfocarTitulo } from '../../base/enfocar-titulo'
import { fechaYHora } from '../../base/instantes'
import { useAccion } from '../../base/use-accion'
import { textoDeValor } from '../etiquetas'
import { devolverAporte, type Remitido } from './queries'
import { ResumenDeAporte } from './resumen-de-aporte'

export function RemitidoItem({ aporte }: { aporte: Remitido }) {
  const { id, status, rejection_reason, updated_at } = aporte
  const { enviar } = useAccion(devolverAporte)
  const nombre = nombreCompleto(aporte)

  const devolver = (clics: number) => {
    // The second of two quick clicks falls on the one that took this one's place.
    if (clics > 1) return
    enviar({ id })
    enfocarTitulo()
  }

  return (
    <li className="panel revision">
      <div>
        <h2>{nombre}</h2>
        <ResumenDeAporte aporte={aporte} />
      </div>
      <div>
        <p className="quien-envio">
          <Badge tone={status === 'REJECTED' ? 'red' : 'yellow'}>{textoDeValor('status', status)}</Badge>
          <span>
            Último cambio: <time dateTime={updated_at}>{fechaYHora(updated_at)}</time>
          </span>
        </p>
        {rejection_reason && (
          <blockquote className="motivo">
            <p>
              <b>Observaciones:</b> {rejection_reason}
            </p>
          </blockquote>
        )}
        <div className="botones">
          <Button onClick={({ detail }) => devolver(detail)}>
            Devolver a pendientes<span className="oculto"> el aporte de {nombre}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
