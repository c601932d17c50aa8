import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { api, unwrap } from '../../lib/api'
import { Lectura } from '../base/lectura'
import { rutaDeCorreccion, rutaDeEvaluacion } from '../docente'

interface Props {
  catedraId: number
  unidadId: number
}

const contenidoQuery = ({ catedraId, unidadId }: Props) =>
  queryOptions({
    queryKey: ['docente', 'unidad', catedraId, unidadId],
    queryFn: async () => {
      const unidad = api.docente.catedra({ id: catedraId }).unidad({ unidadId })
      const [tareas, evaluaciones] = await Promise.all([
        unwrap(unidad['tareas-maestras'].get()),
        unwrap(unidad.evaluaciones.get()),
      ])
      return { tareas, evaluaciones }
    },
  })

/** What is asked for and evaluated in a unit, each leading to its own screen. */
export function ContenidoDeUnidad(props: Props) {
  return (
    <Lectura falla="Error al cargar el contenido de la unidad.">
      <Leido {...props} />
    </Lectura>
  )
}

function Leido({ catedraId, unidadId }: Props) {
  const { tareas, evaluaciones } = useSuspenseQuery(contenidoQuery({ catedraId, unidadId })).data
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
