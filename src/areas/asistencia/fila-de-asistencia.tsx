import { CircleAlert, Clock } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import { etiquetaDeMarca, isPresente, type Marca, YA_MARCADO } from '../../domain/asistencia/asistencia'

/**
 * Whether what is seen is what the server has: nothing was marked here, on its way, there, refused, or it is what
 * somebody else marked later.
 */
export type Envio = 'quieto' | 'esperando' | 'guardado' | 'fallido' | 'superado'

interface Props {
  alumnoId: number
  nombre: string
  /** Null where nobody has marked it. */
  marca: Marca | null
  envio: Envio
  /** The same functions at each drawing: only a row that changes is drawn again. Nothing where it is only read. */
  onMark?: (alumnoId: number, marca: Marca) => void
  /** Asks for a mark that a tap does not make. */
  onMore?: (alumnoId: number) => void
}

/** One of the enrolled: the whole row is the box to tick, but for what offers the other marks. */
export const FilaDeAsistencia = memo(function FilaDeAsistencia(props: Props) {
  const { alumnoId, nombre, marca, envio, onMark, onMore } = props
  const casilla = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (casilla.current) casilla.current.indeterminate = marca === null
  }, [marca])

  return (
    <li data-alumno={alumnoId}>
      <label className={`fila-de-asistencia ${claseDe(marca)}`}>
        <input
          ref={casilla}
          type="checkbox"
          checked={isPresente(marca)}
          disabled={!onMark}
          onChange={() => onMark?.(alumnoId, isPresente(marca) ? 'AUSENTE' : 'PRESENTE')}
        />
        <span className="tilde" aria-hidden="true" />
        <span className="quien">{nombre}</span>
        <span className="estado">{etiquetaDeMarca(marca)}</span>
        <EstadoDeEnvio envio={envio} />
      </label>
      {onMore && (
        <button
          type="button"
          className="mas-marcas"
          aria-haspopup="menu"
          aria-label={`Otra marca para ${nombre}`}
          onClick={() => onMore(alumnoId)}
        >
          ⋯
        </button>
      )}
    </li>
  )
})

export const claseDe = (marca: Marca | null) => (marca === null ? 'sin-registro' : clases[marca])

const clases: Record<Marca, string> = {
  PRESENTE: 'presente',
  TARDE: 'tarde',
  AUSENTE: 'ausente',
  JUSTIFICADO: 'justificado',
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
