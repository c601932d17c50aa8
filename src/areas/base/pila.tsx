import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  etiqueta: string
  /** What stands here when nothing is left. */
  vacio: ReactNode
  children: ReactNode[]
}

/** Things to resolve one by one: who resolves one with the keyboard goes on from the list, not from the page's top. */
export function Pila({ etiqueta, vacio, children }: Props) {
  const lista = useRef<HTMLDivElement>(null)
  const cuantos = useRef(children.length)

  useEffect(() => {
    const quedan = children.length
    if (quedan < cuantos.current && !lista.current?.contains(document.activeElement)) lista.current?.focus()
    cuantos.current = quedan
  }, [children.length])

  return (
    <div ref={lista} tabIndex={-1} className="lista">
      {children.length === 0 ? (
        vacio
      ) : (
        <ul className="pila" aria-label={etiqueta}>
          {children}
        </ul>
      )}
    </div>
  )
}
