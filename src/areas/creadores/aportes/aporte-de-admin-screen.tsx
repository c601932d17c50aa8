import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { Link, type LoaderFunctionArgs, useNavigate } from 'react-router'
import { type EstadoDeCreador, estadosDeCreador, nombreCompleto } from '../../../domain/creadores/creadores'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { rutas } from '../../admin'
import { readBorrador } from '../../base/borrador'
import { queryClient } from '../../base/consultas'
import type { DeCargada } from '../../base/enmarcada'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { anioDeHoy } from '../../base/sitio'
import { FotoDeAporte } from '../foto-de-aporte'
import { borradorDeFicha } from '../guardar'
import { QuienEnvio } from '../quien-envio'
import { TarjetaDeLinea } from '../tarjeta-de-linea'
import { Completitud } from './completitud'
import { type Aporte, aporteQuery } from './queries'
import { ResolverAporte } from './resolver-aporte'
import { SeParece } from './se-parece'
import { useDecision } from './use-decision'

/** The form and its rules weigh more than all the rest: they come when somebody edits. */
const FormularioDeFicha = lazy(async () => ({
  default: (await import('../formulario-de-ficha')).FormularioDeFicha,
}))

const APORTES = `${rutas.panel}?tab=aportes`

const resueltos: readonly EstadoDeCreador[] = estadosDeCreador.filter((estado) => estado !== 'PENDING_REVIEW')

export const loader = ({ params }: LoaderFunctionArgs) =>
  queryClient.query({ ...aporteQuery(Number(params.id)), staleTime: 'static' })

export function Cargada({ id, marco }: DeCargada) {
  const { data: aporte } = useSuspenseQuery(aporteQuery(id))
  if (aporte && !resueltos.includes(aporte.status)) return <Revision aporte={aporte} marco={marco} />
  return (
    <Pantalla {...marco} titulo="Este aporte ya no está pendiente">
      <EmptyState
        title="Ya fue resuelto"
        action={
          <Link className="boton" to={APORTES}>
            Ver los que faltan
          </Link>
        }
      >
        Alguien lo aprobó, lo remitió o lo rechazó.
      </EmptyState>
    </Pantalla>
  )
}

function Revision({ aporte, marco }: { aporte: Aporte; marco: DeCargada['marco'] }) {
  const navigate = useNavigate()
  const [editando, setEditando] = useState(() => readBorrador(borradorDeFicha(aporte.id)) !== null)
  const decision = useDecision(aporte)
  const goToAportes = () => void navigate(APORTES)
  return (
    <Pantalla
      {...marco}
      titulo={nombreCompleto(aporte)}
      bajada={<QuienEnvio email={aporte.email} envio={aporte} />}
    >
      <SeParece aporte={aporte} onSend={goToAportes} />
      <div className="dos-columnas">
        <section className="pila" aria-labelledby="como-se-vera">
          <h2 id="como-se-vera">Así se verá en la línea de tiempo</h2>
          <FotoDeAporte direccion={aporte.photo_url} />
          <TarjetaDeLinea
            creador={{ ...aporte, period: decision.period, quality: decision.quality }}
            anio={anioDeHoy()}
          />
          {editando ? (
            <Lectura falla="No se pudo cargar el formulario.">
              <FormularioDeFicha creador={aporte} publicado={false} />
            </Lectura>
          ) : (
            <div className="botones">
              <Button onClick={() => setEditando(true)}>Editar antes de aprobar</Button>
            </div>
          )}
        </section>
        <aside className="panel pila" aria-label="Revisión">
          {aporte.rejection_reason && (
            <blockquote className="motivo">
              <p>
                <b>Se remitió antes con este motivo:</b> {aporte.rejection_reason}
              </p>
            </blockquote>
          )}
          <Completitud {...aporte.completeness} />
          <ResolverAporte aporte={aporte} decision={decision} onSend={goToAportes} />
        </aside>
      </div>
    </Pantalla>
  )
}
