/** Where what made up for it counts in its place. What was kept for offline by an older version does not say. */
export const Recupero = ({ nota }: { nota: { recuperado_por: number | null } }) =>
  nota.recuperado_por ? <small>Recuperó</small> : null
