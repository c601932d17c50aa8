import { useSuspenseQuery } from '@tanstack/react-query'
import { type Estadia, textoDeEstadias } from '../../domain/inscripciones/estadias'
import { atrasoDe } from '../../domain/pagos/pagos'
import { guaranies } from '../../lib/formato'
import { EstadoDePago } from './estado-de-pago'
import { FormularioDePago } from './formulario-de-pago'
import { ListaDePagos } from './lista-de-pagos'
import { porPagar } from './por-pagar'
import { type FilaDePlanilla, type Planilla, pagosQuery } from './queries'

interface Props {
  planilla: Planilla
  fila: FilaDePlanilla
  /** What was chosen to be paid. */
  concepto: string | undefined
}

/** One student's account: how it stands, a payment to record, and all that were. */
export default function Cuenta({ planilla, fila, concepto }: Props) {
  const { data: pagos } = useSuspenseQuery(pagosQuery(fila.catedraAlumnoId))
  const saldos = porPagar(fila, pagos)
  const atraso = atrasoDe(fila)
  return (
    <div className="ui-dialogo-cuerpo pila">
      <p className="quien-envio fila">
        <EstadoDePago estado={fila.estadoActual} />
        <span>Pagó {guaranies(fila.pagado)}</span>
        {fila.debe !== atraso && <span>Debe {guaranies(fila.debe)}</span>}
        {atraso > 0 && <span>Atrasado {guaranies(atraso)}</span>}
      </p>
      <Estadias estadias={fila.estadias} />
      {saldos.length > 0 ? (
        <FormularioDePago planilla={planilla} fila={fila} pagos={pagos} concepto={concepto} />
      ) : (
        <p className="apagado">
          {fila.estadoActual === 'GRATUITO'
            ? 'Esta inscripción es gratuita: no hay nada que cobrar.'
            : 'No queda nada por pagar en este año.'}
        </p>
      )}
      <ListaDePagos pagos={pagos} />
    </div>
  )
}

/** When somebody was in the course who left it, or came back. */
function Estadias({ estadias }: { estadias: readonly Estadia[] }) {
  if (estadias.every(({ hasta }) => hasta === null)) return null
  return <p className="apagado">Estuvo {textoDeEstadias(estadias)}.</p>
}
