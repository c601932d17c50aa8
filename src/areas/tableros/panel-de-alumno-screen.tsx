import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { EmptyState } from '../../ui/empty-state'
import { rutaDeCatedra } from '../alumno'
import type { CatedraCursada } from '../base/curso/queries-de-alumno'
import { Lectura } from '../base/lectura'
import { Pantalla } from '../base/pantalla'
import { TarjetaDeCatedra } from '../catedras/tarjeta-de-catedra'
import { acceso } from '../ingreso/acceso-de-alumno'
import { perfilQuery } from '../ingreso/perfil'
import { Unirse } from '../inscripciones/unirse'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { useAMano } from '../tareas/use-a-mano'
import { Estadisticas } from './estadisticas'
import { EvaluacionesPendientes, TareasPendientes } from './pendientes'
import { Proximo } from './proximo'
import { useTablero } from './queries-de-alumno'
import { Recientes } from './recientes'

/** It comes where something was delivered. */
const OfertaDeAvisos = lazy(async () => ({
  default: (await import('../telefono/avisar-aqui')).OfertaDeAvisos,
}))

export function Component() {
  return (
    <Pantalla
      titulo="Mi Dashboard de Alumno"
      accion={
        <a className="boton" href="/">
          Explorar Timeline
        </a>
      }
    >
      <Lectura falla="No se encontraron datos de usuario">
        <Saludo />
        <Lectura falla="Error al cargar los datos del dashboard">
          <Tablero />
        </Lectura>
      </Lectura>
    </Pantalla>
  )
}

function Saludo() {
  const { data: perfil } = useSuspenseQuery(perfilQuery(acceso))
  return <p className="apagado">Hola, {perfil.nombre}.</p>
}

/** What is due comes first. */
function Tablero() {
  const tablero = useTablero()
  const { tareasAtrasadas, tareasPendientes } = tablero
  useAMano([...tareasAtrasadas, ...tareasPendientes].map(({ tareaAsignacionId }) => tareaAsignacionId))
  if (tablero.mode === 'new') return <Bienvenida />
  return (
    <>
      <Proximo tablero={tablero} />
      <div className="cuadros">
        <TareasPendientes tablero={tablero} />
        <EvaluacionesPendientes tablero={tablero} />
      </div>
      <Cursadas cursadas={tablero.catedras} />
      {/* It comes late: what is due does not make room for it. */}
      {tablero.estadisticas.tareasCompletadas > 0 && (
        <Suspense>
          <OfertaDeAvisos rol="alumno" />
        </Suspense>
      )}
      <Recientes publicaciones={tablero.publicaciones} />
      <Estadisticas estadisticas={tablero.estadisticas} />
    </>
  )
}

/** To who is in no course yet. */
function Bienvenida() {
  return (
    <>
      <EmptyState title="Todavía no estás en ninguna cátedra">
        Cuando la institución te inscriba en una, la verás aquí. Mientras tanto puedes explorar la línea de
        tiempo.
      </EmptyState>
      <Unirse />
    </>
  )
}

function Cursadas({ cursadas }: { cursadas: CatedraCursada[] }) {
  return (
    <section className="apartado" aria-labelledby="mis-catedras">
      <h2 id="mis-catedras">Mis Cátedras</h2>
      <ul className="tarjetas" aria-label="Mis cátedras">
        {cursadas.map(({ catedraId, catedra, estadoActual }) => (
          <TarjetaDeCatedra key={catedraId} catedra={catedra} ruta={rutaDeCatedra(catedraId)} conDocente>
            <span className="apagado">Pagos</span>
            <EstadoDePago estado={estadoActual} />
          </TarjetaDeCatedra>
        ))}
      </ul>
      <Unirse />
    </section>
  )
}
