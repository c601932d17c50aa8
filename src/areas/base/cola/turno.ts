interface Turno {
  trabajo: () => Promise<void>
  /** Another tab has it. */
  alNoTenerlo: () => void
}

/**
 * One tab of this browser at a time does the work of that name. Where a page may not take turns (it came without HTTPS,
 * or keeps nothing), it does it.
 */
export async function enTurno(nombre: string, { trabajo, alNoTenerlo }: Turno): Promise<void> {
  let hayTurnos = false
  const alSaber = (turno: Lock | null) => {
    hayTurnos = true
    return turno ? trabajo() : alNoTenerlo()
  }
  await navigator.locks?.request(nombre, { ifAvailable: true }, alSaber).catch((error) => {
    if (hayTurnos) throw error
  })
  if (!hayTurnos) await trabajo()
}
