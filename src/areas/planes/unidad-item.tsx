import { ArrowDown, ArrowUp, Eye, Pencil, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button'
import { MoreActions } from '../../ui/more-actions'
import { useAbierta } from '../base/curso/abierta'
import { ResumenDeUnidad } from './resumen-de-unidad'
import type { Unidad } from './tipos'

export type Direccion = 'subir' | 'bajar'

interface Props {
  unidad: Unidad
  /** What it is called in this kind of plan, with its place: 'Módulo 2'. */
  clase: string
  primera: boolean
  ultima: boolean
  onMove: (direccion: Direccion) => void
  onOpen: () => void
  onEdit: () => void
  onRemove: () => void
}

export function UnidadItem({ unidad, clase, primera, ultima, onMove, onOpen, onEdit, onRemove }: Props) {
  const abierta = useAbierta()
  const nombre = <span className="oculto"> {unidad.periodo}</span>
  return (
    <li className="panel unidad" data-unidad={unidad.id}>
      {abierta && (
        <div className="orden-de-unidad">
          <Button variant="sign" data-mover="subir" disabled={primera} onClick={() => onMove('subir')}>
            <ArrowUp aria-hidden="true" />
            <span className="oculto">Subir {unidad.periodo}</span>
          </Button>
          <Button variant="sign" data-mover="bajar" disabled={ultima} onClick={() => onMove('bajar')}>
            <ArrowDown aria-hidden="true" />
            <span className="oculto">Bajar {unidad.periodo}</span>
          </Button>
        </div>
      )}
      <div className="titulado">
        {!unidad.periodo.startsWith(clase) && <p className="clase-de-unidad">{clase}</p>}
        <h3>{unidad.periodo}</h3>
        <ResumenDeUnidad unidad={unidad} />
        <div className="operaciones-de-plan">
          <Button variant="quiet" onClick={onOpen}>
            <Eye aria-hidden="true" /> Ver detalles{nombre}
          </Button>
          {abierta && (
            <MoreActions of={unidad.periodo}>
              <Button variant="quiet" onClick={onEdit}>
                <Pencil aria-hidden="true" /> Editar{nombre}
              </Button>
              <Button variant="quiet" onClick={onRemove}>
                <Trash2 aria-hidden="true" /> Eliminar{nombre}
              </Button>
            </MoreActions>
          )}
        </div>
      </div>
    </li>
  )
}
