import { Paperclip } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { Skeleton } from '../../../ui/skeleton'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { ListaBuscable } from '../../base/lista-buscable'
import { useTramos } from '../../base/lista-por-tramos'
import { Pila } from '../../base/pila'
import { Recupero } from '../../recuperatorios/recupero'
import { EstadoDeTarea } from '../estado-de-tarea'
import { Puntaje } from '../puntaje'
import type { Entrega } from '../tipos'
import { tareasQuery } from './queries'

const textos = {
  entregadas: {
    titulo: 'Tareas Pendientes',
    falla: 'No se pudieron cargar las tareas entregadas.',
    vacio: 'No hay tareas por calificar',
    despues: 'Cuando un alumno entregue una tarea, aparecerá aquí para ponerle puntos y una devolución.',
  },
  devueltas: {
    titulo: 'Devueltas y sin entregar otra vez',
    falla: 'No se pudieron cargar las tareas devueltas.',
    vacio: '',
    despues: '',
  },
  calificadas: {
    titulo: 'Tareas Calificadas',
    falla: 'No se pudieron cargar las tareas calificadas.',
    vacio: 'Todavía no hay tareas calificadas',
    despues: 'Las tareas que se califiquen quedarán aquí, la última primero.',
  },
}

const POR_VEZ = 20

interface Props {
  cuales: keyof typeof textos
}

export function Tareas({ cuales }: Props) {
  return (
    <Lectura falla={textos[cuales].falla}>
      <Lista cuales={cuales} />
    </Lectura>
  )
}

function Lista({ cuales }: Props) {
  const { lista: entregas, mas } = useTramos(tareasQuery(cuales))
  const { titulo, vacio, despues } = textos[cuales]
  const nada = <EmptyState title={vacio}>{despues}</EmptyState>
  if (entregas.length === 0) return cuales === 'devueltas' ? null : nada
  return (
    <div className="apartado">
      {cuales === 'devueltas' && <h2>{titulo}</h2>}
      <ListaBuscable
        lista={entregas}
        textoDe={textoDe}
        etiqueta="Buscar por alumno, tarea o cátedra"
        cosas={['entrega', 'entregas']}
        porVez={POR_VEZ}
      >
        {(visibles) => (
          <Pila etiqueta={titulo} vacio={nada}>
            {visibles.map((entrega) => (
              <EntregaItem key={entrega.id} entrega={entrega} />
            ))}
          </Pila>
        )}
      </ListaBuscable>
      {mas}
    </div>
  )
}

const textoDe = ({ Alumno, TareaMaestra }: Entrega) =>
  `${nombreDePersona(Alumno)} ${TareaMaestra.titulo} ${TareaMaestra.Catedra.nombre}`

/** Forms and their rules come where there is something to grade. */
const Formulario = lazy(async () => ({
  default: (await import('../calificacion/formulario-de-calificacion')).FormularioDeCalificacion,
}))

/** What was delivered, where somebody wants to see it. */
const DialogoDeAdjunto = lazy(async () => ({
  default: (await import('../dialogo-de-adjunto')).DialogoDeAdjunto,
}))

const NotaPuesta = lazy(() => import('../calificacion/nota-puesta'))

const EnSuCatedra = lazy(() => import('./en-su-catedra'))

/** A delivery as the administrator sees it: whose it is, what it is, its grade. */
function EntregaItem({ entrega }: { entrega: Entrega }) {
  const [viendo, setViendo] = useState<boolean | null>(null)
  const { Alumno, TareaMaestra, archivo, aporte, submission_date, puntos_obtenidos, comentario_docente } =
    entrega
  const nombre = nombreDePersona(Alumno)
  return (
    <li className="panel entrega-con-nota">
      <div className="apartado">
        <h2>{nombre}</h2>
        <p>
          {TareaMaestra.titulo} · {TareaMaestra.Catedra.nombre} ({TareaMaestra.Catedra.anio})
        </p>
        <p>
          <EstadoDeTarea tarea={entrega} />{' '}
          {puntos_obtenidos !== null && (
            <Puntaje puntos={puntos_obtenidos} posibles={TareaMaestra.puntos_posibles} />
          )}{' '}
          <Recupero nota={entrega} />
        </p>
        {submission_date && <p className="apagado">Entregada el {fechaYHora(submission_date)}</p>}
        {(archivo ?? aporte) && (
          <p>
            <Button onClick={() => setViendo(true)}>
              <Paperclip aria-hidden="true" /> {archivo?.nombre ?? `Aporte: ${aporte?.nombre}`}
            </Button>
          </p>
        )}
      </div>
      <div className="apartado">
        {entrega.estado === 'CALIFICADA' && comentario_docente && (
          <p className="motivo">{comentario_docente}</p>
        )}
        <Suspense fallback={<Skeleton lines={4} />}>
          {entrega.estado === 'CALIFICADA' ? (
            <EnSuCatedra entrega={entrega}>
              <NotaPuesta entrega={entrega} conComentario={false} />
            </EnSuCatedra>
          ) : (
            <Formulario entrega={entrega} />
          )}
        </Suspense>
      </div>
      {viendo !== null && (
        <Suspense fallback={null}>
          <EnSuCatedra entrega={entrega}>
            <DialogoDeAdjunto entrega={viendo ? entrega : null} onClose={() => setViendo(false)} />
          </EnSuCatedra>
        </Suspense>
      )}
    </li>
  )
}
