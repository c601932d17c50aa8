import { useQuery } from '@tanstack/react-query'
import { Ear, PencilLine, Rows3, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { TITULO_DE_OIDO } from '../../domain/evaluaciones/generador'
import { classes } from '../../ui/classes'
import { useGestion } from '../base/curso/gestion'
import { evaluaciones } from './gestion'
import { useRutas } from './rutas'

interface SinIA {
  catedraId: number
  /** Where there is no AI service: the first of them is what one does. */
  isPrincipal?: boolean
}

/** The ways to a new evaluation; without a key of an AI service, those that need none. */
export function CaminosSinIA({ catedraId, isPrincipal }: SinIA) {
  const rutas = useRutas()
  return (
    <>
      <Link className={classes('boton', isPrincipal && 'principal')} to={rutas.delCatalogo(catedraId)}>
        <Rows3 aria-hidden="true" /> Desde la línea de tiempo
      </Link>
      <Link className="boton" to={rutas.deOido(catedraId)}>
        <Ear aria-hidden="true" /> {TITULO_DE_OIDO}
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
  const { caminosQuery } = useGestion(evaluaciones)
  const { data: caminos } = useQuery(caminosQuery(catedraId))
  return (
    <div className="botones">
      <Link className={classes('boton', caminos?.ia && 'principal')} to={rutas.generate(catedraId)}>
        <Sparkles aria-hidden="true" /> {texto}
      </Link>
      <CaminosSinIA catedraId={catedraId} isPrincipal={caminos?.ia === false} />
    </div>
  )
}
