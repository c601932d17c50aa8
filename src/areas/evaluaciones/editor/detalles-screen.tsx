import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useGestion } from '../../base/curso/gestion'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { AccionesDeEvaluacion } from '../acciones'
import { DialogosDeEvaluacion } from '../dialogos'
import { FichaDeGestion } from '../ficha'
import { evaluaciones } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { comoLeidas } from '../preguntas'
import { PreguntasConCorrecta } from '../preguntas-con-correcta'
import { useRutas } from '../rutas'
import type { Curso } from '../tipos'

export function Component() {
  const id = useId('evaluacionId') ?? 0
  return (
    <PantallaDeCurso titulo="Evaluación" falla="Error al cargar la evaluación.">
      {(curso) => <Detalles curso={curso} id={id} />}
    </PantallaDeCurso>
  )
}

function Detalles({ curso, id }: { curso: Curso; id: number }) {
  const { evaluacionQuery } = useGestion(evaluaciones)
  const rutas = useRutas()
  const { data: evaluacion } = useSuspenseQuery(evaluacionQuery(id))
  const navigate = useNavigate()
  const [abierto, setAbierto] = useState<'asignar' | 'eliminar' | null>(null)
  const goBack = { texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }
  if (!evaluacion) {
    return (
      <Pantalla titulo="Evaluación no encontrada" goBack={goBack}>
        <p className="apagado">Puede que ya no exista.</p>
      </Pantalla>
    )
  }
  const close = () => setAbierto(null)
  return (
    <Pantalla
      titulo={evaluacion.titulo}
      goBack={goBack}
      bajada={<FichaDeGestion evaluacion={evaluacion} />}
      accion={
        <AccionesDeEvaluacion
          evaluacion={evaluacion}
          onAssign={() => setAbierto('asignar')}
          onRemove={() => setAbierto('eliminar')}
          printable
        />
      }
    >
      <div className="hoja-de-evaluacion pila aire-5">
        <p className="solo-impresa datos-a-mano">
          <span>Nombre:</span> <span>Fecha:</span>
        </p>
        <h2>Preguntas</h2>
        <PreguntasConCorrecta evaluacionId={evaluacion.id} preguntas={comoLeidas(evaluacion)} />
      </div>
      <DialogosDeEvaluacion
        evaluacion={evaluacion}
        curso={curso}
        abierto={abierto}
        onClose={close}
        onRemove={() => void navigate(goBack.ruta)}
      />
    </Pantalla>
  )
}
