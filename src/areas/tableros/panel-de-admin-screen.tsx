import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { Button } from '../../ui/button'
import { Tabs } from '../../ui/tabs'
import { rutas } from '../admin'
import { pasosQuery } from '../administracion/primeros-pasos/queries'
import { prefetch } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { prefetchTramos } from '../base/lista-por-tramos'
import { Pantalla } from '../base/pantalla'
import { leave } from '../base/salir'
import { Aportes } from '../creadores/aportes/aportes'
import { aportesQuery } from '../creadores/aportes/queries'
import { sugerenciasQuery } from '../creadores/sugerencias/queries'
import { Devueltas } from '../tareas/listas/devueltas'
import { Tareas } from '../tareas/listas/entregas'
import { tareasQuery } from '../tareas/listas/queries'
import { HoyDeAdmin } from './hoy-de-admin'
import { ModuloAcademico } from './modulo-academico'
import { alarmasQuery, cifrasQuery } from './queries-de-admin'

/** With its words: mostly there is nothing to say. */
const QueEstaFallando = lazy(() => import('./que-esta-fallando'))

/** The form and its rules weigh more than the rest of the panel: they come when they are asked for. */
const FormularioNuevo = lazy(() => import('../creadores/formulario-nuevo'))

/** In a tab that few open first. */
const Sugerencias = lazy(() => import('../creadores/sugerencias/sugerencias'))

const nombres = ['aportes', 'sugerencias', 'anadir', 'academico', 'tareas', 'calificadas'] as const

/** The lists that come in pages, or in parts. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const elegida = elegidaEn(searchParams)
  const isCola = !searchParams.has('estado') && !searchParams.has('pagina')
  if (elegida === 'aportes' && isCola) return prefetch(aportesQuery('PENDING_REVIEW', 1))
  if (elegida === 'sugerencias' && isCola) return prefetch(sugerenciasQuery('PENDING', 1))
  if (elegida === 'tareas') {
    prefetchTramos(tareasQuery('entregadas'))
    return prefetchTramos(tareasQuery('devueltas'))
  }
  return elegida === 'calificadas' ? prefetchTramos(tareasQuery('calificadas')) : null
}

const elegidaEn = (parametros: URLSearchParams) =>
  nombres.find((nombre) => nombre === parametros.get('tab')) ?? 'aportes'

export function Component() {
  const [parametros, setParametros] = useSearchParams()
  const { data: cifras } = useQuery(cifrasQuery)

  return (
    <Pantalla
      titulo="Panel de revisión"
      bajada="Sesión activa / Administrador"
      accion={<Button onClick={leave}>Cerrar sesión</Button>}
    >
      <Instalacion />
      <Fallas />
      <HoyDeAdmin />
      <Tabs
        label="Qué hay para revisar"
        value={elegidaEn(parametros)}
        onChange={(tab) => setParametros({ tab }, { preventScrollReset: true })}
        tabs={[
          {
            value: 'aportes',
            label: <ConCuenta cuantos={cifras?.aportesPendientes}>Aportes Pendientes</ConCuenta>,
            content: <Aportes />,
          },
          {
            value: 'sugerencias',
            label: <ConCuenta cuantos={cifras?.sugerenciasPendientes}>Sugerencias de Edición</ConCuenta>,
            content: (
              <Lectura falla="No se pudieron cargar las sugerencias.">
                <Sugerencias />
              </Lectura>
            ),
          },
          {
            value: 'anadir',
            label: 'Añadir Compositor',
            content: (
              <Lectura falla="No se pudo cargar el formulario.">
                <FormularioNuevo />
              </Lectura>
            ),
          },
          { value: 'academico', label: 'Módulo Académico', content: <ModuloAcademico /> },
          {
            value: 'tareas',
            label: <ConCuenta cuantos={cifras?.tareasEntregadas}>Tareas Pendientes</ConCuenta>,
            content: (
              <div className="apartado">
                <Tareas cuales="entregadas" />
                <Devueltas />
              </div>
            ),
          },
          {
            value: 'calificadas',
            label: <ConCuenta cuantos={cifras?.tareasCalificadas}>Tareas Calificadas</ConCuenta>,
            content: <Tareas cuales="calificadas" />,
          },
        ]}
      />
    </Pantalla>
  )
}

function ConCuenta({ children, cuantos = 0 }: { children: string; cuantos: number | undefined }) {
  return (
    <>
      {children}
      {cuantos > 0 && <span className="cuenta">{cuantos}</span>}
    </>
  )
}

/** Said to everybody who comes. */
function Fallas() {
  const { data: alarmas } = useQuery(alarmasQuery)
  if (!alarmas?.length) return null
  return (
    <Suspense fallback={null}>
      <QueEstaFallando />
    </Suspense>
  )
}

/** A new installation begins with its first steps. */
function Instalacion() {
  const { data: pasos } = useQuery(pasosQuery)
  if (!pasos?.nueva) return null
  return (
    <section className="panel instalacion-nueva pila aire-3" aria-labelledby="instalacion-nueva">
      <h2 id="instalacion-nueva">Te damos la bienvenida</h2>
      <p>Elige tu contraseña, el nombre de la institución y lo demás que hace falta para empezar.</p>
      <Link className="boton principal" to={rutas.primerosPasos}>
        Dar los primeros pasos
      </Link>
    </section>
  )
}
