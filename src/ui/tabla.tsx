import type { ReactNode } from 'react'

interface Props {
  /** For who does not see it. */
  titulo: string
  columnas: readonly string[]
  className?: string
  /** Its rows. */
  children: ReactNode
}

export function Tabla({ titulo, columnas, className, children }: Props) {
  return (
    <table className={className ? `tabla ${className}` : 'tabla'}>
      <caption className="oculto">{titulo}</caption>
      <thead>
        <tr>
          {columnas.map((una) => (
            <th key={una} scope="col">
              {una}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
