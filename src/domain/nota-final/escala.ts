/** At which per cent each of the grades 2, 3, 4 and 5 begins; under the first it is 1. */
export interface Escala {
  cortes: [p2: number, p3: number, p4: number, p5: number]
}

export const notas = [1, 2, 3, 4, 5] as const
export type NotaFinal = (typeof notas)[number]

/** What most institutions ask. */
export const escalasConocidas: readonly { nombre: string; escala: Escala }[] = [
  { nombre: 'Exigencia 60 %', escala: { cortes: [60, 70, 80, 90] } },
  { nombre: 'Exigencia 70 %', escala: { cortes: [70, 78, 86, 94] } },
]

/** A percentage as a whole number of hundredths. */
export const centesimosDe = (porcentaje: number) => Math.round(porcentaje * 100)

/** The grade of so many hundredths of a per cent. */
export const notaDe = (centesimos: number, { cortes }: Escala): NotaFinal =>
  (1 + cortes.filter((uno) => centesimos >= centesimosDe(uno)).length) as NotaFinal

/** From how many points on, of so many, each grade is had. */
export const puntosDeCadaNota = ({ cortes }: Escala, posibles: number): number[] => [
  0,
  ...cortes.map((uno) => Math.ceil((centesimosDe(uno) * posibles) / 10_000)),
]

const enLetras = { 1: 'uno', 2: 'dos', 3: 'tres', 4: 'cuatro', 5: 'cinco' } satisfies Record<
  NotaFinal,
  string
>

/** As an acta says it beside the figure. */
export const notaEnLetras = (nota: NotaFinal) => enLetras[nota]
