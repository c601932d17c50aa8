import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { palabraCreadores } from '../../domain/creadores'
import { numero } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { rutas } from '../admin'
import { adelantar } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Paginacion } from '../base/paginacion'
import { Pantalla } from '../base/pantalla'
import { Buscador } from './buscador'
import { listaQuery } from './queries'
import { TablaDeCreadores } from './tabla-de-creadores'

const ANADIR = `${rutas.panel}?tab=anadir`

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { q, pagina } = pedidaEn(new URL(request.url).searchParams)
  return adelantar(listaQuery(q, pagina))
}

const pedidaEn = (parametros: URLSearchParams) => ({
  q: parametros.get('q') ?? '',
  pagina: Math.max(1, Number.parseInt(parametros.get('pagina') ?? '', 10) || 1),
})

export function Component() {
  return (
    <Pantalla
      titulo="Creadores publicados"
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
      accion={
        <Link className="boton principal" to={ANADIR}>
          Añadir compositor
        </Link>
      }
    >
      <Buscador />
      <Lectura falla="No se pudieron cargar los creadores.">
        <Lista />
      </Lectura>
    </Pantalla>
  )
}

function Lista() {
  const [parametros, setParametros] = useSearchParams()
  const pedida = pedidaEn(parametros)
  const q = useDeferredValue(pedida.q)
  const pagina = useDeferredValue(pedida.pagina)
  const { data } = useSuspenseQuery(listaQuery(q, pagina))
  const irA = (pagina: number) => setParametros({ ...(q && { q }), pagina: String(pagina) })

  if (data.total === 0) {
    return q ? (
      <EmptyState title="No se encontraron creadores">Intenta ajustar tus filtros de búsqueda</EmptyState>
    ) : (
      <EmptyState
        title="Todavía no hay creadores publicados"
        action={
          <Link className="boton" to={ANADIR}>
            Añadir el primero
          </Link>
        }
      />
    )
  }
  return (
    <>
      <p role="status" className="apagado">
        {numero(data.total)} {palabraCreadores(data.total)}
      </p>
      <TablaDeCreadores creadores={data.data} />
      <Paginacion pagina={pagina} de={data.totalPages} alIr={irA} />
    </>
  )
}
