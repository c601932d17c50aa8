const deTodas = new Set<() => void>()
/** Of one mark each: a sheet has hundreds, and a tap changes one. */
const deUna = new Map<string, Set<() => void>>()

/** All that is marked, and whether it can be sent. */
export function escuchar(oyente: () => void) {
  deTodas.add(oyente)
  return () => void deTodas.delete(oyente)
}

/** What one mark is, and how far it has come. */
export function escucharMarca(clave: string, oyente: () => void) {
  const suyos = deUna.get(clave) ?? new Set()
  deUna.set(clave, suyos.add(oyente))
  return () => {
    suyos.delete(oyente)
    if (suyos.size === 0) deUna.delete(clave)
  }
}

export function avisar(claves: readonly string[] = []) {
  for (const clave of claves) for (const oyente of deUna.get(clave) ?? []) oyente()
  for (const oyente of deTodas) oyente()
}

/** Those that are on the screen. */
export const conOyente = (): string[] => [...deUna.keys()]
