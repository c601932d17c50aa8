import { Check, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { etiquetaDeTarea } from '../../../domain/tareas/tareas'
import type { Entrega } from '../../tareas/tipos'

interface Props {
  etiqueta: string
  entregas: readonly Entrega[]
  actual: number
  /** Where they are of several. */
  conTarea: boolean
  onChoose: (id: number) => void
}

/** Everybody who delivered, in a row that scrolls by itself to the one on the desk. */
export function TiraDeEntregas({ etiqueta, entregas, actual, conTarea, onChoose }: Props) {
  const tira = useRef<HTMLOListElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: when another delivery has come
  useEffect(() => {
    const boton = tira.current?.querySelector<HTMLElement>('[aria-current]')
    const lista = tira.current
    // Not `scrollIntoView`: it would move the page as well.
    if (boton && lista) lista.scrollLeft = boton.offsetLeft - lista.offsetLeft - lista.clientWidth / 3
  }, [actual])

  return (
    <ol ref={tira} className="tira-de-entregas" aria-label={etiqueta}>
      {entregas.map((entrega) => (
        <li key={entrega.id}>
          <button
            type="button"
            className={entrega.estado}
            aria-current={entrega.id === actual || undefined}
            onClick={() => onChoose(entrega.id)}
          >
            {entrega.estado === 'CALIFICADA' && <Check aria-hidden="true" />}
            {entrega.estado === 'RECHAZADA' && <Undo2 aria-hidden="true" />}
            {nombreDePersona(entrega.Alumno)}
            {conTarea && <small className="apagado">{entrega.TareaMaestra.titulo}</small>}
            <span className="oculto">, {etiquetaDeTarea(entrega)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
