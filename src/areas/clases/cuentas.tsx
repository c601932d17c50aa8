import { SIN_REGISTRO } from '../../domain/asistencia/asistencia'
import type { DiaClase } from '../base/curso/dias'

interface Props {
  dia: DiaClase
  inscritos: number
}

/** How many came, as a bar and in words. */
export function Cuentas({ dia: { presentes, ausentes }, inscritos }: Props) {
  const faltan = Math.max(0, inscritos - presentes - ausentes)
  if (inscritos === 0 || presentes + ausentes === 0) return <p className="cuentas apagado">{SIN_REGISTRO}</p>
  return (
    <div className="cuentas">
      <svg viewBox={`0 0 ${inscritos} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className="presente" width={presentes} height="1" />
        <rect className="ausente" x={presentes} width={ausentes} height="1" />
      </svg>
      <p className="apagado">
        {presentes} {presentes === 1 ? 'presente' : 'presentes'} · {ausentes}{' '}
        {ausentes === 1 ? 'ausente' : 'ausentes'}
        {faltan > 0 && ` · ${faltan} sin registro`}
      </p>
    </div>
  )
}
