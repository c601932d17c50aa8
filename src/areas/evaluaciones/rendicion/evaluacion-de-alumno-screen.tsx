import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { YA_ENVIADA } from '../../../domain/evaluaciones/evaluaciones'
import { enLinea } from '../../../lib/formato'
import { rutaDeCatedra } from '../../alumno'
import type { DeCargada } from '../../base/enmarcada'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { EnCatedraCursada } from '../../catedras/en-catedra-cursada'
import { EstadoDeEvaluacion } from '../estado'
import { type EvaluacionPropia, evaluacionQuery } from './queries'
import { Rendicion } from './rendicion'
import { ResultadosPropios } from './resultados-propios'

export function Cargada({ id, noEsta }: DeCargada) {
  const { data: evaluacion } = useSuspenseQuery(evaluacionQuery(id))
  const [recienEnviada, setRecienEnviada] = useState(false)
  if (!evaluacion) return noEsta
  const { titulo, Catedra, realizada } = evaluacion
  return (
    <Pantalla
      titulo={titulo}
      goBack={{ texto: `Volver a ${Catedra.nombre}`, ruta: rutaDeCatedra(Catedra.id) }}
      bajada={<FichaDeEvaluacion evaluacion={evaluacion} />}
    >
      {realizada ? (
        <Lectura falla="Error al cargar los resultados.">
          {!recienEnviada && <p className="nota-de-evaluacion">{YA_ENVIADA}</p>}
          <ResultadosPropios id={id} conFoco={recienEnviada} />
        </Lectura>
      ) : (
        <EnCatedraCursada id={Catedra.id}>
          <Rendicion evaluacion={evaluacion} onSend={() => setRecienEnviada(true)} />
        </EnCatedraCursada>
      )}
    </Pantalla>
  )
}

/** Of which course and unit, until when, and how it stands. */
function FichaDeEvaluacion({ evaluacion }: { evaluacion: EvaluacionPropia }) {
  const { Catedra, UnidadPlan, fecha_limite, estado } = evaluacion
  const datos = [
    `${Catedra.nombre} (${Catedra.anio})`,
    UnidadPlan?.periodo,
    fecha_limite && `Fecha límite: ${fechaYHora(fecha_limite)}`,
  ]
  return (
    <p className="ficha-corta">
      {enLinea(datos)} <EstadoDeEvaluacion estado={estado} />
    </p>
  )
}
