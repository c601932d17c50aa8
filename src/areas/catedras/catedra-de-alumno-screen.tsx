import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { alumno } from '../alumno'
import { catedrasQuery } from '../base/curso/queries-de-alumno'
import type { DeCatedraCursada } from '../base/curso/seccion'
import { useVenida } from '../base/curso/venida'
import type { DeCargada } from '../base/enmarcada'
import { Exportar } from '../base/exportar'
import { prefetchSeccion, seccionesDe } from '../base/secciones'
import { readId } from '../base/use-id'
import { LoQueSeDio } from '../cierre/lo-que-se-dio'
import { EstadoDePago } from '../pagos/estado-de-pago'
import { Cerrada } from './cerrada'
import { FichaCorta } from './ficha-corta'
import { PantallaDeCatedra } from './pantalla-de-catedra'

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

export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { data: cursadas } = useSuspenseQuery(catedrasQuery)
  const { tab, destacado } = useVenida()
  const cursada = cursadas.find(({ catedraId }) => catedraId === id)
  if (!cursada) return noEsta
  const { catedra, estadoActual, clases } = cursada
  return (
    <PantallaDeCatedra
      {...marco}
      titulo={catedra.nombre}
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
