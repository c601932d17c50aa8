import { useNavigate } from 'react-router'
import { Pantalla } from '../../base/pantalla'
import { useGestion } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { Editor } from './editor'
import { evaluacionVacia } from './valores'

const TITULO = 'Escribir una evaluación'

export function Component() {
  const { rutas } = useGestion()
  const navigate = useNavigate()
  return (
    <PantallaDeCurso titulo={TITULO} falla="Error al cargar los detalles de la cátedra.">
      {(curso) => (
        <Pantalla
          titulo={TITULO}
          goBack={{ texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }}
          bajada="De cada pregunta, marca la opción correcta."
        >
          <Editor
            curso={curso}
            iniciales={evaluacionVacia()}
            onSave={({ id }) => void navigate(rutas.detalles(curso.id, id), { replace: true })}
          />
        </Pantalla>
      )}
    </PantallaDeCurso>
  )
}
