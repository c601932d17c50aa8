import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import {
  textoDeClasesSinLista,
  textoDeEntregas,
  textoDeEspera,
  textoDeEvaluacion,
} from '../../../domain/catedras/resumen-de-catedra'
import { mayMissExamen } from '../../../domain/habilitacion/habilitacion'
import { estadosDePago } from '../../../domain/pagos/pagos'
import { cuantos } from '../../../lib/formato'
import { Badge } from '../../../ui/badge'
import { SiAbierta } from '../../base/curso/abierta'
import { type Inscrito, useCatedra } from '../../base/curso/queries'
import type { DeCatedra } from '../../base/curso/seccion'
import { fechaYHora } from '../../base/instantes'
import { zonaDelSitio } from '../../base/sitio'
import { Pendiente } from '../../calificaciones/pendiente'
import { EnlaceDeCierre } from '../../cierre/enlace-de-cierre'
import { rutaDeCorreccion, rutaDeEvaluacion } from '../../docente'
import { habilitacion } from '../../habilitacion/gestion'
import { EstadoDePago } from '../../pagos/estado-de-pago'
import { nombreDelAutor } from '../../tablon/autor'
import { Descarga } from '../descarga'
import { type ResumenDeCatedra, resumenQuery } from '../queries-de-docente'
import { Figuras } from './figuras'
import { NecesitanAtencion } from './necesitan-atencion'

const { habilitacionQuery } = habilitacion('docente')

/** How the course stands today, and what waits in it. */
export default function Resumen({ catedraId }: DeCatedra) {
  const { data: resumen } = useSuspenseQuery(resumenQuery(catedraId))
  const { data: situaciones } = useSuspenseQuery(habilitacionQuery(catedraId))
  const { CatedraAlumno: inscritos } = useCatedra(catedraId)
  return (
    <div className="resumen-de-catedra pila">
      <Figuras resumen={resumen} />
      <NecesitanAtencion
        inscritos={inscritos}
        alumnos={resumen.alumnos}
        situaciones={situaciones.alumnos}
        cuantosSon={resumen.conAtencion}
      />
      <ParaHoy
        catedraId={catedraId}
        espera={resumen.espera}
        enRiesgo={situaciones.alumnos.filter(({ luz }) => mayMissExamen(luz)).length}
      />
      <UltimaPublicacion publicacion={resumen.publicacion} />
      <Pagos inscritos={inscritos} />
      <div className="botones">
        <Descarga catedraId={catedraId} />
      </div>
    </div>
  )
}

/** How those who are enrolled stand: each state's share as a bar. */
function Pagos({ inscritos }: { inscritos: Inscrito[] }) {
  const total = inscritos.length
  if (total === 0) return null
  const grupos = estadosDePago
    .map((estado) => ({ estado, cuantos: inscritos.filter((uno) => uno.estadoActual === estado).length }))
    .filter(({ cuantos }) => cuantos > 0)
  return (
    <section className="panel apartado" aria-labelledby="pagos">
      <h2 id="pagos">Pagos</h2>
      <ul className="reparto" aria-label="Estado de los pagos">
        {grupos.map(({ estado, cuantos }) => (
          <li key={estado}>
            <EstadoDePago estado={estado} />
            <meter aria-label={estado} min={0} max={total} value={cuantos} />
            <span>{cuantos}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Publicacion = ResumenDeCatedra['publicacion']

/** The newest post of the board, and the way to write another. */
function UltimaPublicacion({ publicacion }: { publicacion: Publicacion }) {
  return (
    <section className="panel con-cabecera" aria-labelledby="ultima-publicacion">
      <header>
        <h2 id="ultima-publicacion">Tablón</h2>
        <SiAbierta>
          <Link to="?tab=tablon&publicar=nueva">Crear publicación</Link>
        </SiAbierta>
      </header>
      {publicacion ? <Ultima {...publicacion} /> : <p className="apagado">Todavía no hay publicaciones.</p>}
    </section>
  )
}

function Ultima(publicacion: NonNullable<Publicacion>) {
  const { id, titulo, extracto, created_at, visibleToStudents } = publicacion
  const { totalInteracciones, totalComentarios } = publicacion
  return (
    <article className="ultima titulado">
      <h3>
        <Link to={`?tab=tablon&publicacion=${id}`}>{titulo}</Link>
      </h3>
      {!visibleToStudents && <Badge tone="grey">Oculta para los alumnos</Badge>}
      <p className="extracto">{extracto}</p>
      <p className="apagado">
        {nombreDelAutor(publicacion)} · <time dateTime={created_at}>{fechaYHora(created_at)}</time> ·{' '}
        {totalInteracciones} me gusta · {cuantos(totalComentarios, 'comentario', 'comentarios')}
      </p>
    </article>
  )
}

interface Props {
  catedraId: number
  espera: ResumenDeCatedra['espera']
  /** How many may end up without sitting the exam. */
  enRiesgo: number
}

/** What waits for the teacher; each line leads to where it is done. */
function ParaHoy({ catedraId, espera: { entregas, sinLista, evaluaciones }, enRiesgo }: Props) {
  const ahora = Date.now()
  const nada = entregas.length + sinLista.cuantas + evaluaciones.length + enRiesgo === 0
  return (
    <section className="panel con-cabecera" aria-labelledby="para-hoy">
      <header>
        <h2 id="para-hoy">Para hoy</h2>
        <SiAbierta>
          <EnlaceDeCierre catedraId={catedraId} />
        </SiAbierta>
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
          {enRiesgo > 0 && (
            <Pendiente cuantos={enRiesgo} a="?tab=alumnos&ver=en-riesgo">
              {enRiesgo === 1 ? 'alumno puede quedar sin rendir' : 'alumnos pueden quedar sin rendir'}
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
