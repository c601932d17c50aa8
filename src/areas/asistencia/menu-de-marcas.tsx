import type { RefObject } from 'react'
import { etiquetaDeMarca, type Marca, marcas } from '../../domain/asistencia/asistencia'
import { Menu } from '../../ui/menu'
import { claseDe } from './fila-de-asistencia'
import { type Lugar, useMarca } from './use-marcas'

interface Props {
  lugar: Lugar
  persona: { alumnoId: number; nombre: string }
  guardado: (alumnoId: number) => Marca | null
  hoja: RefObject<HTMLElement | null>
  onMark: (alumnoId: number, marca: Marca) => void
  onClose: () => void
}

/** The four marks of one student, beside the row. */
export function MenuDeMarcas({ lugar, persona, guardado, hoja, onMark, onClose }: Props) {
  const { alumnoId, nombre } = persona
  const { marca } = useMarca(lugar, alumnoId, guardado)
  return (
    <Menu
      open
      onClose={onClose}
      label={`Marca de ${nombre}`}
      className="menu-de-marcas"
      anchor={() => hoja.current?.querySelector<HTMLElement>(`[data-alumno="${alumnoId}"] .mas-marcas`)}
    >
      <p aria-hidden="true">{nombre}</p>
      <div role="menu" aria-label={`Marca de ${nombre}`}>
        {marcas.map((una) => (
          <button
            key={una}
            type="button"
            role="menuitemradio"
            aria-checked={una === marca}
            className={claseDe(una)}
            onClick={() => onMark(alumnoId, una)}
          >
            <span className="tilde" aria-hidden="true" />
            {etiquetaDeMarca(una)}
          </button>
        ))}
      </div>
    </Menu>
  )
}
