import { useState } from 'react'
import { cuantos } from '../../lib/formato'
import { Button } from '../../ui/button'
import { useAccion } from '../base/use-accion'
import { ComentarioItem } from './comentario-item'
import { useTablon } from './contexto'
import { FormularioDeComentario } from './formulario-de-comentario'
import { cargarAnteriores } from './queries'
import type { Publicacion } from './tipos'

/** How many of a thread are seen before one asks for the rest. */
const A_LA_VISTA = 3

interface Props {
  publicacion: Publicacion
  escribiendo: boolean
  alTerminar: () => void
}

export function Comentarios({ publicacion, escribiendo, alTerminar }: Props) {
  const { textos } = useTablon()
  const [todos, setTodos] = useState(false)
  const { enviar, enviando } = useAccion(cargarAnteriores(publicacion, textos.cargar))
  const { ComentarioPublicacion, totalComentarios, titulo } = publicacion
  const visibles = todos ? ComentarioPublicacion : ComentarioPublicacion.slice(-A_LA_VISTA)
  const faltan = totalComentarios - visibles.length

  if (totalComentarios === 0 && !escribiendo) return null

  const verAnteriores = () => {
    if (todos || ComentarioPublicacion.length <= A_LA_VISTA) enviar()
    setTodos(true)
  }

  return (
    <div className="comentarios">
      {faltan > 0 && (
        <Button variant="quiet" onClick={verAnteriores} saving={enviando} savingLabel="Cargando...">
          Ver {cuantos(faltan, 'comentario anterior', 'comentarios anteriores')}
        </Button>
      )}
      {visibles.length > 0 && (
        <ul aria-label={`Comentarios de «${titulo}»`}>
          {visibles.map((comentario) => (
            <ComentarioItem key={comentario.id} comentario={comentario} />
          ))}
        </ul>
      )}
      {escribiendo && <FormularioDeComentario publicacion={publicacion} alCerrar={alTerminar} />}
    </div>
  )
}
