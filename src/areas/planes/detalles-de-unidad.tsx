import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog'
import { RichText } from '../../ui/rich-text/rich-text'
import { useUltimo } from '../base/use-ultimo'
import { horasDe } from './horas'
import { Recursos } from './recursos'
import type { Unidad } from './tipos'

interface Props {
  /** Nothing where it is closed. */
  unidad: Unidad | null
  onClose: () => void
  /** What belongs to it besides. */
  children?: (unidad: Unidad) => ReactNode
}

/** Everything of one unit. */
export function DetallesDeUnidad({ unidad, onClose, children }: Props) {
  const una = useUltimo(unidad)
  if (!una) return null
  const textos = [
    ['Capacidades', una.capacidades],
    ['Estrategias metodológicas', una.estrategiasMetodologicas],
    ['Medios de verificación y evaluación', una.mediosVerificacionEvaluacion],
  ] as const
  return (
    <Dialog open={unidad !== null} onClose={onClose} title={una.periodo} description={horasDe(una)}>
      <div className="ui-dialogo-cuerpo detalles-de-unidad pila aire-5">
        <section className="pila aire-2">
          <h3>Contenido</h3>
          <RichText html={una.contenido} />
        </section>
        {textos.map(
          ([nombre, texto]) =>
            texto && (
              <section key={nombre} className="pila aire-2">
                <h3>{nombre}</h3>
                <p className="texto-plano">{texto}</p>
              </section>
            ),
        )}
        {una.recursos.length > 0 && (
          <section className="pila aire-2">
            <h3>Recursos</h3>
            <Recursos recursos={una.recursos} />
          </section>
        )}
        {children?.(una)}
      </div>
    </Dialog>
  )
}
