import { pagoDe } from '../../domain/pagos/pagos'
import { guaranies } from '../../lib/formato'

interface Cuenta {
  monto: number
  pagado: number
  debe: number
  vencido?: boolean
}

interface Props {
  /** What it is about: on a telephone no column says so. */
  corto: string
  largo: string
  /** Nothing where nothing is asked for. */
  cuenta: Cuenta | null
  onChoose: () => void
}

/** How one concept of one student stands, in a word and its colour; leads to paying it. */
export function Celda({ corto, largo, cuenta, onChoose }: Props) {
  if (!cuenta) return <span className="apagado sin-cuenta">—</span>
  const { palabra, color } = estadoDe(cuenta)
  const resto = cuenta.debe > 0 && cuenta.pagado > 0
  return (
    <button type="button" className={`cuota ${color}`} onClick={onChoose}>
      <span className="solo-telefono" aria-hidden="true">
        {corto}
      </span>
      <span className="oculto">{largo}: </span>
      {palabra}
      {resto && <small>faltan {guaranies(cuenta.debe)}</small>}
    </button>
  )
}

function estadoDe({ vencido = true, ...cuenta }: Cuenta) {
  const pago = pagoDe(cuenta)
  if (pago === 'PAGADO') return { palabra: 'Pagado', color: 'green' }
  const color = vencido ? 'red' : 'yellow'
  if (pago === 'EN PARTE') return { palabra: 'Parte', color }
  return { palabra: vencido ? 'Debe' : 'En plazo', color }
}
