import { useEffect, useEffectEvent } from 'react'

const CAMPOS = 'input, textarea, select, [contenteditable]'

/** Alt with the arrows up and down goes from one to the next anywhere; left and right, where nobody is typing. */
export function useTeclas(shift: (paso: -1 | 1, escribiendo: boolean) => void) {
  const alTeclear = useEffectEvent((event: KeyboardEvent) => {
    const escribiendo = event.target instanceof Element && event.target.matches(CAMPOS)
    const paso = pasoDe(event, escribiendo)
    if (paso === 0) return
    event.preventDefault()
    shift(paso, escribiendo)
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => alTeclear(event)
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

function pasoDe({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, escribiendo: boolean) {
  if (ctrlKey || metaKey || shiftKey) return 0
  const [antes, despues] = altKey ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (!altKey && escribiendo) return 0
  if (key === despues) return 1
  return key === antes ? -1 : 0
}
