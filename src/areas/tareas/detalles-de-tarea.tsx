import { Dialog } from '../../ui/dialog'
import { RichText } from '../../ui/rich-text/rich-text'
import { ParaWhatsApp } from '../base/curso/para-whatsapp'
import { useUltimo } from '../base/use-ultimo'
import { Recursos } from '../planes/recursos'
import { enAvance } from './avance'
import { EstadoDeMaestra } from './estado-de-maestra'
import { FichaDeTarea } from './ficha-de-tarea'
import { recursosDeTarea } from './recursos-de-tarea'
import type { TareaMaestra } from './tipos'

interface Props {
  /** Nothing where it is closed. */
  tarea: TareaMaestra | null
  onClose: () => void
}

/** Everything of one task, as its students read it, and how it goes. */
export function DetallesDeTarea({ tarea, onClose }: Props) {
  const una = useUltimo(tarea)
  if (!una) return null
  const recursos = recursosDeTarea(una)
  return (
    <Dialog
      open={tarea !== null}
      onClose={onClose}
      title={una.titulo}
      description={<EstadoDeMaestra tarea={una} />}
    >
      <div className="ui-dialogo-cuerpo detalles-de-unidad pila aire-5">
        <FichaDeTarea tarea={una} />
        <p>{enAvance(una.resumen)}</p>
        <div className="botones">
          <ParaWhatsApp catedraId={una.catedraId} de={`tarea:${una.id}`} />
        </div>
        <section className="pila aire-2">
          <h3>Consigna</h3>
          <RichText html={una.descripcion} />
        </section>
        {recursos.length > 0 && (
          <section className="pila aire-2">
            <h3>Recursos</h3>
            <Recursos recursos={recursos} />
          </section>
        )}
      </div>
    </Dialog>
  )
}
