import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nombreCompleto } from '../../../domain/creadores/creadores'
import { EmptyState } from '../../../ui/empty-state'
import { rutaDeAporte, rutas } from '../../admin'
import { Lectura } from '../../base/lectura'
import { Pila } from '../../base/pila'
import { Vistas } from '../decididas/vistas'
import { Completitud } from './completitud'
import { type Aporte, aportesQuery } from './queries'
import { ResolverAporte } from './resolver-aporte'
import { ResumenDeAporte } from './resumen-de-aporte'
import { SeParece } from './se-parece'
import { useDecision } from './use-decision'

export function Aportes() {
  return (
    <Vistas tab="aportes">
      <Lectura falla="No se pudieron cargar los aportes.">
        <Lista />
      </Lectura>
    </Vistas>
  )
}

function Lista() {
  const { data: aportes } = useSuspenseQuery(aportesQuery)
  return (
    <div className="pila">
      <Pila etiqueta="Aportes Pendientes" vacio={<SinAportes />}>
        {aportes.map((aporte) => (
          <AporteItem key={aporte.id} aporte={aporte} />
        ))}
      </Pila>
      {aportes.length > 0 && (
        <p>
          <VerRemitidos />
        </p>
      )}
    </div>
  )
}

const VerRemitidos = () => <Link to={rutas.remitidos}>Ver remitidos y rechazados</Link>

const SinAportes = () => (
  <EmptyState
    title="No hay aportes pendientes"
    action={
      <>
        <Link className="boton" to="?tab=anadir">
          Añadir un compositor
        </Link>
        <VerRemitidos />
      </>
    }
  >
    Los que lleguen desde la línea de tiempo esperan aquí a que los revises.
  </EmptyState>
)

function AporteItem({ aporte }: { aporte: Aporte }) {
  return (
    <li className="panel revision">
      <div>
        <h2>
          <Link to={rutaDeAporte(aporte.id)}>{nombreCompleto(aporte)}</Link>
        </h2>
        <ResumenDeAporte aporte={aporte} />
        <Link to={rutaDeAporte(aporte.id)}>
          Abrir y editar<span className="oculto"> el aporte de {nombreCompleto(aporte)}</span>
        </Link>
      </div>
      <SeParece aporte={aporte} />
      <div>
        <Completitud {...aporte.completeness} />
        <ResolverAporte aporte={aporte} decision={useDecision(aporte)} />
      </div>
    </li>
  )
}
