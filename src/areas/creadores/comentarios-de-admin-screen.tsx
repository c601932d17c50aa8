import { Link, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { etiquetaDeReporte, type MotivoDeReporte } from '../../domain/comunidad/motivos-de-reporte'
import type { ComentarioReportado } from '../../domain/comunidad/reportes'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { rutaDeCreador, rutas } from '../admin'
import { fechaYHora } from '../base/instantes'
import { prefetchTramos, useTramos } from '../base/lista-por-tramos'
import { Pila } from '../base/pila'
import { useAccion } from '../base/use-accion'
import { decideComentario, moderadosQuery } from './queries'

const isDeTodos = (parametros: URLSearchParams) => parametros.has('todos')

export const loader = ({ request }: LoaderFunctionArgs) =>
  prefetchTramos(moderadosQuery(!isDeTodos(new URL(request.url).searchParams)))

export function Component() {
  const [parametros] = useSearchParams()
  const deTodos = isDeTodos(parametros)
  const { lista, mas } = useTramos(moderadosQuery(!deTodos))
  const actual = (es: boolean) => (es ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <>
      <nav className="enlaces-de-lista" aria-label="Cuáles se ven">
        <Link to={rutas.comentarios} {...actual(!deTodos)}>
          Reportados
        </Link>
        <Link to="?todos" {...actual(deTodos)}>
          Todos
        </Link>
      </nav>
      <Pila etiqueta="Comentarios" vacio={<SinComentarios deTodos={deTodos} />}>
        {lista.map((comentario) => (
          <Moderado key={comentario.id} comentario={comentario} />
        ))}
      </Pila>
      {mas}
    </>
  )
}

function Moderado({ comentario }: { comentario: ComentarioReportado }) {
  const { id, composerId, composer, name, text, created_at, oculto, reportes } = comentario
  const { send, enviando } = useAccion(decideComentario)
  const motivos = Object.entries(reportes) as [MotivoDeReporte, number][]
  const de = <span className="oculto"> el comentario de {name}</span>
  return (
    <li className="panel comentario pila aire-2">
      <p>
        <b>{name}</b> sobre <Link to={rutaDeCreador(composerId)}>{composer}</Link>{' '}
        <time className="apagado" dateTime={created_at}>
          {fechaYHora(created_at)}
        </time>{' '}
        {oculto && <Badge tone="yellow">Oculto</Badge>}
      </p>
      <p className="texto-plano">{text}</p>
      {motivos.length > 0 && (
        <p className="apagado">
          Reportado: {motivos.map(([motivo, n]) => `${etiquetaDeReporte[motivo]} (${n})`).join(', ')}
        </p>
      )}
      <div className="botones">
        <Button saving={enviando} onClick={() => send({ id, decision: oculto ? 'mostrar' : 'ocultar' })}>
          {oculto ? 'Mostrar' : 'Ocultar'}
          {de}
        </Button>
        {!oculto && motivos.length > 0 && (
          <Button disabled={enviando} onClick={() => send({ id, decision: 'sin-problema' })}>
            Sin problema{de}
          </Button>
        )}
      </div>
    </li>
  )
}

const SinComentarios = ({ deTodos }: { deTodos: boolean }) => (
  <EmptyState title={deTodos ? 'Nadie comentó todavía' : 'No hay comentarios reportados'}>
    Quien ve un comentario que no corresponde puede reportarlo desde la ficha, y espera aquí.
  </EmptyState>
)
