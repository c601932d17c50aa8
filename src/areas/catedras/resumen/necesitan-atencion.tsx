import { Link } from 'react-router'
import { marcaDe, textoDeMarcas, textoDePorcentaje } from '../../../domain/asistencia/asistencia'
import { cuantos, enLinea, numero } from '../../../lib/formato'
import { Tabla } from '../../../ui/tabla'
import { Tira } from '../../asistencia/tira'
import type { Inscrito } from '../../base/curso/queries'
import { rutaDeAlumno } from '../../docente'
import type { SituacionDeAlumno } from '../../habilitacion/gestion'
import { EstadoDePago } from '../../pagos/estado-de-pago'
import type { ResumenDeCatedra } from '../queries-de-docente'

interface Props {
  inscritos: Inscrito[]
  alumnos: ResumenDeCatedra['alumnos']
  situaciones: readonly SituacionDeAlumno[]
  /** Of whom only the first are shown. */
  cuantosSon: number
}

/** Who needs attention and why, the gravest first: how often they came, what they obtained, how they stand with their payments. */
export function NecesitanAtencion({ inscritos, alumnos, situaciones, cuantosSon }: Props) {
  const porId = new Map(inscritos.map((uno) => [uno.alumnoId, uno]))
  const filas = alumnos.flatMap((alumno) => {
    const inscrito = porId.get(alumno.alumnoId)
    const situacion = situaciones.find((una) => una.alumnoId === alumno.alumnoId)
    return inscrito ? [{ alumno, inscrito, hastaHoy: situacion?.hasta_hoy ?? null }] : []
  })
  return (
    <section className="panel con-cabecera" aria-labelledby="necesitan-atencion">
      <header>
        <h2 id="necesitan-atencion">Necesitan atención</h2>
        {inscritos.length > 0 && (
          <Link to="?tab=alumnos">
            {inscritos.length === 1 ? 'Ver al alumno' : `Ver los ${numero(inscritos.length)}`}
          </Link>
        )}
      </header>
      {filas.length === 0 ? (
        <p className="apagado">
          {inscritos.length === 0
            ? 'Todavía no hay alumnos inscritos.'
            : 'Por ahora nadie: todos vienen, entregan y están al día.'}
        </p>
      ) : (
        <Tabla
          titulo="Quiénes necesitan atención, y por qué"
          columnas={['Alumno', 'Últimas clases', 'Asistencia', 'Puntos', 'Pagos']}
        >
          {filas.map((fila) => (
            <Fila key={fila.inscrito.id} {...fila} />
          ))}
        </Tabla>
      )}
      {cuantosSon > filas.length && (
        <p className="apagado">Y {cuantos(cuantosSon - filas.length, 'alumno más', 'alumnos más')}.</p>
      )}
    </section>
  )
}

interface FilaProps {
  alumno: Props['alumnos'][number]
  inscrito: Inscrito
  hastaHoy: number | null
}

function Fila({ alumno, inscrito, hastaHoy }: FilaProps) {
  const { matices, puntos, puntosPosibles, motivos } = alumno
  const { nombre, apellido } = inscrito.Alumno
  const marcas = alumno.marcas.map((presente, i) => marcaDe(presente, matices[i]))
  return (
    <tr>
      <th scope="row">
        <Link to={rutaDeAlumno(inscrito.catedraId, inscrito.alumnoId)}>
          {apellido}, {nombre}
        </Link>
        <small className="motivos">{enLinea(motivos.map(sinPunto))}</small>
      </th>
      <td className="marcas">
        {marcas.length > 0 ? <Tira marcas={marcas} /> : '—'}
        {marcas.length > 0 && <span className="oculto">{textoDeMarcas(marcas)}</span>}
      </td>
      <td data-columna="Asistencia" className="corrido">
        {textoDePorcentaje(hastaHoy)}
      </td>
      <td data-columna="Puntos" className="corrido puntos">
        {puntosPosibles === 0 ? '—' : `${numero(puntos)}/${numero(puntosPosibles)}`}
      </td>
      <td className="de-pago">
        <EstadoDePago estado={inscrito.estadoActual} />
      </td>
    </tr>
  )
}

/** A sentence among others in one line. */
const sinPunto = (motivo: string) => motivo.replace(/\.$/, '')
