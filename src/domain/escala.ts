/** At which per cent each of the grades 2, 3, 4 and 5 begins; under the first it is 1. */
export interface Escala {
  cortes: [number, number, number, number]
}
