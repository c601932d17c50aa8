import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nombreCompleto } from '../../../domain/creadores/creadores'
import { EmptyState } from '../../../ui/empty-state'
import { rutaDeAporte, rutas } from '../../admin'
import { Atajos } from '../../base/atajos'
import { claveDe } from '../../base/clave-de'
import { Lectura } from '../../base/lectura'
import { Cola, usePagina } from '../decididas/cola'
import { Vistas } from '../decididas/vistas'
import { Completitud } from './completitud'
import { APORTES, type Aporte, aportesQuery } from './queries'
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
  const { data } = useSuspenseQuery(aportesQuery('PENDING_REVIEW', usePagina()))
  return (
    <>
      {data.total > 0 && <Atajos conBoton />}
      <Cola etiqueta="Aportes Pendientes" lista={claveDe(APORTES)} pagina={data} vacio={<SinAportes />}>
        {(aporte) => <AporteItem key={aporte.id} aporte={aporte} />}
      </Cola>
      {data.total > 0 && (
        <p>
          <VerRemitidos />
        </p>
      )}
    </>
  )
}

const VerRemitidos = () => <Link to={rutas.remitidos}>Ver remitidos y rechazados</Link>

const SinAportes = () => (
  <EmptyState
    title="No hay aportes pendientes"
    action={
      <>
        <Link className="boton" to="?tab=anadir">
          Agregar un compositor
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
    <li className="panel revision pila aire-5" tabIndex={-1}>
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
