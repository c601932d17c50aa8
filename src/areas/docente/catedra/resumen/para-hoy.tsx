import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  textoDeClasesSinLista,
  textoDeEntregas,
  textoDeEspera,
  textoDeEvaluacion,
} from '../../../../domain/resumen-de-catedra'
import { numero } from '../../../../lib/formato'
import { zonaDelSitio } from '../../../shared/sitio'
import { rutaDeCorreccion, rutaDeEvaluacion } from '../../rutas'
import type { ResumenDeCatedra } from '../queries'

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
        <ul className="para-hoy" aria-labelledby="para-hoy">
          {entregas.map(({ tareaMaestraId, titulo, cuantas, desde }) => (
            <Linea key={`t${tareaMaestraId}`} cifra={cuantas} a={rutaDeCorreccion(catedraId, tareaMaestraId)}>
              {textoDeEntregas(cuantas, titulo)}
              {desde && <small>{textoDeEspera(cuantas, zonaDelSitio, Date.parse(desde), ahora)}</small>}
            </Linea>
          ))}
          {sinLista.cuantas > 0 && (
            <Linea cifra={sinLista.cuantas} a="?tab=clases">
              {textoDeClasesSinLista(sinLista.cuantas, sinLista.fechas)}
            </Linea>
          )}
          {evaluaciones.map(({ evaluacionId, titulo, fecha_entrega, faltan }) => (
            <Linea key={`e${evaluacionId}`} cifra={1} a={rutaDeEvaluacion(catedraId, evaluacionId)}>
              {textoDeEvaluacion({ titulo, vence: Date.parse(fecha_entrega), faltan }, zonaDelSitio, ahora)}
            </Linea>
          ))}
        </ul>
      )}
    </section>
  )
}

function Linea({ cifra, a, children }: { cifra: number; a: string; children: ReactNode }) {
  return (
    <li>
      <Link to={a}>
        <b>{numero(cifra)}</b> <span>{children}</span>
      </Link>
    </li>
  )
}
