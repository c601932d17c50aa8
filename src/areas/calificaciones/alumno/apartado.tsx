import { type ReactNode, useId } from 'react'

interface Props {
  titulo: string
  vacio: string
  children: ReactNode[] | undefined
}

/** One of the sections of a student's page, with how many there are in it. */
export function Apartado({ titulo, vacio, children = [] }: Props) {
  const id = useId()
  return (
    <section className="apartado" aria-labelledby={id}>
      <header className="con-cuenta">
        <h2 id={id}>{titulo}</h2>
        {children.length > 0 && <span className="cuenta">{children.length}</span>}
      </header>
      {children.length > 0 ? (
        <ul className="pila" aria-labelledby={id}>
          {children}
        </ul>
      ) : (
        <p className="apagado">{vacio}</p>
      )}
    </section>
  )
}
