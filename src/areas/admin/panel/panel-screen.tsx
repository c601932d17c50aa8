import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button'
import { Tabs } from '../../../ui/tabs'
import { adelantar } from '../../shared/consultas'
import { Pantalla } from '../../shared/pantalla'
import { salir } from '../../shared/salir'
import { ModuloAcademico } from '../academico/modulo-academico'
import { Aportes } from '../aportes/aportes'
import { AnadirCompositor } from '../creadores/anadir-compositor'
import { Sugerencias } from '../sugerencias/sugerencias'
import { Tareas } from '../tareas/tareas'
import { Instalacion } from './instalacion'
import { cifrasQuery } from './queries'

const nombres = ['aportes', 'sugerencias', 'anadir', 'academico', 'tareas', 'calificadas'] as const

export const loader = () => adelantar(cifrasQuery)

export function Component() {
  const [parametros, setParametros] = useSearchParams()
  const { data: cifras } = useQuery(cifrasQuery)
  const elegida = nombres.find((nombre) => nombre === parametros.get('tab')) ?? 'aportes'

  return (
    <Pantalla
      titulo="Panel de revisión"
      bajada="Sesión activa / Administrador"
      accion={<Button onClick={salir}>Cerrar sesión</Button>}
    >
      <Instalacion />
      <Tabs
        label="Qué hay para revisar"
        value={elegida}
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
            content: <Sugerencias />,
          },
          { value: 'anadir', label: 'Añadir Compositor', content: <AnadirCompositor /> },
          { value: 'academico', label: 'Módulo Académico', content: <ModuloAcademico /> },
          {
            value: 'tareas',
            label: <ConCuenta cuantos={cifras?.tareasEntregadas}>Tareas Pendientes</ConCuenta>,
            content: <Tareas cuales="entregadas" />,
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
