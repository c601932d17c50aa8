import { encode } from 'uqr'

/** What a telephone needs around it to find it, in modules. */
const MARGEN = 4

/** A text for a telephone's camera: a path of its dark modules, in a square of `lado` of them. */
export function trazosDeQr(texto: string): { lado: number; trazos: string } {
  const { data, size } = encode(texto, { ecc: 'M', border: MARGEN })
  const trazos = data.flatMap((fila, y) =>
    fila.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return { lado: size, trazos: trazos.join('') }
}
