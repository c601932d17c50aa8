import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textoDePorcentaje } from '../../domain/asistencia/asistencia'
import { hastaDosDecimales } from '../../domain/base/numeros'
import { isRealizada } from '../../domain/evaluaciones/evaluaciones'
import { fraseDeNota } from '../../domain/nota-final/lo-que-falta'
import { enLinea, numero } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { Tabla } from '../../ui/tabla'
import { rutaDeEvaluacion, rutaDeResultados, rutaDeTarea } from '../alumno'
import type { DeCatedra } from '../base/curso/seccion'
import { fechaYHora } from '../base/instantes'
import { type Leido, lectura } from '../base/leer'
import { EstadoDeEvaluacion } from '../evaluaciones/estado'
import { Recupero } from '../recuperatorios/recupero'
import { EstadoDeTarea } from '../tareas/estado-de-tarea'

type Notas = Leido<'alumnos/me/catedras/:id/notas'>
type Item = Notas['items'][number]

/** How one stands in a course: of what is graded, if it ended today, and what each grade still takes. */
export default function MisNotas({ catedraId }: DeCatedra) {
  const { data: notas } = useSuspenseQuery(lectura('alumnos/me/catedras/:id/notas', { id: catedraId }))
  if (notas.items.length === 0 && !notas.cierre) {
    return (
      <EmptyState title="Todavía no hay notas">
        Cuando tu docente te asigne algo que lleve puntos, aquí verás cómo vas.
      </EmptyState>
    )
  }
  return (
    <section className="apartado" aria-labelledby="mis-notas">
      <h2 id="mis-notas">Mis notas</h2>
      <div className="panel apartado">
        <Numeros notas={notas} />
        {!notas.cierre && <Escala notas={notas} />}
      </div>
      <Tabla titulo="Lo que cuenta" columnas={['Título', 'Estado', 'Puntos']}>
        {notas.items.map((item) => (
          <Fila key={`${item.tipo} ${item.id}`} catedraId={catedraId} item={item} />
        ))}
      </Tabla>
    </section>
  )
}

function Numeros({ notas: { hasta_hoy, si_terminara_hoy, rubros, cierre } }: { notas: Notas }) {
  const { obtenidos, posibles } = hasta_hoy
  return (
    <dl className="numeros">
      {cierre && (
        <div>
          <dt>Nota final</dt>
          <dd>{cierre.nota}</dd>
        </div>
      )}
      <div>
        <dt>Hasta hoy</dt>
        <dd>
          {textoDePorcentaje(hasta_hoy.porcentaje)}
          <small>
            {numero(obtenidos)} de {numero(posibles)} puntos calificados
          </small>
        </dd>
      </div>
      {!cierre && (
        <div>
          <dt>Si terminara hoy</dt>
          <dd>
            {enLinea([
              textoDePorcentaje(si_terminara_hoy.porcentaje),
              si_terminara_hoy.nota && `nota ${si_terminara_hoy.nota}`,
            ])}
            <small>Con 0 en lo que venció y no entregaste</small>
          </dd>
        </div>
      )}
      {rubros.map(({ nombre, peso, porcentaje }) => (
        <div key={nombre}>
          <dt>{nombre}</dt>
          <dd>
            {textoDePorcentaje(porcentaje)}
            <small>Pesa {peso} %</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Without a scale there is none. */
function Escala({ notas: { escala, quedan } }: { notas: Notas }) {
  if (escala.length === 0) return null
  return (
    <ul aria-label="Lo que falta para cada nota" className="vinetas">
      {escala.map((una) => (
        <li key={una.nota}>
          <b>{una.nota}</b> <span className="apagado">desde {hastaDosDecimales(una.desde)} %</span>{' '}
          {fraseDeNota(una, quedan) ?? 'Ya la tienes'}
        </li>
      ))}
    </ul>
  )
}

function Fila({ catedraId, item }: { catedraId: number; item: Item }) {
  const { titulo, rubro, fecha, puntos_obtenidos, puntos_posibles } = item
  const ruta = rutaDe(catedraId, item)
  return (
    <tr>
      <th scope="row">
        {ruta ? <Link to={ruta}>{titulo}</Link> : titulo}{' '}
        <small className="apagado">{enLinea([rubro, fecha && fechaYHora(fecha)])}</small>
      </th>
      <td data-columna="Estado">
        <Estado item={item} /> <Recupero nota={item} />
      </td>
      <td data-columna="Puntos">
        {puntos_obtenidos === null ? '—' : numero(puntos_obtenidos)} de {numero(puntos_posibles)}
      </td>
    </tr>
  )
}

/** What was marked by hand has no page. */
function rutaDe(catedraId: number, item: Item): string | null {
  if (item.tipo === 'TAREA') return rutaDeTarea(item.id)
  if (item.tipo === 'PRUEBA') return null
  return isRealizada(item.estado) ? rutaDeResultados(catedraId, item.id) : rutaDeEvaluacion(item.id)
}

function Estado({ item }: { item: Item }) {
  return item.tipo === 'TAREA' ? (
    <EstadoDeTarea tarea={{ estado: item.estado, submission_path: null }} />
  ) : (
    <EstadoDeEvaluacion estado={item.estado} />
  )
}
