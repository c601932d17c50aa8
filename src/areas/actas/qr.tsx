import { encode } from 'uqr'

/** What a telephone needs around it to find it, in modules. */
const MARGEN = 4

/** A text for a telephone's camera: dark on white in either theme. */
export default function Qr({ texto, nombre }: { texto: string; nombre: string }) {
  const { data, size } = encode(texto, { ecc: 'M', border: MARGEN })
  const trazos = data.flatMap((fila, y) =>
    fila.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={nombre}>
      <rect width={size} height={size} fill="#fff" />
      <path d={trazos.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
