import {
  textoDeClasesSinLista,
  textoDeEntregas,
  textoDeEspera,
  textoDeEvaluacion,
} from '../../../domain/resumen-de-catedra'
import { zonaDelSitio } from '../../base/sitio'
import { Pendiente } from '../../calificaciones/pendiente'
import { rutaDeCorreccion, rutaDeEvaluacion } from '../../docente'
import type { ResumenDeCatedra } from '../queries-de-docente'

interface Props {
  catedraId: number
  espera: ResumenDeCatedra['espera']
}

/** What waits for the teacher; each line leads to where it is done. */
export function ParaHoy({ catedraId, espera: { entregas, sinLista, evaluaciones } }: Props) {
  const ahora = Date.now()
  const nada = entregas.length + sinLista.cuantas + evaluaciones.length === 0
  return (
    <section className="panel con-cabecera" aria-labelledby="para-hoy">
      <header>
        <h2 id="para-hoy">Para hoy</h2>
      </header>
      {nada ? (
        <p className="apagado">Nada espera por ti.</p>
      ) : (
        <ul className="esperas" aria-labelledby="para-hoy">
          {entregas.map(({ tareaMaestraId, titulo, cuantas, desde }) => (
            <Pendiente
              key={`t${tareaMaestraId}`}
              cuantos={cuantas}
              a={rutaDeCorreccion(catedraId, tareaMaestraId)}
            >
              {textoDeEntregas(cuantas, titulo)}
              {desde && <small>{textoDeEspera(cuantas, zonaDelSitio, Date.parse(desde), ahora)}</small>}
            </Pendiente>
          ))}
          {sinLista.cuantas > 0 && (
            <Pendiente cuantos={sinLista.cuantas} a="?tab=clases">
              {textoDeClasesSinLista(sinLista.cuantas, sinLista.fechas)}
            </Pendiente>
          )}
          {evaluaciones.map(({ evaluacionId, titulo, fecha_entrega, faltan }) => (
            <Pendiente key={`e${evaluacionId}`} cuantos={1} a={rutaDeEvaluacion(catedraId, evaluacionId)}>
              {textoDeEvaluacion({ titulo, vence: Date.parse(fecha_entrega), faltan }, zonaDelSitio, ahora)}
            </Pendiente>
          ))}
        </ul>
      )}
    </section>
  )
}
