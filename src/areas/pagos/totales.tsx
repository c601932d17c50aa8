import { guaranies } from '../../lib/formato'
import type { Planilla } from './queries'

export function Totales({ planilla: { totales, atrasados, alumnos } }: { planilla: Planilla }) {
  return (
    <dl className="panel datos totales">
      <div>
        <dt>Cobrado</dt>
        <dd>{guaranies(totales.pagado)}</dd>
      </div>
      <div>
        <dt>Por cobrar hasta hoy</dt>
        <dd>{guaranies(totales.debe)}</dd>
      </div>
      <div>
        <dt>Atrasado</dt>
        <dd>{guaranies(totales.atrasado)}</dd>
      </div>
      <div>
        <dt>Alumnos atrasados</dt>
        <dd>
          {atrasados.length} de {alumnos.length}
        </dd>
      </div>
    </dl>
  )
}
