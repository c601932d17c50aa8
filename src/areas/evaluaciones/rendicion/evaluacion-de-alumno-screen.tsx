import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { YA_ENVIADA } from '../../../domain/evaluaciones/evaluaciones'
import { enLinea } from '../../../lib/formato'
import { rutaDeCatedra, rutas } from '../../alumno'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useId } from '../../base/use-id'
import { EnCatedraCursada } from '../../catedras/en-catedra-cursada'
import { EstadoDeEvaluacion } from '../estado'
import { type EvaluacionPropia, evaluacionQuery } from './queries'
import { Rendicion } from './rendicion'
import { ResultadosPropios } from './resultados-propios'

const aLaLista = { texto: 'Volver a Mis Evaluaciones', ruta: rutas.evaluaciones }

export function Component() {
  const id = useId('id')
  if (id === null) return <NoSeCarga />
  return (
    <Lectura
      falla="Error al cargar la evaluación."
      enPantalla={(parte) => (
        <Pantalla titulo="Evaluación" goBack={aLaLista}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada key={id} id={id} />
    </Lectura>
  )
}

function Cargada({ id }: { id: number }) {
  const { data: evaluacion } = useSuspenseQuery(evaluacionQuery(id))
  const [recienEnviada, setRecienEnviada] = useState(false)
  if (!evaluacion) return <NoSeCarga />
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

function NoSeCarga() {
  return (
    <Pantalla titulo="No se pudo cargar la evaluación...">
      <p className="apagado">Puede que ya no exista, o que no te la hayan asignado.</p>
      <p>
        <Link className="boton" to={rutas.evaluaciones}>
          Volver a Mis Evaluaciones
        </Link>
      </p>
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
