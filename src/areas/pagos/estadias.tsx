import { type Estadia, textoDeEstadias } from '../../domain/inscripciones/estadias'

/** When somebody was in the course who left it, or came back. */
export function Estadias({ estadias }: { estadias: readonly Estadia[] }) {
  if (estadias.every(({ hasta }) => hasta === null)) return null
  return <p className="apagado">Estuvo {textoDeEstadias(estadias)}.</p>
}
