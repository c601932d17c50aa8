import { useState } from 'react'
import { Dialog } from '../../ui/dialog'
import { EmptyState } from '../../ui/empty-state'
import { SiAbierta } from '../base/curso/abierta'
import { type Catedra, useCatedra } from '../base/curso/queries'
import type { DeCatedra } from '../base/curso/seccion'
import { useDialogo } from '../base/use-dialogo'
import { AccionesDeEvaluacion } from './acciones'
import { CaminosANueva } from './caminos'
import { DialogosDeEvaluacion } from './dialogos'
import { FichaDeGestion } from './ficha'
import { ListaDeCurso } from './lista-de-curso'
import { comoLeidas } from './preguntas'
import { PreguntasConCorrecta } from './preguntas-con-correcta'

/** 'Evaluaciones': the course's, and the ways to a new one. */
export default function Evaluaciones({ catedraId }: DeCatedra) {
  const catedra = useCatedra(catedraId)
  const detalles = useDialogo('evaluacion')
  const abierta = catedra.Evaluacion.find(({ id }) => String(id) === detalles.sobre)
  return (
    <section className="seccion" aria-labelledby="evaluaciones">
      <header className="extremos">
        <h2 id="evaluaciones">Evaluaciones</h2>
        <SiAbierta>
          <CaminosANueva catedraId={catedra.id} texto="Crear Evaluación por IA" />
        </SiAbierta>
      </header>
      {catedra.Evaluacion.length > 0 ? (
        <ListaDeCurso
          curso={catedra}
          evaluaciones={catedra.Evaluacion}
          onOpen={({ id }) => detalles.open(id)}
        />
      ) : (
        <EmptyState title="Todavía no hay evaluaciones">
          <SiAbierta>Genera una por IA, hazla desde la línea de tiempo o escríbela a mano.</SiAbierta>
        </EmptyState>
      )}
      {abierta && (
        <DetallesDeEvaluacion
          abierto={detalles.abierto}
          catedra={catedra}
          evaluacion={abierta}
          onClose={detalles.close}
        />
      )}
    </section>
  )
}

interface Props {
  abierto: boolean
  catedra: Catedra
  evaluacion: Catedra['Evaluacion'][number]
  onClose: () => void
}

function DetallesDeEvaluacion({ abierto, catedra, evaluacion, onClose }: Props) {
  const [encima, setEncima] = useState<'asignar' | 'eliminar' | null>(null)
  const closeOver = () => setEncima(null)
  return (
    <>
      <Dialog open={abierto} onClose={onClose} title={evaluacion.titulo}>
        <div className="ui-dialogo-cuerpo apartado">
          <FichaDeGestion evaluacion={evaluacion} />
          <AccionesDeEvaluacion
            evaluacion={evaluacion}
            onAssign={() => setEncima('asignar')}
            onRemove={() => setEncima('eliminar')}
          />
          <PreguntasConCorrecta evaluacionId={evaluacion.id} preguntas={comoLeidas(evaluacion)} />
        </div>
      </Dialog>
      <DialogosDeEvaluacion
        evaluacion={evaluacion}
        curso={catedra}
        abierto={encima}
        onClose={closeOver}
        onRemove={onClose}
      />
    </>
  )
}
