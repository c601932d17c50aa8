import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { minutosDe } from '../../../domain/archivos/sonido'
import { VOZ_MAXIMA_MS } from '../../../domain/tareas/comentarios-de-entrega'
import { canRecord, useGrabadora } from '../../../lib/grabadora'
import { picosDe } from '../../../lib/picos'
import { Button } from '../../../ui/button'
import Reproductor from '../../../ui/reproductor/reproductor'
import { silence } from '../../../ui/reproductor/uno-a-la-vez'
import { toast } from '../../../ui/toast'

/** What was recorded, as it is sent. */
export interface Voz {
  grabado: File
  duracion_ms: number
  picos?: string
}

interface Props {
  voz: Voz | null
  onRecord: (voz: Voz | null) => void
  onClose: () => void
}

const SIN_MICROFONO =
  'No se pudo usar el micrófono. Actívalo en los permisos del sitio, o escribe el comentario.'

/** Up to a minute of one's own voice, which is listened to before it is sent. */
export default function GrabarVoz({ voz, onRecord, onClose }: Props) {
  const [falla, setFalla] = useState('')
  const keep = async (grabado: Blob) => onRecord(await vozDe(grabado))
  const { estado, start, finish } = useGrabadora({ maximoMs: VOZ_MAXIMA_MS - MARGEN_MS, onLimit: keep })

  const onStart = async () => {
    silence()
    setFalla('')
    onRecord(null)
    await start().catch(() => {
      setFalla(SIN_MICROFONO)
      toast.error(SIN_MICROFONO)
    })
  }
  const onStop = async () => {
    const grabado = await finish()
    if (grabado) await keep(grabado)
  }

  const entrada = useRef<HTMLDivElement>(null)
  useEffect(() => entrada.current?.querySelector('button')?.focus(), [])

  if (!canRecord()) return <p role="alert">{SIN_MICROFONO}</p>
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form
    <div ref={entrada} className="voz fila" role="group" aria-label="Comentario con tu voz">
      {estado ? (
        <>
          <Button variant="primary" onClick={onStop}>
            <Square aria-hidden="true" /> Terminar
          </Button>
          <p>
            <b role="timer">{minutosDe(estado.ms)}</b>{' '}
            <span className="apagado">de {minutosDe(VOZ_MAXIMA_MS)}</span>
          </p>
          <meter aria-label="Nivel del micrófono" min={0} max={1} value={estado.nivel} />
        </>
      ) : (
        <>
          <Button onClick={onStart}>
            <Mic aria-hidden="true" /> {voz ? 'Grabar otra vez' : 'Empezar a grabar'}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              onRecord(null)
              onClose()
            }}
          >
            {voz ? 'Quitar la grabación' : 'Sin voz'}
          </Button>
        </>
      )}
      {falla && (
        <p role="alert" className="ui-error">
          {falla}
        </p>
      )}
      {voz && !estado && <Escuchada voz={voz} />}
    </div>
  )
}

/** The recorder stops a little after it is told to. */
const MARGEN_MS = 500

const EXTENSIONES: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg' }

async function vozDe(grabado: Blob): Promise<Voz> {
  const sonido = await picosDe(grabado)
  const nombre = `voz.${EXTENSIONES[grabado.type] ?? 'webm'}`
  return {
    grabado: new File([grabado], nombre, { type: grabado.type }),
    duracion_ms: Math.min(sonido?.duracion_ms ?? VOZ_MAXIMA_MS, VOZ_MAXIMA_MS),
    ...(sonido?.picos && { picos: sonido.picos }),
  }
}

function Escuchada({ voz: { grabado, duracion_ms, picos } }: { voz: Voz }) {
  const [src, setSrc] = useState('')

  useEffect(() => {
    const direccion = URL.createObjectURL(grabado)
    setSrc(direccion)
    return () => URL.revokeObjectURL(direccion)
  }, [grabado])

  if (!src) return null
  return (
    <Reproductor
      archivo={{ src, nombre: 'tu grabación', tipo: grabado.type, duracion_ms, picos: picos ?? null }}
    />
  )
}
