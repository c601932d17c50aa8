import { Fragment, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { usePulsacionLarga } from './use-pulsacion-larga'

interface Props<Persona> {
  personas: readonly Persona[]
  /** The same functions at each drawing: the list is drawn again where somebody else stands in it. */
  fila: (persona: Persona) => ReactNode
  onLongPress: (alumnoId: number) => void
}

const FILAS_POR_TRAMO = 10

/**
 * The rows of a sheet, in stretches: at each tap the browser passes over a stretch that is not on the screen, which is
 * a tenth of the work of passing over its rows.
 */
export const FilasEnTramos = memo(function FilasEnTramos<Persona extends { alumnoId: number }>({
  personas,
  fila,
  onLongPress,
}: Props<Persona>) {
  const grupo = useRef<HTMLDivElement>(null)
  // Before what silences the events that it listens to.
  usePulsacionLarga(grupo, onLongPress)
  useSoloClics(grupo)
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form that is sent
    <div ref={grupo} role="group" aria-label="Alumnos">
      {enTramos(personas).map((tramo, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is a place, whoever stands in it
        <ul key={i}>
          {tramo.map((persona) => (
            <Fragment key={persona.alumnoId}>{fila(persona)}</Fragment>
          ))}
        </ul>
      ))}
    </div>
  )
}) as <Persona extends { alumnoId: number }>(props: Props<Persona>) => ReactNode

function enTramos<T>(todos: readonly T[]): T[][] {
  const cuantos = Math.ceil(todos.length / FILAS_POR_TRAMO)
  return Array.from({ length: cuantos }, (_, i) =>
    todos.slice(i * FILAS_POR_TRAMO, (i + 1) * FILAS_POR_TRAMO),
  )
}

const DE_UN_TOQUE = [
  'pointerover',
  'pointerout',
  'pointerdown',
  'pointerup',
  'pointermove',
  'touchstart',
  'touchend',
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
] as const

/**
 * Of what a tap inside tells, only the click is heard. React goes through its components at each of the dozen events,
 * capturing from the root of the page on: on a cheap phone a fifth of what a tap takes. What the browser does by
 * itself at each (focus, scrolling) stays.
 */
function useSoloClics(lugar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const silence = (evento: Event) => {
      if (lugar.current?.contains(evento.target as Node)) evento.stopImmediatePropagation()
    }
    const modo = { capture: true, passive: true }
    for (const tipo of DE_UN_TOQUE) addEventListener(tipo, silence, modo)
    return () => {
      for (const tipo of DE_UN_TOQUE) removeEventListener(tipo, silence, modo)
    }
  }, [lugar])
}
