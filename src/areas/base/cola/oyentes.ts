/** Who is told of changes in a queue. */
export function createOyentes() {
  const deTodas = new Set<() => void>()
  /** Of one key each: a sheet has hundreds, and a tap changes one. */
  const deUna = new Map<string, Set<() => void>>()

  return {
    /** All that waits, and whether it can be sent. */
    listen(oyente: () => void) {
      deTodas.add(oyente)
      return () => void deTodas.delete(oyente)
    },
    /** What one is, and how far it has come. */
    listenToOne(clave: string, oyente: () => void) {
      const suyos = deUna.get(clave) ?? new Set()
      deUna.set(clave, suyos.add(oyente))
      return () => {
        suyos.delete(oyente)
        if (suyos.size === 0) deUna.delete(clave)
      }
    },
    announce(claves: Iterable<string>) {
      for (const clave of claves) for (const oyente of deUna.get(clave) ?? []) oyente()
      for (const oyente of deTodas) oyente()
    },
    /** Those that are on the screen. */
    conOyente: (): string[] => [...deUna.keys()],
  }
}

export type Oyentes = ReturnType<typeof createOyentes>
