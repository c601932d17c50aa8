import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { cuantos } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { useGestion } from '../../base/curso/gestion'
import { DialogosDeEvaluacion } from '../dialogos'
import { Editor } from '../editor/editor'
import { evaluaciones } from '../gestion'
import { etiquetaDeOrigen } from '../origen'
import { comoEscritas, comoLeidas } from '../preguntas'
import { PreguntasConCorrecta } from '../preguntas-con-correcta'
import { useRutas } from '../rutas'
import type { Curso } from '../tipos'
import { Conservacion } from './conservacion'

interface Props {
  curso: Curso
  id: number
  /** To another one. */
  onFollow: () => void
}

function asignadaA(alumnos: number): string {
  return alumnos === 0 ? 'Sin asignar.' : `Asignada a ${cuantos(alumnos, 'alumno', 'alumnos')}.`
}

/** What was generated: read it, change what is to be changed, keep it or throw it away. */
export default function Revision({ curso, id, onFollow }: Props) {
  const { evaluacionQuery } = useGestion(evaluaciones)
  const rutas = useRutas()
  const { data: evaluacion } = useSuspenseQuery(evaluacionQuery(id))
  const [abierto, setAbierto] = useState<'editar' | 'eliminar' | null>(null)
  if (!evaluacion) return <Button onClick={onFollow}>Generar otra</Button>
  const { titulo, unidadPlanId, muestra, origen } = evaluacion
  const preguntas = comoEscritas(evaluacion)
  const hasAsignadas = evaluacion.EvaluacionAsignacion.length > 0
  const close = () => setAbierto(null)
  return (
    <>
      <header className="titulo-de-preguntas extremos">
        <div>
          <h2>{titulo}</h2>
          <p className="apagado">
            {etiquetaDeOrigen[origen]}. {asignadaA(evaluacion.EvaluacionAsignacion.length)}
          </p>
        </div>
        {abierto !== 'editar' && (
          <div className="botones">
            {hasAsignadas && (
              <Link className="boton principal" to={rutas.catedra(curso.id)}>
                Conservarla
              </Link>
            )}
            <Button onClick={() => setAbierto('editar')}>Editar las preguntas</Button>
            <Button variant="danger" onClick={() => setAbierto('eliminar')}>
              Descartarla
            </Button>
          </div>
        )}
      </header>
      {!hasAsignadas && abierto !== 'editar' && <Conservacion curso={curso} id={id} />}
      {abierto === 'editar' ? (
        <Editor
          curso={curso}
          id={id}
          iniciales={{ titulo, unidadPlanId: String(unidadPlanId ?? ''), muestra, preguntas }}
          onSave={close}
        />
      ) : (
        <PreguntasConCorrecta evaluacionId={id} preguntas={comoLeidas(evaluacion)} />
      )}
      <DialogosDeEvaluacion
        evaluacion={evaluacion}
        curso={curso}
        abierto={abierto}
        onClose={close}
        onRemove={onFollow}
      />
    </>
  )
}
