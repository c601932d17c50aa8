import { Paperclip } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nombreDePersona } from '../../../domain/nombres'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/skeleton'
import { fechaYHora } from '../../base/instantes'
import { DialogoDeAdjunto } from '../dialogo-de-adjunto'
import { EstadoDeTarea } from '../estado-de-tarea'
import { Puntaje } from '../puntaje'
import type { Entrega } from '../tipos'
import { correccion } from './queries'

/** Forms and their rules come where there is something to grade. */
const Formulario = lazy(async () => ({
  default: (await import('../calificar/formulario-de-calificacion')).FormularioDeCalificacion,
}))

/** A delivery as the administrator sees it: whose it is, what it is, its grade. */
export function EntregaItem({ entrega }: { entrega: Entrega }) {
  const [viendo, setViendo] = useState(false)
  const { Alumno, TareaMaestra, archivo, submission_date, puntos_obtenidos, comentario_docente } = entrega
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
          )}
        </p>
        {submission_date && <p className="apagado">Entregada el {fechaYHora(submission_date)}</p>}
        {archivo && (
          <p>
            <Button onClick={() => setViendo(true)}>
              <Paperclip aria-hidden="true" /> {archivo.nombre}
            </Button>
          </p>
        )}
      </div>
      {entrega.estado === 'CALIFICADA' ? (
        comentario_docente && <p className="motivo">{comentario_docente}</p>
      ) : (
        <Suspense fallback={<Skeleton lines={4} />}>
          <Formulario entrega={entrega} {...correccion} />
        </Suspense>
      )}
      <DialogoDeAdjunto archivo={viendo ? archivo : null} alCerrar={() => setViendo(false)} />
    </li>
  )
}
