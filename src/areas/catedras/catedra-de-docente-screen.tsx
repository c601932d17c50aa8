import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { type Catedra, catedraQuery } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import type { DeCargada } from '../base/enmarcada'
import { prefetchSeccion, seccionesDe } from '../base/secciones'
import { hoy } from '../base/sitio'
import { readId } from '../base/use-id'
import { docente, rutaDeNotaFinal } from '../docente'
import { ModalidadDePago } from '../pagos/modalidad-de-pago'
import { Cerrada } from './cerrada'
import { FichaCorta } from './ficha-corta'
import { PantallaDeCatedra } from './pantalla-de-catedra'

const secciones = seccionesDe<DeCatedra>(
  docente.pantallas.catedra.tabs,
  import.meta.glob('/src/areas/**/*-de-docente-seccion.tsx'),
)

export const loader = ({ params, request }: LoaderFunctionArgs) => {
  const id = readId(params.id)
  if (id === null) return null
  prefetchSeccion(secciones, id, request.url)
  return null
}

export function Cargada({ id, marco, noEsta }: DeCargada) {
  const { data: catedra } = useSuspenseQuery(catedraQuery('docente', id))
  if (!catedra) return noEsta
  return (
    <PantallaDeCatedra
      {...marco}
      titulo={catedra.nombre}
      accion={catedra.cerrada ? <AlActa catedraId={id} /> : <PasarLista clase={catedra.claseDeHoy} />}
      bajada={
        <FichaCorta catedra={catedra}>
          {' '}
          <ModalidadDePago modalidad={catedra.modalidad_pago} />
          <Cerrada catedra={catedra} />
        </FichaCorta>
      }
      catedra={catedra}
      secciones={secciones}
      datos={{ catedraId: id }}
    />
  )
}

const AlActa = ({ catedraId }: { catedraId: number }) => (
  <Link className="boton" to={rutaDeNotaFinal(catedraId)}>
    Notas y acta
  </Link>
)

/**
 * Opens today's attendance, where there is class today; what was read may be of another day. Most parts have a primary
 * action of their own, and the one of the class days is this very one.
 */
function PasarLista({ clase }: { clase: Catedra['claseDeHoy'] }) {
  const tab = useSearchParams()[0].get('tab') ?? 'resumen'
  if (clase?.fecha !== hoy() || tab === 'clases') return null
  return (
    <Link
      className={tab === 'resumen' && !clase.tomada ? 'boton principal' : 'boton'}
      to={`?tab=clases&dia=${clase.id}`}
    >
      {clase.tomada ? 'Ver la lista de hoy' : 'Pasar lista de hoy'}
    </Link>
  )
}
