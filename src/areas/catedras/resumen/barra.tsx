interface Props {
  parte: number
  total: number
  /** What it draws, for who doesn't see it. */
  texto: string
  tono?: 'verde' | 'azul'
}

/** How much of something there is. */
export function Barra({ parte, total, texto, tono = 'verde' }: Props) {
  return (
    <svg
      className={`barra ${tono}`}
      viewBox={`0 0 ${Math.max(1, total)} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={texto}
    >
      <rect width={parte} height="1" />
    </svg>
  )
}
