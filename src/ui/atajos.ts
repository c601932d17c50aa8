import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** What a key does, in words too: what is bound is what is told. */
export interface Atajo {
  /** As `KeyboardEvent.key` names them, in small letters, after what is held down: 'j', 'Alt+ArrowDown'. */
  teclas: readonly string[]
  que: string
  /** Also where somebody types, or in a dialog. */
  escribiendo?: true
  /** Which of its keys it was; false where it has nothing to do, and the key goes on. */
  hace: (cual: number, event: Tecleo) => unknown
}

/** As the browser has it, or React. */
export type Tecleo = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'target'
  | 'preventDefault'
  | 'stopPropagation'
>

/** Of those that are on the screen. */
const vigentes = new Set<RefObject<readonly Atajo[]>>()

/** What the keys do now, once what several do alike. */
export const listAtajos = (): Atajo[] => {
  const todos = [...vigentes].flatMap(({ current }) => current)
  return [...new Map(todos.map((uno) => [uno.que, uno])).values()]
}

/**
 * They are told while this is there, and heard on the whole screen; before what stands around this hears them; or where
 * the answer is put as `onKeyDown`.
 */
export function useAtajos(atajos: readonly Atajo[], donde: 'en todo' | 'antes' | 'aquí' = 'en todo') {
  const propios = useRef(atajos)
  const onKey = useEffectEvent((event: Tecleo) => void press(atajos, event))

  useEffect(() => {
    propios.current = atajos
  })
  useEffect(() => {
    vigentes.add(propios)
    return () => void vigentes.delete(propios)
  }, [])
  useEffect(() => {
    if (donde === 'aquí') return
    const hear = (event: KeyboardEvent) => onKey(event)
    const alcance = donde === 'antes' ? document : window
    alcance.addEventListener('keydown', hear as EventListener)
    return () => alcance.removeEventListener('keydown', hear as EventListener)
  }, [donde])

  return (event: Tecleo) => void press(atajos, event)
}

const SE_ESCRIBE = 'input, textarea, select, [contenteditable]'

export const isEscribiendo = ({ target }: Pick<Tecleo, 'target'>) =>
  target instanceof Element && target.matches(SE_ESCRIBE)

/** Does what one of these says of the key, and nobody else hears it. */
export function press(atajos: readonly Atajo[], event: Tecleo): void {
  const tecla = teclaDe(event)
  const libre = !isEscribiendo(event) && !(event.target as Element | null)?.closest?.('[role="dialog"]')
  const atajo = atajos.find(({ teclas, escribiendo }) => teclas.includes(tecla) && (libre || escribiendo))
  if (!atajo || atajo.hace(atajo.teclas.indexOf(tecla), event) === false) return
  event.preventDefault()
  event.stopPropagation()
}

function teclaDe({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Tecleo): string {
  const isSigno = key.length === 1
  // Some keyboards write another sign with Alt.
  const [, digito] = (altKey && /^Digit(\d)$/.exec(code)) || []
  const tecla = digito ?? (isSigno ? key.toLowerCase() : key)
  return [(ctrlKey || metaKey) && 'Ctrl', altKey && 'Alt', shiftKey && !isSigno && 'Shift', tecla]
    .filter(Boolean)
    .join('+')
}
