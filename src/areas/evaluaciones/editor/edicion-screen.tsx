import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { EmptyState } from '../../../ui/empty-state'
import { CATEDRA_CERRADA } from '../../base/curso/abierta'
import { useGestion } from '../../base/curso/gestion'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { evaluaciones } from '../gestion'
import { PantallaDeCurso } from '../pantalla-de-curso'
import { comoEscritas, comoLeidas } from '../preguntas'
import { PreguntasConCorrecta } from '../preguntas-con-correcta'
import { useRutas } from '../rutas'
import type { Curso } from '../tipos'
import { Editor } from './editor'

export function Component() {
  const id = useId('evaluacionId') ?? 0
  return (
    <PantallaDeCurso titulo="Editar evaluación" falla="Error al cargar la evaluación.">
      {(curso) => <Edicion curso={curso} id={id} />}
    </PantallaDeCurso>
  )
}

function Edicion({ curso, id }: { curso: Curso; id: number }) {
  const { evaluacionQuery } = useGestion(evaluaciones)
  const rutas = useRutas()
  const navigate = useNavigate()
  const { data: evaluacion } = useSuspenseQuery(evaluacionQuery(id))
  if (!evaluacion) {
    const goBack = { texto: `Volver a ${curso.nombre}`, ruta: rutas.catedra(curso.id) }
    return (
      <Pantalla titulo="Evaluación no encontrada" goBack={goBack}>
        <p className="apagado">Puede que ya no exista.</p>
      </Pantalla>
    )
  }
  const detalles = rutas.detalles(curso.id, id)
  const { titulo, unidadPlanId, muestra, fueTomada } = evaluacion
  const preguntas = comoEscritas(evaluacion)
  return (
    <Pantalla titulo="Editar evaluación" goBack={{ texto: `Volver a «${titulo}»`, ruta: detalles }}>
      {curso.cerrada ? (
        <EmptyState title={CATEDRA_CERRADA} />
      ) : (
        <Editor
          key={String(fueTomada)}
          curso={curso}
          id={id}
          soloDatos={fueTomada}
          iniciales={{ titulo, unidadPlanId: String(unidadPlanId ?? ''), muestra, preguntas }}
          onSave={() => void navigate(detalles, { replace: true })}
        />
      )}
      {fueTomada && (
        <>
          <h2>Preguntas</h2>
          <PreguntasConCorrecta evaluacionId={id} preguntas={comoLeidas(evaluacion)} />
        </>
      )}
    </Pantalla>
  )
}
