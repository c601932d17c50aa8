import { diaCorto } from '../../lib/formato'
import type { Planilla } from './queries'

type Estadia = Pick<Planilla['desinscritos'][number], 'fecha_inscripcion' | 'baja'>

/** 'del 01/03/2026 al 15/04/2026' */
export const textoDeEstadia = ({ fecha_inscripcion, baja }: Estadia) =>
  `del ${diaCorto(fecha_inscripcion)} al ${diaCorto(baja)}`

/** When somebody who enrolled again had been in the course before. */
export function EstadiasAnteriores({ estadias }: { estadias: readonly Estadia[] }) {
  if (estadias.length === 0) return null
  return <p className="apagado">Ya había estado {estadias.map(textoDeEstadia).join(', ')}.</p>
}
