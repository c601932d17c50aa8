import { Link } from 'react-router'
import { cuantos } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { fechaYHora } from '../../base/instantes'
import { nombreDelAutor } from '../../tablon/autor'
import type { ResumenDeCatedra } from '../queries-de-docente'

type Publicacion = ResumenDeCatedra['publicacion']

/** The newest post of the board, and the way to write another. */
export function UltimaPublicacion({ publicacion }: { publicacion: Publicacion }) {
  return (
    <section className="panel con-cabecera" aria-labelledby="ultima-publicacion">
      <header>
        <h2 id="ultima-publicacion">Tablón</h2>
        <Link to="?tab=tablon&publicar=nueva">Crear publicación</Link>
      </header>
      {publicacion ? <Ultima {...publicacion} /> : <p className="apagado">Todavía no hay publicaciones.</p>}
    </section>
  )
}

function Ultima(publicacion: NonNullable<Publicacion>) {
  const { id, titulo, extracto, created_at, visibleToStudents } = publicacion
  const { totalInteracciones, totalComentarios } = publicacion
  return (
    <article className="ultima">
      <h3>
        <Link to={`?tab=tablon&publicacion=${id}`}>{titulo}</Link>
      </h3>
      {!visibleToStudents && <Badge tone="grey">Oculta para los alumnos</Badge>}
      <p className="extracto">{extracto}</p>
      <p className="apagado">
        {nombreDelAutor(publicacion)} · <time dateTime={created_at}>{fechaYHora(created_at)}</time> ·{' '}
        {totalInteracciones} me gusta · {cuantos(totalComentarios, 'comentario', 'comentarios')}
      </p>
    </article>
  )
}
