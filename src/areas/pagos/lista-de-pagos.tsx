import { useState } from 'react'
import { Link } from 'react-router'
import { textoDeConcepto } from '../../domain/pagos/deudas'
import { diaCorto, guaranies } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { rutaDeRecibo } from '../admin'
import { hastaQueNoEste, useAccion } from '../base/use-accion'
import { annulPago, type Pago } from './queries'

/** All the payments of an enrolment; the void ones stay to be seen. */
export function ListaDePagos({ pagos }: { pagos: Pago[] }) {
  const [elegido, setElegido] = useState<Pago | null>(null)
  const [preguntando, setPreguntando] = useState(false)
  const { send, enviando } = useAccion(annulPago)
  const close = () => setPreguntando(false)

  const ask = (pago: Pago) => {
    setElegido(pago)
    setPreguntando(true)
  }

  return (
    <section>
      <h3>Pagos registrados</h3>
      {pagos.length === 0 && <p className="apagado">Todavía no hay ninguno.</p>}
      <ul className="lista-de-pagos">
        {pagos.map((pago) => (
          <PagoItem key={pago.id} pago={pago} onAnnul={() => ask(pago)} />
        ))}
      </ul>
      <ConfirmDialog
        open={preguntando}
        onClose={close}
        onConfirm={() => elegido && send(elegido.id, hastaQueNoEste(close))}
        title="¿Anular este pago?"
        confirmLabel="Anular el pago"
        saving={enviando}
        savingLabel="Anulando..."
        danger
      >
        {elegido && (
          <p>
            {textoDeConcepto(elegido.mes)}, <b>{guaranies(elegido.monto)}</b>, del {diaCorto(elegido.fecha)}.
          </p>
        )}
        <p>Deja de contar, y queda en la lista como anulado.</p>
      </ConfirmDialog>
    </section>
  )
}

function PagoItem({ pago, onAnnul }: { pago: Pago; onAnnul: () => void }) {
  const { mes, monto, fecha, anulado_en } = pago
  const concepto = textoDeConcepto(mes)
  const anulado = anulado_en !== null
  return (
    <li className={anulado ? 'anulado' : undefined}>
      <time dateTime={fecha}>{diaCorto(fecha)}</time>
      <span>{concepto}</span>
      <b>{guaranies(monto)}</b>
      {anulado ? (
        <Badge tone="grey">Anulado</Badge>
      ) : (
        <span className="acciones">
          <Link className="boton ui-boton callado" to={rutaDeRecibo(pago.id)}>
            Recibo
            <span className="oculto">
              {' '}
              de {concepto}, {guaranies(monto)}
            </span>
          </Link>
          <Button variant="quiet" onClick={onAnnul}>
            Anular
            <span className="oculto">
              {' '}
              {concepto}, {guaranies(monto)}
            </span>
          </Button>
        </span>
      )}
    </li>
  )
}
