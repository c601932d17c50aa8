import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../ui/button'
import type { Archivo } from '../tipos'

interface Props {
  archivos: readonly Archivo[]
  /** Which one is seen. */
  cual: number
  onChoose: (cual: number) => void
  /** Whether the arrows are this delivery's. */
  activa: boolean
}

/** Where one is among the files of a delivery, and the way to the next. */
export default function Paginas({ archivos, cual, onChoose, activa }: Props) {
  useFlechas((paso) => {
    const hay = activa && archivos[cual + paso] !== undefined
    if (hay) onChoose(cual + paso)
    return hay
  })
  return (
    <nav className="pasos-de-pagina" aria-label="Archivos de la entrega">
      <Button onClick={() => onChoose(cual - 1)} disabled={cual === 0}>
        <ChevronLeft aria-hidden="true" />
        <span className="oculto">Archivo anterior</span>
      </Button>
      <span role="status">
        {cual + 1} de {archivos.length}
      </span>
      <Button onClick={() => onChoose(cual + 1)} disabled={cual === archivos.length - 1}>
        <ChevronRight aria-hidden="true" />
        <span className="oculto">Archivo siguiente</span>
      </Button>
    </nav>
  )
}

const PASOS: Record<string, number | undefined> = { ArrowLeft: -1, ArrowRight: 1 }
const CAMPOS = 'input, textarea, select, [contenteditable]'

/** Before the desk hears them, which goes on to the next delivery where there is no page more. */
function useFlechas(turn: (paso: number) => boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    const paso = PASOS[key]
    if (!paso || altKey || ctrlKey || metaKey || shiftKey) return
    if ((target instanceof Element && target.matches(CAMPOS)) || !turn(paso)) return
    event.preventDefault()
    event.stopPropagation()
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
