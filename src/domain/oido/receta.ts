export const clasesDeOido = ['INTERVALO', 'ACORDE', 'RITMO', 'MELODIA'] as const
export type ClaseDeOido = (typeof clasesDeOido)[number]

export const modosDeSonar = ['ASCENDENTE', 'DESCENDENTE', 'ARMONICO'] as const
export type ModoDeSonar = (typeof modosDeSonar)[number]

export const NIVELES = [1, 3] as const

/** As many as there are seeds. */
export const SEMILLAS = 2 ** 31

/** What a question for the ear is made from: the same recipe gives the same question and the same sound. */
export interface RecetaDeOido {
  que: ClaseDeOido
  /** 1 to 3. */
  nivel: number
  como: ModoDeSonar
  semilla: number
  /** What sounds, as it was written then: a bank that grows makes no old question sound otherwise. */
  abc: string
}
