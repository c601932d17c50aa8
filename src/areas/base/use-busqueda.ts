import { useDeferredValue, useMemo, useState } from 'react'
import { fold, sinApostrofos } from '../../domain/base/texto'

/** Searches a list that is here already, whatever its case, accents and apostrophes: each word has to be somewhere in the text. */
export function useBusqueda<T>(lista: readonly T[], textoDe: (uno: T) => string) {
  const [q, setQ] = useState('')
  const buscado = useDeferredValue(comoSeBusca(q).trim())
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a row's text is does not change
  const textos = useMemo(() => lista.map((uno) => comoSeBusca(textoDe(uno))), [lista])
  const encontrados = useMemo(() => {
    if (!buscado) return lista
    const palabras = buscado.split(/\s+/)
    return lista.filter((_, i) => palabras.every((palabra) => textos[i]?.includes(palabra)))
  }, [lista, textos, buscado])
  return { q, setQ, encontrados }
}

const comoSeBusca = (texto: string) => sinApostrofos(fold(texto))
