const DAY_MS = 24 * 3_600_000
const DIAS_PARA_DESHACER = 30

/** The latest moment of which what was decided then can't be taken back any longer. */
export const ultimaQueYaNo = (ahora: number) => ahora - DIAS_PARA_DESHACER * DAY_MS

/** Whether what was decided then can still be taken back. */
export const isATiempo = (cuando: number, ahora: number) => cuando > ultimaQueYaNo(ahora)
