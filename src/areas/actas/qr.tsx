import { trazosDeQr } from '../../lib/qr'

/** Dark on white in either theme. */
export default function Qr({ texto, nombre }: { texto: string; nombre: string }) {
  const { lado, trazos } = trazosDeQr(texto)
  return (
    <svg className="qr" viewBox={`0 0 ${lado} ${lado}`} role="img" aria-label={nombre}>
      <rect width={lado} height={lado} fill="#fff" />
      <path d={trazos} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
