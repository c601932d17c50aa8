import { enLinea } from '../../../lib/formato'
import { fechaYHora } from '../../base/instantes'
import { EstadoDeEvaluacion } from '../estado'
import type { EvaluacionPropia } from './queries'

/** Of which course and unit, until when, and how it stands. */
export function FichaDeEvaluacion({ evaluacion }: { evaluacion: EvaluacionPropia }) {
  const { Catedra, UnidadPlan, fecha_limite, estado } = evaluacion
  const datos = [
    `${Catedra.nombre} (${Catedra.anio})`,
    UnidadPlan?.periodo,
    fecha_limite && `Fecha límite: ${fechaYHora(fecha_limite)}`,
  ]
  return (
    <p className="ficha-corta">
      {enLinea(datos)} <EstadoDeEvaluacion estado={estado} />
    </p>
  )
}
