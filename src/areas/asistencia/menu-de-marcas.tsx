import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { etiquetaDeMarca, type Marca, marcas } from '../../domain/asistencia/asistencia'
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

/**
 * The four marks of one student, beside the row. A native dialog and no popover: that would close again as the finger
 * is lifted that was held to open it.
 */
export function MenuDeMarcas({ lugar, persona, guardado, hoja, onMark, onClose }: Props) {
  const { alumnoId, nombre } = persona
  const { marca } = useMarca(lugar, alumnoId, guardado)
  const menu = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const boton = hoja.current?.querySelector<HTMLElement>(`[data-alumno="${alumnoId}"] .mas-marcas`)
    menu.current?.showModal()
    if (menu.current && boton) place(menu.current, boton.getBoundingClientRect())
    const elegida = menu.current?.querySelector<HTMLElement>('[aria-checked=true]')
    ;(elegida ?? menu.current?.querySelector('button'))?.focus()
    // It stands where the row was.
    addEventListener('resize', onClose)
    return () => {
      removeEventListener('resize', onClose)
      boton?.focus()
    }
  }, [alumnoId, hoja, onClose])

  return (
    <dialog
      ref={menu}
      className="menu menu-de-marcas"
      aria-label={`Marca de ${nombre}`}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(evento) => move(evento, onClose)}
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
            onClick={() => {
              onMark(alumnoId, una)
              onClose()
            }}
          >
            <span className="tilde" aria-hidden="true" />
            {etiquetaDeMarca(una)}
          </button>
        ))}
      </div>
    </dialog>
  )
}

/** Under what opened it or, where there is no room, above. */
function place(menu: HTMLElement, { top, bottom, right }: DOMRect) {
  const { offsetHeight, offsetWidth } = menu
  const cabe = bottom + offsetHeight < innerHeight
  menu.style.top = `${Math.max(0, cabe ? bottom : top - offsetHeight)}px`
  menu.style.left = `${Math.max(0, right - offsetWidth)}px`
}

/** As in any menu; the dialog that this one stands in hears nothing of it. */
function move(evento: KeyboardEvent, onClose: () => void) {
  if (evento.key === 'Escape' || evento.key === 'Tab') {
    evento.preventDefault()
    evento.stopPropagation()
    onClose()
    return
  }
  const items = [...evento.currentTarget.querySelectorAll('button')]
  const donde = items.indexOf(document.activeElement as HTMLButtonElement)
  const hasta = { ArrowDown: donde + 1, ArrowUp: donde - 1, Home: 0, End: -1 }[evento.key]
  if (hasta === undefined) return
  evento.preventDefault()
  items.at(hasta % items.length)?.focus()
}
