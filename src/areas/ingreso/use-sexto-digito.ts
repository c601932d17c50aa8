import { type FormEvent, useRef } from 'react'
import { codigoLimpio, isCodigo } from '../../domain/sesiones/codigo-escrito'

/** Whoever presses the button at once, or goes on typing, comes first. */
const SE_ENVIA_MS = 600

/** For a field with a code of six digits: the sixth one sends its form. */
export function useSextoDigito() {
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined)
  return ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    clearTimeout(reloj.current)
    if (!form || !isCodigo(codigoLimpio(value))) return
    reloj.current = setTimeout(() => form.isConnected && form.requestSubmit(), SE_ENVIA_MS)
    form.addEventListener('submit', () => clearTimeout(reloj.current), { once: true })
  }
}
