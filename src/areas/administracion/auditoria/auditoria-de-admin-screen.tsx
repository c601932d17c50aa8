import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Tabla } from '../../../ui/tabla'
import { rutas } from '../../admin'
import { prefetch } from '../../base/consultas'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { Paginacion } from '../../base/paginacion'
import { Pantalla } from '../../base/pantalla'
import { FiltrosDeAuditoria } from './filtros'
import { auditoriaQuery, type Hecho } from './queries'
import { pedidoEn, useFiltros } from './use-filtros'

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { filtros, pagina } = pedidoEn(new URL(request.url).searchParams)
  return prefetch(auditoriaQuery(filtros, pagina))
}

export function Component() {
  return (
    <Pantalla
      titulo="Auditoría"
      bajada="Qué cambiaron la administración y los docentes, y cuándo. Aquí nada se borra."
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
    >
      <Lectura falla="No se pudieron cargar los filtros.">
        <FiltrosDeAuditoria />
      </Lectura>
      <Lectura falla="No se pudo cargar la auditoría.">
        <Hechos />
      </Lectura>
    </Pantalla>
  )
}

function Hechos() {
  const { filtros, pagina, hasFiltros, goTo, drop } = useFiltros()
  const pedido = JSON.stringify(filtros)
  const { data } = useSuspenseQuery(
    auditoriaQuery(JSON.parse(useDeferredValue(pedido)), useDeferredValue(pagina)),
  )

  if (data.total === 0) {
    return hasFiltros ? (
      <EmptyState
        title="No se encontraron cambios"
        action={<Button onClick={drop}>Quitar los filtros</Button>}
      >
        Prueba con otras fechas, o con otra palabra.
      </EmptyState>
    ) : (
      <EmptyState title="Todavía nadie cambió nada">
        Aquí quedará cada cambio de la administración y de los docentes.
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="apagado">
        {cuantos(data.total, 'cambio', 'cambios')}
      </p>
      <TablaDeHechos hechos={data.data} />
      <Paginacion pagina={pagina} de={data.totalPages} onGo={goTo} />
    </>
  )
}

function TablaDeHechos({ hechos }: { hechos: readonly Hecho[] }) {
  return (
    <Tabla titulo="Lo que cambió, lo último primero" columnas={['Cuándo', 'Quién', 'Qué']}>
      {hechos.map((hecho) => (
        <tr key={hecho.id}>
          <th scope="row">
            <time dateTime={hecho.created_at}>{fechaYHora(hecho.created_at)}</time>
          </th>
          <td data-columna="Quién">{hecho.nombre}</td>
          <td data-columna="Qué" className="largo">
            {hecho.resumen}
          </td>
        </tr>
      ))}
    </Tabla>
  )
}
