interface Turno {
  trabajo: () => Promise<void>
  /** Another tab has it. */
  onMissing: () => void
}

/**
 * One tab of this browser at a time does the work of that name. Where a page may not take turns (it came without HTTPS,
 * or keeps nothing), it does it.
 */
export async function enTurno(nombre: string, { trabajo, onMissing }: Turno): Promise<void> {
  let hasTurnos = false
  const alSaber = (turno: Lock | null) => {
    hasTurnos = true
    return turno ? trabajo() : onMissing()
  }
  await navigator.locks?.request(nombre, { ifAvailable: true }, alSaber).catch((error) => {
    if (hasTurnos) throw error
  })
  if (!hasTurnos) await trabajo()
}
