import { useSuspenseQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Lectura } from '../base/lectura'
import { lectura } from '../base/leer'
import { rutaDeCorreccion, rutaDeEvaluacion } from '../docente'

interface Props {
  catedraId: number
  unidadId: number
}

/** What is asked for and evaluated in a unit, each leading to its own screen. */
export function ContenidoDeUnidad(props: Props) {
  return (
    <Lectura falla="Error al cargar el contenido de la unidad.">
      <Leido {...props} />
    </Lectura>
  )
}

function Leido({ catedraId, unidadId }: Props) {
  const unidad = { id: catedraId, unidadId }
  const [{ data: tareas }, { data: evaluaciones }] = useSuspenseQueries({
    queries: [
      lectura('docente/catedra/:id/unidad/:unidadId/tareas-maestras', unidad),
      lectura('docente/catedra/:id/unidad/:unidadId/evaluaciones', unidad),
    ],
  })
  return (
    <>
      <Enlaces titulo="Tareas de la unidad" cosas={tareas} rutaDe={(id) => rutaDeCorreccion(catedraId, id)} />
      <Enlaces
        titulo="Evaluaciones de la unidad"
        cosas={evaluaciones}
        rutaDe={(id) => rutaDeEvaluacion(catedraId, id)}
      />
    </>
  )
}

interface EnlacesProps {
  titulo: string
  cosas: readonly { id: number; titulo: string }[]
  rutaDe: (id: number) => string
}

function Enlaces({ titulo, cosas, rutaDe }: EnlacesProps) {
  return (
    <section>
      <h3>{titulo}</h3>
      {cosas.length === 0 ? (
        <p className="apagado">No se encontraron datos.</p>
      ) : (
        <ul className="vinetas">
          {cosas.map(({ id, titulo: nombre }) => (
            <li key={id}>
              <Link to={rutaDe(id)}>{nombre}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
