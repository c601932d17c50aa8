import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { download } from '../../../lib/descarga'
import { Button } from '../../../ui/button'
import { announceFailure } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Archivo } from '../tipos'
import { useRolDeComentarios } from './contexto'

interface Props {
  entregaId: number
  archivos: readonly Archivo[]
  /** Which one is seen. */
  cual: number
  onChoose: (cual: number) => void
  /** Whether the arrows are this delivery's. */
  activa: boolean
}

const descarga = { mutationFn: download, onError: announceFailure('No se pudo descargar la entrega.') }

/** Where one is among the files of a delivery, and the way to the next. */
export default function Paginas({ entregaId, archivos, cual, onChoose, activa }: Props) {
  const rol = useRolDeComentarios()
  const { send, enviando } = useAccion(descarga)
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
      {rol !== 'alumno' && archivos.some(({ tipo }) => /^image\/(?:jpeg|png)$/.test(tipo)) && (
        <Button
          onClick={() => send(`/${rol}/tareasAsignaciones/${entregaId}/entrega.pdf`)}
          saving={enviando}
          savingLabel="Descargando..."
        >
          <Download aria-hidden="true" /> En un PDF
        </Button>
      )}
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
