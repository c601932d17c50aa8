/** Grey lines where text is about to come; it says so to who can't see them. */
export function Skeleton({ lines = 3, label = 'Cargando...' }: { lines?: number; label?: string }) {
  return (
    <div className="ui-esqueleto" role="status">
      <span className="oculto">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  )
}
