import { Mic } from 'lucide-react'
import { type FormEvent, lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { minutosDe } from '../../../domain/archivos/sonido'
import { COMENTARIO_VACIO } from '../../../domain/tablon/publicaciones'
import { Button } from '../../../ui/button'
import type { Mando } from '../../../ui/reproductor/reproductor'
import { TextArea } from '../../../ui/text-field'
import { toast } from '../../../ui/toast'
import { useBorrador } from '../../base/borrador'
import { useAccion } from '../../base/use-accion'
import { comment, type Donde } from './llamadas'
import { useMomento } from './use-momento'
import type { Voz } from './voz'

const GrabarVoz = lazy(() => import('./voz'))

interface Props {
  donde: Donde
  mando: RefObject<Mando | null> | undefined
}

/**
 * At the moment where it stands, or about all of it; what was typed waits in this tab until it is sent. Where there is a
 * grade to give as well, its comment is the one box until another is asked for.
 */
export function FormularioDeComentario({ donde, mando }: Props) {
  const { texto, write, en_ms, setMomento, voz, setVoz, forget } = useEscrito(donde)
  const seAbre = donde.rol !== 'alumno'
  const [abierto, setAbierto] = useState(!seAbre || texto !== '')
  const [grabando, setGrabando] = useState(false)
  const [falta, setFalta] = useState('')
  const campo = useRef<HTMLTextAreaElement>(null)
  const { send, enviando } = useAccion(comment(donde))

  const reject = (mensaje: string) => {
    setFalta(mensaje)
    campo.current?.focus()
  }

  const open = () => {
    flushSync(() => setAbierto(true))
    campo.current?.focus()
  }

  const takeMomento = () => {
    setMomento(String(mando?.current?.hold() ?? 0))
    open()
  }

  const onSend = (evento: FormEvent) => {
    evento.preventDefault()
    if (!texto.trim() && !voz) {
      toast.error(COMENTARIO_VACIO)
      return reject(COMENTARIO_VACIO)
    }
    setFalta('')
    send(
      { texto, en_ms, voz },
      {
        onSuccess: () => {
          forget()
          setGrabando(false)
          setAbierto(!seAbre)
        },
        onError: ({ campos }) => reject(Object.values(campos)[0] ?? ''),
      },
    )
  }

  return (
    <form className="ui-formulario" noValidate onSubmit={onSend}>
      {mando && <Momento en_ms={en_ms} mando={mando} onTake={takeMomento} onForget={() => setMomento('')} />}
      {abierto && (
        <TextArea
          ref={campo}
          label={en_ms === null ? 'Tu comentario' : `Tu comentario en ${minutosDe(en_ms)}`}
          rows={2}
          maxLength={2000}
          value={texto}
          onChange={({ target }) => write(target.value)}
          error={falta || undefined}
        />
      )}
      {grabando && (
        <Suspense fallback={null}>
          <GrabarVoz
            voz={voz}
            onRecord={setVoz}
            onClose={() => {
              setGrabando(false)
              campo.current?.focus()
            }}
          />
        </Suspense>
      )}
      <div className="botones">
        {abierto && (
          <Button type="submit" variant="primary" saving={enviando} savingLabel="Enviando...">
            Comentar
          </Button>
        )}
        {!abierto && !mando && <Button onClick={open}>Comentar la entrega</Button>}
        {donde.rol === 'docente' && !grabando && (
          <Button
            onClick={() => {
              mando?.current?.hold()
              setAbierto(true)
              setGrabando(true)
            }}
          >
            <Mic aria-hidden="true" /> Grabar voz
          </Button>
        )}
      </div>
    </form>
  )
}

function useEscrito({ id, path }: Donde) {
  const [texto, write] = useBorrador(`comentario-de-entrega-${id}-${path}`)
  const [momento, setMomento] = useBorrador(`momento-de-entrega-${id}-${path}`)
  const [voz, setVoz] = useState<Voz | null>(null)
  const forget = () => {
    write('')
    setMomento('')
    setVoz(null)
  }
  return { texto, write, en_ms: momento === '' ? null : Number(momento), setMomento, voz, setVoz, forget }
}

interface MomentoProps {
  en_ms: number | null
  mando: RefObject<Mando | null>
  onTake: () => void
  onForget: () => void
}

/** The button says where it stands as it plays. */
function Momento({ en_ms, mando, onTake, onForget }: MomentoProps) {
  const ms = useMomento(mando)
  return (
    <div className="botones">
      <Button onClick={onTake}>Comentar en {minutosDe(ms)}</Button>
      {en_ms !== null && (
        <Button variant="quiet" onClick={onForget}>
          Comentar toda la entrega
        </Button>
      )}
    </div>
  )
}
