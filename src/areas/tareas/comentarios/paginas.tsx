import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { download } from '../../../lib/descarga'
import { useAtajos } from '../../../ui/atajos'
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
  const turn = (flecha: number) => {
    const otra = cual + (flecha === 0 ? 1 : -1)
    return archivos[otra] !== undefined && onChoose(otra)
  }
  const flechas = {
    teclas: ['ArrowRight', 'ArrowLeft'],
    que: 'página siguiente o anterior de lo entregado',
    hace: turn,
  }
  // The desk goes on to the next delivery where there is no page more.
  useAtajos(activa ? [flechas] : [], 'antes')
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
