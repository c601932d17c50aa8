import { useNavigate } from 'react-router'
import { PantallaDeCreacion } from '../pantalla-de-curso'
import { useRutas } from '../rutas'
import { Editor } from './editor'
import { evaluacionVacia } from './valores'

export function Component() {
  const rutas = useRutas()
  const navigate = useNavigate()
  return (
    <PantallaDeCreacion
      titulo="Escribir una evaluación"
      bajada="De cada pregunta, di de qué clase es y cuál es la respuesta correcta."
    >
      {(curso) => (
        <Editor
          curso={curso}
          iniciales={evaluacionVacia()}
          onSave={({ id }) => void navigate(rutas.detalles(curso.id, id), { replace: true })}
        />
      )}
    </PantallaDeCreacion>
  )
}
