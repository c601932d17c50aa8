import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { accionDeEvaluacion } from '../../../domain/evaluaciones/evaluaciones'
import { cuantos, enLinea, porcentaje } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { classes } from '../../../ui/classes'
import { rutaDeEvaluacion, rutaDeResultados } from '../../alumno'
import { useAbierta } from '../../base/curso/abierta'
import { fechaYHora } from '../../base/instantes'
import { claseDeNivel, Trofeo } from '../../base/nivel'
import { Recupero } from '../../recuperatorios/recupero'
import { EstadoDeEvaluacion } from '../estado'
import type { EvaluacionPropia } from './queries'

interface Props {
  evaluacion: EvaluacionPropia
  conCatedra?: boolean | undefined
  destacada?: boolean
}

export function EvaluacionItem({ evaluacion, conCatedra, destacada = false }: Props) {
  const { id, titulo, Catedra, estado, realizada } = evaluacion
  const abierta = useAbierta()
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (destacada) item.current?.scrollIntoView({ block: 'center' })
  }, [destacada])

  return (
    <li ref={item} className={classes('panel', 'evaluacion-item', destacada && 'destacada')}>
      <div className="pila aire-1">
        <h3>{titulo}</h3>
        <p className="apagado">{datosDe(evaluacion, conCatedra)}</p>
        <p>
          <EstadoDeEvaluacion estado={estado} />{' '}
          {evaluacion.fueraDePlazo && <Badge tone="red">Fuera de plazo</Badge>} <Recupero nota={evaluacion} />
        </p>
      </div>
      {evaluacion.puntos_obtenidos !== null && (
        <b className={`cifra ${claseDeNivel(evaluacion.puntos_obtenidos)}`}>
          {porcentaje(evaluacion.puntos_obtenidos)}
          <Trofeo porcentaje={evaluacion.puntos_obtenidos} />
        </b>
      )}
      <div className="botones">
        <Link
          className={realizada || !abierta ? 'boton' : 'boton principal'}
          to={realizada ? rutaDeResultados(Catedra.id, id) : rutaDeEvaluacion(id)}
        >
          {accionDeEvaluacion(estado, abierta)}
          <span className="oculto">: {titulo}</span>
        </Link>
      </div>
    </li>
  )
}

function datosDe(evaluacion: EvaluacionPropia, conCatedra = false): string {
  const { Catedra, UnidadPlan, fecha_limite, totalPreguntas, respondidas, realizada } = evaluacion
  return enLinea([
    conCatedra && `${Catedra.nombre} (${Catedra.anio})`,
    UnidadPlan?.periodo,
    cuantos(totalPreguntas, 'pregunta', 'preguntas'),
    !realizada && respondidas > 0 && cuantos(respondidas, 'respondida', 'respondidas'),
    fecha_limite && `Fecha límite: ${fechaYHora(fecha_limite)}`,
  ])
}
