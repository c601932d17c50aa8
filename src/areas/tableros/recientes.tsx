import { Link } from 'react-router'
import { cuantos } from '../../lib/formato'
import { rutaDeCatedra } from '../alumno'
import { fechaYHora } from '../base/instantes'
import { useTextoPlano } from '../planes/use-texto-plano'
import { nombreDelAutor } from '../tablon/autor'
import { Tipo } from '../tablon/tipo'
import type { Tablero } from './queries-de-alumno'

type Publicacion = Tablero['publicaciones'][number]

/** The last posts of one's boards: each leads to its place there. */
export function Recientes({ publicaciones }: { publicaciones: Publicacion[] }) {
  return (
    <section className="apartado" aria-labelledby="recientes">
      <h2 id="recientes">Publicaciones Recientes</h2>
      {publicaciones.length === 0 ? (
        <p className="apagado">Todavía no hay publicaciones en tus cátedras.</p>
      ) : (
        <ul className="recientes" aria-labelledby="recientes">
          {publicaciones.map((publicacion) => (
            <Reciente key={publicacion.id} publicacion={publicacion} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Reciente({ publicacion }: { publicacion: Publicacion }) {
  const { id, titulo, contenido, catedra, created_at, tipo, totalComentarios } = publicacion
  const comentarios = totalComentarios > 0 && ` · ${cuantos(totalComentarios, 'comentario', 'comentarios')}`
  return (
    <li className="panel">
      <Tipo tipo={tipo} />
      <h3>
        <Link to={`${rutaDeCatedra(catedra.id)}?tab=tablon&publicacion=${id}`}>{titulo}</Link>
      </h3>
      <p className="extracto">{useTextoPlano(contenido)}</p>
      <p className="apagado">
        {nombreDelAutor(publicacion)} · {catedra.nombre} ·{' '}
        <time dateTime={created_at}>{fechaYHora(created_at)}</time>
        {comentarios}
      </p>
    </li>
  )
}
