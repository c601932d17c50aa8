import { PencilLine, Rows3, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { useRutas } from './rutas'

/** The ways to a new evaluation; without a key of an AI service, the two that need none. */
export function CaminosSinIA({ catedraId }: { catedraId: number }) {
  const rutas = useRutas()
  return (
    <>
      <Link className="boton" to={rutas.delCatalogo(catedraId)}>
        <Rows3 aria-hidden="true" /> Desde la línea de tiempo
      </Link>
      <Link className="boton" to={rutas.aMano(catedraId)}>
        <PencilLine aria-hidden="true" /> Escribirla a mano
      </Link>
    </>
  )
}

interface Props {
  catedraId: number
  /** What the way with AI is called. */
  texto: string
}

export function CaminosANueva({ catedraId, texto }: Props) {
  const rutas = useRutas()
  return (
    <div className="botones">
      <Link className="boton principal" to={rutas.generate(catedraId)}>
        <Sparkles aria-hidden="true" /> {texto}
      </Link>
      <CaminosSinIA catedraId={catedraId} />
    </div>
  )
}
