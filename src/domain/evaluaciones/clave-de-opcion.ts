/**
 * Options that differ by spaces only, or by the case of a word, are the same. Up to three letters are notation, where
 * case counts: CM7 and Cm7 are two chords, V and v two degrees.
 */
export function claveDeOpcion(texto: string): string {
  return texto
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\p{L}{4,}/gu, (palabra) => palabra.toLocaleLowerCase('es'))
}

/** How an option is called where it is only named. */
export const nombreDeOpcion = ({
  texto,
  alternativa,
}: {
  texto: string
  alternativa?: string | null | undefined
}) => texto || (alternativa ?? '')
