import { Paperclip } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { textoDeArchivos } from '../../../domain/tareas/entregas'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/skeleton'
import { EnCatedraDeGestion } from '../../base/curso/en-catedra-de-gestion'
import { fechaYHora } from '../../base/instantes'
import { Lectura } from '../../base/lectura'
import { useTramos } from '../../base/lista-por-tramos'
import { Pila } from '../../base/pila'
import type { Entrega } from '../tipos'
import { tareasQuery } from './queries'

const TITULO = 'Devueltas y sin entregar otra vez'

/** What was sent back and nobody delivered again: at the year's end it may be graded as it is. */
export const Devueltas = () => (
  <Lectura falla="No se pudieron cargar las tareas devueltas.">
    <Lista />
  </Lectura>
)

function Lista() {
  const { lista, mas } = useTramos(tareasQuery('devueltas'))
  if (lista.length === 0) return null
  return (
    <div className="apartado">
      <h2>{TITULO}</h2>
      <Pila etiqueta={TITULO} vacio={null}>
        {lista.map((entrega) => (
          <Devuelta key={entrega.id} entrega={entrega} />
        ))}
      </Pila>
      {mas}
    </div>
  )
}

/** Forms and their rules come where there is something to grade. */
const Formulario = lazy(async () => ({
  default: (await import('../calificacion/formulario-de-calificacion')).FormularioDeCalificacion,
}))

/** What was delivered, where somebody wants to see it. */
const DialogoDeAdjunto = lazy(async () => ({
  default: (await import('../dialogo-de-adjunto')).DialogoDeAdjunto,
}))

function Devuelta({ entrega }: { entrega: Entrega }) {
  const [viendo, setViendo] = useState<boolean | null>(null)
  const { Alumno, TareaMaestra, archivo, archivos, aporte, submission_date } = entrega
  return (
    <li className="panel entrega-con-nota pila">
      <div className="apartado">
        <h3>{nombreDePersona(Alumno)}</h3>
        <p>
          {TareaMaestra.titulo} · {TareaMaestra.Catedra.nombre} ({TareaMaestra.Catedra.anio})
        </p>
        {submission_date && <p className="apagado">Entregada el {fechaYHora(submission_date)}</p>}
        {(archivo ?? aporte) && (
          <p>
            <Button onClick={() => setViendo(true)}>
              <Paperclip aria-hidden="true" />{' '}
              {archivo ? textoDeArchivos(archivos) : `Aporte: ${aporte?.nombre}`}
            </Button>
          </p>
        )}
      </div>
      <Suspense fallback={<Skeleton lines={4} />}>
        <Formulario entrega={entrega} />
      </Suspense>
      {viendo !== null && (
        <Suspense fallback={null}>
          <EnCatedraDeGestion id={TareaMaestra.catedraId}>
            <DialogoDeAdjunto entrega={viendo ? entrega : null} onClose={() => setViendo(false)} />
          </EnCatedraDeGestion>
        </Suspense>
      )}
    </li>
  )
}
