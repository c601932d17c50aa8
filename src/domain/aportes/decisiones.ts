const DAY_MS = 24 * 3_600_000
const DIAS_PARA_DESHACER = 30

/** Whether what was decided then can still be taken back. */
export const isATiempo = (cuando: number, ahora: number) => ahora - cuando < DIAS_PARA_DESHACER * DAY_MS
