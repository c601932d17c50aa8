import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import { hastaDosDecimales } from '../../../domain/numeros'
import { isSinPublicar } from '../../../domain/tareas'
import { api, unwrap } from '../../../lib/api'
import { download } from '../../../lib/descarga'
import { numero } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { prefetch } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { Lectura } from '../../base/lectura'
import { Pantalla } from '../../base/pantalla'
import { useAccion } from '../../base/use-accion'
import { useId } from '../../base/use-id'
import { rutaDeTareas } from '../../docente'
import { entregasQuery } from '../../tareas/calificacion/gestion'
import { PublicarNotas } from '../../tareas/calificacion/publicar-notas'
import { fechaDeEntrega } from '../../tareas/ficha-de-tarea'
import { enPuntos } from '../../tareas/puntaje'
import { TareaNoEncontrada } from '../../tareas/tarea-no-encontrada'
import { MesaDeCorreccion } from './mesa-de-correccion'

/** The grading desk of one task. */
export function loader({ params }: LoaderFunctionArgs) {
  const ids = [Number(params.id), Number(params.tareaId)] as const
  prefetch(distribucionQuery(...ids))
  return prefetch(entregasQuery(...ids))
}

export function Component() {
  const catedraId = useId('id')
  const tareaId = useId('tareaId')
  if (catedraId === null || tareaId === null) return <TareaNoEncontrada />
  return (
    <Lectura
      falla="No se pudieron cargar las entregas."
      enPantalla={(parte) => (
        <Pantalla titulo="Corrección" goBack={aLaCatedra(catedraId)}>
          {parte}
        </Pantalla>
      )}
    >
      <Cargada catedraId={catedraId} tareaId={tareaId} />
    </Lectura>
  )
}

const aLaCatedra = (catedraId: number) => ({ texto: 'Volver a la Cátedra', ruta: rutaDeTareas(catedraId) })

function Cargada({ catedraId, tareaId }: { catedraId: number; tareaId: number }) {
  const { data: mesa } = useSuspenseQuery(entregasQuery(catedraId, tareaId))
  if (!mesa) return <TareaNoEncontrada catedraId={catedraId} />
  const { tareaMaestra, entregas } = mesa
  const entregadas = entregas.filter(({ archivo }) => archivo !== null)
  const sinEntregar = entregas.filter(({ archivo }) => archivo === null)
  return (
    <Pantalla
      titulo={tareaMaestra.titulo}
      goBack={aLaCatedra(catedraId)}
      bajada={`Corrección · ${tareaMaestra.Catedra.nombre} · ${enPuntos(tareaMaestra.puntos_posibles)} · Entrega: ${fechaDeEntrega(tareaMaestra.fecha_entrega)}`}
      accion={
        entregadas.length > 0 && (
          <>
            <PublicarNotas tarea={tareaMaestra} cuantas={entregas.filter(isSinPublicar).length} />
            <DescargarTodas catedraId={catedraId} tareaId={tareaId} />
          </>
        )
      }
    >
      {entregadas.length > 0 ? (
        <MesaDeCorreccion entregadas={entregadas} />
      ) : (
        <EmptyState title="Todavía nadie entregó">
          Cuando alguien entregue, verás aquí su archivo, con los puntos y el comentario al lado.
        </EmptyState>
      )}
      {entregadas.length > 0 && <Distribucion catedraId={catedraId} tareaId={tareaId} />}
      {sinEntregar.length > 0 && (
        <details className="panel">
          <summary>Sin entregar ({sinEntregar.length})</summary>
          <p>{sinEntregar.map(({ Alumno }) => `${Alumno.apellido}, ${Alumno.nombre}`).join(' · ')}</p>
        </details>
      )}
    </Pantalla>
  )
}

const descarga = {
  mutationFn: download,
  onError: announceFailure('No se pudieron descargar las entregas.'),
}

function DescargarTodas({ catedraId, tareaId }: { catedraId: number; tareaId: number }) {
  const { send, enviando } = useAccion(descarga)
  return (
    <Button
      onClick={() => send(`/docente/catedra/${catedraId}/tareas/${tareaId}/entregas.zip`)}
      saving={enviando}
      savingLabel="Descargando..."
    >
      <Download aria-hidden="true" /> Descargar todas (ZIP)
    </Button>
  )
}

/** How the grades spread, drawn: a bar for each step of points. */
function Distribucion({ catedraId, tareaId }: { catedraId: number; tareaId: number }) {
  const { data } = useQuery(distribucionQuery(catedraId, tareaId))
  if (!data || data.resumen.calificadas === 0) return null
  const { resumen, tramos } = data
  const mayor = Math.max(...tramos.map(({ cuantos }) => cuantos))
  const cifras = [
    ['Promedio', resumen.promedio],
    ['Mediana', resumen.mediana],
    ['Mínimo', resumen.minimo],
    ['Máximo', resumen.maximo],
  ] as const
  return (
    <section className="panel apartado distribucion" aria-labelledby="distribucion">
      <h2 id="distribucion">Cómo se reparten las notas</h2>
      <dl className="datos">
        {cifras.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor === null ? '—' : hastaDosDecimales(valor)}</dd>
          </div>
        ))}
      </dl>
      <ul className="tramos" aria-label="Entregas por puntos obtenidos">
        {tramos.map(({ desde, hasta, cuantos }) => (
          <li key={desde}>
            <span>
              {desde === hasta ? numero(desde) : `${numero(desde)}–${numero(hasta)}`}
              <span className="oculto"> puntos:</span>
            </span>
            <span className="palo" aria-hidden="true">
              <i style={{ width: `${(cuantos * 100) / mayor}%` }} />
            </span>
            <b>{cuantos}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const distribucionQuery = (catedraId: number, tareaId: number) =>
  queryOptions({
    queryKey: ['docente', 'tareas', catedraId, tareaId, 'distribucion'],
    queryFn: () => unwrap(api.docente.catedra({ id: catedraId }).tareas({ tareaId }).distribucion.get()),
  })
