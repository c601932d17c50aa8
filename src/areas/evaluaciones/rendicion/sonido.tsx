import { Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { QUEDAN, textoDeQuedan } from '../../../domain/evaluaciones/escuchas'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { claveNueva } from '../../../lib/clave-nueva'
import { fetchArchivo } from '../../../lib/descarga'
import { pestana } from '../../../lib/dispositivo'
import { Button } from '../../../ui/button'
import { takeTurn } from '../../../ui/reproductor/uno-a-la-vez'
import { Sonido } from '../medios'
import type { Pregunta } from './pregunta-item'

interface Props {
  evaluacionId: number
  pregunta: Pregunta
  numero: number
}

/** A question's sound: what is heard at will and has an address plays as any, the rest is asked for each time. */
export function SonidoDePregunta(props: Props) {
  const { sonido } = props.pregunta
  if (!sonido) return <Escucha {...props} />
  return <Sonido ruta={sonido} nombre={`Sonido de la pregunta ${props.numero}`} />
}

const SIN_CONEXION =
  'Sin conexión: para escuchar hace falta. Toca otra vez cuando vuelva; es la misma escucha.'
const NO_SONO = 'No se pudo escuchar. Toca otra vez; es la misma escucha.'

const rotulos = { quieta: 'Escuchar', viene: 'Trayendo el sonido…', lista: 'Reproducir', suena: 'Sonando…' }

/**
 * It comes whole, and only then plays, from its beginning. Until it sounds the key is the same: a line that is cut, or
 * a page that is loaded again, takes no listening away. What stops it, as a call or another sound, lets it go on.
 */
function Escucha({ evaluacionId, pregunta: { id, quedan: alAbrir }, numero }: Props) {
  const [quedan, setQuedan] = useState(alAbrir ?? null)
  const [estado, setEstado] = useState<keyof typeof rotulos>('quieta')
  const [falla, setFalla] = useState('')
  const audio = useRef<HTMLAudioElement>(null)
  const clave = claveEn(`escucha-${evaluacionId}-${id}`)
  useEffect(() => {
    const sonido = audio.current
    return () => forget(sonido)
  }, [])

  const play = async (sonido: HTMLAudioElement) => {
    try {
      await sonido.play()
      takeTurn(sonido)
      clave.forget()
      setEstado('suena')
    } catch {
      // A telephone that waited too long wants to be touched again.
      setEstado('lista')
    }
  }
  const ask = async (sonido: HTMLAudioElement) => {
    setEstado('viene')
    setFalla('')
    try {
      const { archivo, headers } = await fetchEscucha(evaluacionId, id, clave.read())
      forget(sonido)
      sonido.src = URL.createObjectURL(archivo)
      const dicho = headers.get(QUEDAN)
      if (dicho !== null) setQuedan(Number(dicho))
      await play(sonido)
    } catch (error) {
      const { status, code } = error as ApiError
      if (code === 'sin_escuchas') setQuedan(0)
      setEstado('quieta')
      setFalla(status === 0 ? SIN_CONEXION : textoDeFalla(NO_SONO, error))
    }
  }
  const onCall = () => {
    if (!audio.current || estado === 'viene' || estado === 'suena') return
    void (estado === 'lista' ? play : ask)(audio.current)
  }

  return (
    <div className="escucha-de-pregunta fila">
      {/* biome-ignore lint/a11y/useMediaCaption: what is to be recognised */}
      <audio ref={audio} onPause={() => setEstado('lista')} onEnded={() => setEstado('quieta')} />
      <Button
        onClick={onCall}
        disabled={quedan === 0 && estado === 'quieta' && !clave.isPending()}
        aria-busy={estado === 'viene' || undefined}
      >
        <Volume2 aria-hidden="true" /> {rotulos[estado]}
        <span className="oculto"> la pregunta {numero}</span>
      </Button>
      <span role="status" className="apagado">
        {quedan !== null && textoDeQuedan(quedan)}
      </span>
      {falla && (
        <p role="alert" className="ui-error">
          {falla}
        </p>
      )}
    </div>
  )
}

function forget(sonido: HTMLAudioElement | null) {
  if (!sonido?.src) return
  sonido.pause()
  URL.revokeObjectURL(sonido.src)
}

const fetchEscucha = (id: number, preguntaId: number, clave: string) =>
  fetchArchivo(`/alumnos/me/evaluaciones/${id}/preguntas/${preguntaId}/escucha`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clave }),
  })

/** Under this name it outlives the page, in this tab. */
const claveEn = (nombre: string) => ({
  isPending: () => pestana.read(nombre) !== null,
  read: () => {
    const guardada = pestana.read(nombre) ?? claveNueva()
    pestana.keep(nombre, guardada)
    return guardada
  },
  forget: () => pestana.forget(nombre),
})
