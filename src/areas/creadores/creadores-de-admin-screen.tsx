import { useSuspenseQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import {
  type Calidad,
  type Creador,
  nombreCompleto,
  palabraCreadores,
} from '../../domain/creadores/creadores'
import { etiquetaDePeriodo } from '../../domain/creadores/periodos'
import { categoria } from '../../domain/sesiones/roles'
import { paginaEn } from '../../lib/filtros'
import { numero, textoDeValoracion } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { Tabla } from '../../ui/tabla'
import { TextField } from '../../ui/text-field'
import { rutaDeCreador, rutas } from '../admin'
import { aniosDeVida } from '../base/anios-de-vida'
import { prefetch } from '../base/consultas'
import { Lectura } from '../base/lectura'
import { Paginacion } from '../base/paginacion'
import { Pantalla } from '../base/pantalla'
import { useReposo } from '../base/use-reposo'
import { Estrella } from './estrella'
import { listaQuery } from './queries'

const ANADIR = `${rutas.panel}?tab=anadir`

export const loader = ({ request }: LoaderFunctionArgs) => {
  const { q, pagina } = pedidaEn(new URL(request.url).searchParams)
  return prefetch(listaQuery(q, pagina))
}

const pedidaEn = (parametros: URLSearchParams) => ({
  q: parametros.get('q') ?? '',
  pagina: paginaEn(parametros),
})

export function Component() {
  return (
    <Pantalla
      titulo="Creadores publicados"
      migas={[{ texto: 'Panel', ruta: rutas.panel }]}
      accion={
        <Link className="boton principal" to={ANADIR}>
          Agregar compositor
        </Link>
      }
    >
      <Buscador />
      <p className="enlaces-de-lista">
        <Link to={rutas.duplicados}>Posibles duplicados</Link>
        <Link to={rutas.comentarios}>Comentarios</Link>
        <Link to={rutas.wikidata}>Buscar a todos en Wikidata</Link>
      </p>
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
  const goTo = (pagina: number) => setParametros({ ...(q && { q }), pagina: String(pagina) })

  if (data.total === 0) {
    return q ? (
      <EmptyState title="No se encontraron creadores">Intenta ajustar tus filtros de búsqueda</EmptyState>
    ) : (
      <EmptyState
        title="Todavía no hay creadores publicados"
        action={
          <Link className="boton" to={ANADIR}>
            Agregar el primero
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
      <Paginacion pagina={pagina} de={data.totalPages} onGo={goTo} />
    </>
  )
}

/** The search lives in the address; it is asked once the typing rests. */
function Buscador() {
  const [parametros, setParametros] = useSearchParams()
  const onRest = useReposo()
  const search = (q: string) =>
    onRest(() => setParametros(q.trim() ? { q: q.trim() } : {}, { replace: true }))

  return (
    <search className="buscador">
      <TextField
        type="search"
        label="Buscar por nombre, biografía u obra"
        defaultValue={parametros.get('q') ?? ''}
        onChange={(evento) => search(evento.target.value)}
      />
    </search>
  )
}

function TablaDeCreadores({ creadores }: { creadores: Creador[] }) {
  return (
    <Tabla
      titulo="Creadores publicados, por nombre"
      columnas={['Nombre', 'Categoría', 'Años', 'Período', 'Calidad', 'Valoración']}
    >
      {creadores.map((creador) => (
        <tr key={creador.id}>
          <th scope="row">
            <Link to={rutaDeCreador(creador.id)}>{nombreCompleto(creador)}</Link>
          </th>
          <td data-columna="Categoría">{categoria(creador.mainRole)}</td>
          <td data-columna="Años" className="corrido">
            {aniosDeVida(creador) || '—'}
          </td>
          <td data-columna="Período">{etiquetaDePeriodo[creador.period]}</td>
          <td data-columna="Calidad" className="corrido">
            {creador.quality ? <ConEstrella calidad={creador.quality} /> : '—'}
          </td>
          <td data-columna="Valoración">{creador.rating_count > 0 ? textoDeValoracion(creador) : '—'}</td>
        </tr>
      ))}
    </Tabla>
  )
}

/** The letter says what the colour does. */
const ConEstrella = ({ calidad }: { calidad: Calidad }) => (
  <>
    <Estrella calidad={calidad} />
    <span aria-hidden="true">{calidad}</span>
  </>
)
