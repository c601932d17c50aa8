import { CircleAlert, Clock } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { etiquetaDeAsistencia, YA_MARCADO } from '../../domain/asistencia'

/**
 * Whether what is seen is what the server has: nothing was marked here, on its way, there, refused, or it is what
 * somebody else marked later.
 */
export type Envio = 'quieto' | 'esperando' | 'guardado' | 'fallido' | 'superado'

interface Props {
  alumnoId: number
  nombre: string
  /** Null where nobody has marked it. */
  presente: boolean | null
  envio: Envio
  /** The same function at each drawing: only a row that changes is drawn again. */
  onMark: (alumnoId: number, presente: boolean) => void
}

/** One of the enrolled: the whole row is the box to tick. */
export const FilaDeAsistencia = memo(function FilaDeAsistencia(props: Props) {
  const { alumnoId, nombre, presente, envio, onMark } = props
  const casilla = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (casilla.current) casilla.current.indeterminate = presente === null
  }, [presente])

  return (
    <li>
      <label className={`fila-de-asistencia ${claseDe(presente)}`}>
        <input
          ref={casilla}
          type="checkbox"
          checked={presente === true}
          onChange={() => onMark(alumnoId, presente !== true)}
        />
        <span className="tilde" aria-hidden="true" />
        <span className="quien">{nombre}</span>
        <span className="estado">{etiquetaDeAsistencia(presente)}</span>
        <EstadoDeEnvio envio={envio} />
      </label>
    </li>
  )
})

export function claseDe(presente: boolean | null): string {
  if (presente === null) return 'sin-registro'
  return presente ? 'presente' : 'ausente'
}

/** Most are taken at once: the tick of those is drawn by the style, which lays nothing out again. */
function EstadoDeEnvio({ envio }: { envio: Envio }) {
  if (envio === 'quieto') return <span className="envio" />
  if (envio === 'superado') return <span className="envio superado">{YA_MARCADO}</span>
  return (
    <span className={`envio ${envio}`} role="img" aria-label={textos[envio]}>
      {envio === 'esperando' && <Clock aria-hidden="true" />}
      {envio === 'fallido' && <CircleAlert aria-hidden="true" />}
    </span>
  )
}

const textos = { esperando: 'por enviar', guardado: 'guardado', fallido: 'no se guardó' }
