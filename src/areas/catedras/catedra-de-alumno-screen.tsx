import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { alumno, rutas } from '../alumno'
import { catedrasQuery } from '../base/curso/queries-de-alumno'
import type { DeCatedraCursada } from '../base/curso/seccion'
import { useVenida } from '../base/curso/venida'
import { Exportar } from '../base/exportar'
import { NoEncontrada } from '../base/no-encontrada'
import { prefetchSeccion, seccionesDe } from '../base/secciones'
import { readId, useId } from '../base/use-id'
import { LoQueSeDio } from '../cierre/lo-que-se-dio'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { CatedraLeida } from './catedra-leida'
import { Cerrada } from './cerrada'
import { FichaCorta } from './ficha-corta'
import { PantallaDeCatedra } from './pantalla-de-catedra'

const alPanel = { texto: 'Volver a Mi Dashboard', ruta: rutas.panel }

const secciones = seccionesDe<DeCatedraCursada>(
  alumno.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-alumno-seccion.tsx'),
)

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const id = readId(params.id)
  if (id === null) return null
  prefetchSeccion(secciones, id, request.url)
  return null
}

export function Component() {
  const id = useId('id')
  if (id === null) return <NoEncontrada titulo="ID de cátedra inválido." goBack={alPanel} />
  return (
    <CatedraLeida panel={rutas.panel} falla="Error al cargar los datos de la cátedra">
      <Cargada id={id} />
    </CatedraLeida>
  )
}

function Cargada({ id }: { id: number }) {
  const { data: cursadas } = useSuspenseQuery(catedrasQuery)
  const { tab, destacado } = useVenida()
  const cursada = cursadas.find(({ catedraId }) => catedraId === id)
  if (!cursada) return <CatedraNoEncontrada />
  const { catedra, estadoActual, clases } = cursada
  return (
    <PantallaDeCatedra
      titulo={catedra.nombre}
      goBack={alPanel}
      bajada={
        <FichaCorta catedra={catedra} conDocente>
          {'\u00a0· Pagos '}
          <EstadoDePago estado={estadoActual} />
          <Cerrada catedra={catedra} />
        </FichaCorta>
      }
      accion={catedra.cerrada && <Constancia catedraId={id} />}
      catedra={catedra}
      secciones={secciones}
      datos={{ catedraId: id, destacado }}
      inicial={tab}
    >
      <LoQueSeDio clases={clases} />
    </PantallaDeCatedra>
  )
}

const Constancia = ({ catedraId }: { catedraId: number }) => (
  <Exportar
    direccion={`/alumnos/me/catedras/${catedraId}/constancia.pdf`}
    falla="No se pudo descargar la constancia."
  >
    Descargar mi constancia
  </Exportar>
)

const CatedraNoEncontrada = () => (
  <NoEncontrada titulo="Cátedra no encontrada" goBack={alPanel}>
    Puede que ya no exista, o que no estés inscrito en ella.
  </NoEncontrada>
)
