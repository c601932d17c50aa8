export const clasesDeOido = ['INTERVALO', 'ACORDE', 'RITMO', 'MELODIA'] as const
export const modosDeSonar = ['ASCENDENTE', 'DESCENDENTE', 'ARMONICO'] as const

/** What a question for the ear is made from: the same recipe gives the same question and the same sound. */
export interface RecetaDeOido {
  que: (typeof clasesDeOido)[number]
  /** 1 to 3. */
  nivel: number
  como: (typeof modosDeSonar)[number]
  semilla: number
}
