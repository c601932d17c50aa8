import { useState } from 'react'
import { Dialog } from '../../ui/dialog'
import type { Catedra } from '../catedras/queries-de-admin'
import { AccionesDeEvaluacion } from './acciones'
import { AsignarEvaluacion } from './asignar'
import { EliminarEvaluacion } from './eliminar'
import { FichaDeGestion } from './ficha'
import { comoEscritas } from './preguntas'
import { PreguntasConCorrecta } from './preguntas-con-correcta'

interface Props {
  abierto: boolean
  catedra: Catedra
  evaluacion: Catedra['Evaluacion'][number]
  alCerrar: () => void
}

export function DetallesDeEvaluacion({ abierto, catedra, evaluacion, alCerrar }: Props) {
  const [encima, setEncima] = useState<'asignar' | 'eliminar' | null>(null)
  const cerrarEncima = () => setEncima(null)
  return (
    <>
      <Dialog open={abierto} onClose={alCerrar} title={evaluacion.titulo}>
        <div className="ui-dialogo-cuerpo apartado">
          <FichaDeGestion evaluacion={evaluacion} />
          <AccionesDeEvaluacion
            evaluacion={evaluacion}
            alAsignar={() => setEncima('asignar')}
            alEliminar={() => setEncima('eliminar')}
          />
          <PreguntasConCorrecta preguntas={comoEscritas(evaluacion)} />
        </div>
      </Dialog>
      <AsignarEvaluacion
        evaluacion={encima === 'asignar' ? evaluacion : null}
        curso={catedra}
        alCerrar={cerrarEncima}
      />
      <EliminarEvaluacion
        evaluacion={encima === 'eliminar' ? evaluacion : null}
        alCerrar={cerrarEncima}
        alEliminar={alCerrar}
      />
    </>
  )
}
