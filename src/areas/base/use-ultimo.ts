import { useState } from 'react'

/** What a dialog was about, also while it fades away. */
export function useUltimo<T>(valor: T | null): T | null {
  const [ultimo, setUltimo] = useState(valor)
  if (valor !== null && valor !== ultimo) setUltimo(valor)
  return valor ?? ultimo
}
