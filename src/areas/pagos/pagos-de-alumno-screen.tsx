import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textoDeConcepto } from '../../domain/pagos/deudas'
import { pagoDe } from '../../domain/pagos/pagos'
import { diaCorto, guaranies, mesLargo } from '../../lib/formato'
import { Badge, type Tone } from '../../ui/badge'
import { EmptyState } from '../../ui/empty-state'
import { rutaDeCatedra, rutaDeRecibo } from '../alumno'
import { EstadoDePago } from './estado-de-pago'
import { type CuentaPropia, cuentasQuery } from './queries-de-alumno'

export function Component() {
  const { data: cuentas } = useSuspenseQuery(cuentasQuery)
  if (cuentas.length === 0)
    return (
      <EmptyState title="Todavía no estás en ninguna cátedra">
        Aquí verás lo que pagas en cada una.
      </EmptyState>
    )
  return cuentas.map((cuenta) => <Cuenta key={cuenta.catedraAlumnoId} cuenta={cuenta} />)
}

function Cuenta({ cuenta }: { cuenta: CuentaPropia }) {
  const { catedraAlumnoId, catedra, hasta, estadoActual, matricula, meses, pagado, debe, pagos } = cuenta
  const id = `cuenta-${catedraAlumnoId}`
  return (
    <section className="panel apartado pila" aria-labelledby={id}>
      <header className="con-cuenta">
        <h2 id={id}>
          {hasta ? catedra.nombre : <Link to={rutaDeCatedra(catedra.id)}>{catedra.nombre}</Link>}{' '}
          <small>({catedra.anio})</small>
        </h2>
        <EstadoDePago estado={estadoActual} />
      </header>
      {hasta && <p className="apagado">Estuviste en la cátedra hasta el {diaCorto(hasta)}.</p>}
      {estadoActual === 'GRATUITO' ? (
        <p className="apagado">Es gratuita: no tienes nada que pagar.</p>
      ) : (
        <>
          <p className="quien-envio fila">
            <span>Pagaste {guaranies(pagado)}</span>
            <span>{debe > 0 ? <b>Debes {guaranies(debe)}</b> : 'No debes nada'}</span>
          </p>
          <ul className="lista-de-pagos" aria-label={`${catedra.nombre}, mes por mes`}>
            {matricula.monto > 0 && <Linea texto="Matrícula" cuenta={{ ...matricula, vencido: true }} />}
            {meses.map((mes) => (
              <Linea key={mes.mes} texto={mesLargo(mes.mes)} cuenta={mes} vence={mes.vence} />
            ))}
          </ul>
        </>
      )}
      <Pagos pagos={pagos} />
    </section>
  )
}

interface LineaProps {
  texto: string
  cuenta: { monto: number; pagado: number; debe: number; vencido: boolean }
  vence?: string
}

function Linea({ texto, cuenta, vence }: LineaProps) {
  const { debe, monto } = cuenta
  const { palabra, tono } = estadoDe(cuenta)
  return (
    <li>
      <span>{texto}</span>
      <b>{guaranies(monto)}</b>
      {debe > 0 && (
        <small className="apagado">
          {debe < monto && `Faltan ${guaranies(debe)}. `}
          {vence && `Vence el ${diaCorto(vence)}.`}
        </small>
      )}
      <Badge tone={tono}>{palabra}</Badge>
    </li>
  )
}

function estadoDe({ vencido, ...cuenta }: LineaProps['cuenta']): { palabra: string; tono: Tone } {
  const pago = pagoDe(cuenta)
  if (pago === 'PAGADO') return { palabra: 'Pagado', tono: 'green' }
  const tono = vencido ? 'red' : 'yellow'
  if (pago === 'EN PARTE') return { palabra: 'Pagado en parte', tono }
  return { palabra: vencido ? 'Sin pagar' : 'En plazo', tono }
}

function Pagos({ pagos }: Pick<CuentaPropia, 'pagos'>) {
  if (pagos.length === 0) return null
  return (
    <details>
      <summary>Lo que pagaste ({pagos.length})</summary>
      <ul className="lista-de-pagos">
        {pagos.map(({ id, fecha, mes, monto }) => (
          <li key={id}>
            <time dateTime={fecha}>{diaCorto(fecha)}</time>
            <span>{textoDeConcepto(mes)}</span>
            <b>{guaranies(monto)}</b>
            <Link className="boton ui-boton callado" to={rutaDeRecibo(id)}>
              Recibo
              <span className="oculto"> de {textoDeConcepto(mes)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
