import { useDeferredValue, useMemo, useState } from 'react'
import { plegar } from '../../../domain/texto'

/** Searches a list that is here already, whatever its case and accents: each word has to be somewhere in the text. */
export function useBusqueda<T>(lista: readonly T[], textoDe: (uno: T) => string) {
  const [q, setQ] = useState('')
  const buscado = useDeferredValue(plegar(q).trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row's text is does not change
  const textos = useMemo(() => lista.map((uno) => plegar(textoDe(uno))), [lista])
  const encontrados = useMemo(() => {
    if (!buscado) return lista
    const palabras = buscado.split(/\s+/)
    return lista.filter((_, i) => palabras.every((palabra) => textos[i]?.includes(palabra)))
  }, [lista, textos, buscado])
  return { q, setQ, encontrados }
}
