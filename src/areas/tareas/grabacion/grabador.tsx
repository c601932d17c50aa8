import { Mic } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { minutosDe } from '../../../domain/archivos/sonido'
import { canRecord } from '../../../lib/grabadora'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Escucha } from './escucha'
import { type Estado, isEnCurso, MAXIMO_MS, seOye } from './estado'
import { EN_MEMORIA, HASTA_CUANDO, textoDePendiente, textoDeSuceso } from './textos'
import { useGrabacion } from './use-grabacion'

export interface Props {
  tareaId: number
  /** What is going to be delivered, recorded or not. */
  elegido: File | null
  /** What was recorded, as if it had been chosen; null where it is discarded. */
  onChoose: (archivo: File | null) => void
  onRecord: (grabando: boolean) => void
}

/** Records with the microphone: with pauses, heard before it is delivered, and kept meanwhile. */
export default function Grabador(props: Props) {
  return canRecord() ? <ConMicrofono {...props} /> : null
}

function ConMicrofono({ tareaId, elegido, onChoose, onRecord }: Props) {
  const grabacion = useGrabacion({
    tareaId,
    onFinish: onChoose,
    onRecover: (archivo) => elegido || onChoose(archivo),
  })
  const { estado, archivo, start, discard } = grabacion
  const [pregunta, setPregunta] = useState<'descartar' | 'de-nuevo' | null>(null)
  const raiz = useRef<HTMLElement>(null)
  const enCurso = isEnCurso(estado)

  useEffect(() => onRecord(enCurso), [onRecord, enCurso])
  useFoco(raiz, estado)

  const confirm = async () => {
    setPregunta(null)
    if (elegido === archivo) onChoose(null)
    await discard()
    if (pregunta === 'de-nuevo') start()
  }

  return (
    <section ref={raiz} className="grabador" aria-label="Grabación">
      {(estado.fase === 'nada' || estado.fase === 'pidiendo') && (
        <PorGrabar pidiendo={estado.fase === 'pidiendo'} onStart={start} />
      )}
      {enCurso && <EnCurso {...grabacion} />}
      {estado.fase === 'lista' && archivo && (
        <Lista
          estado={estado}
          archivo={archivo}
          onChoose={elegido === archivo ? null : () => onChoose(archivo)}
          onAsk={setPregunta}
        />
      )}
      <p className="suceso" role="status">
        {[estado.suceso && textoDeSuceso[estado.suceso], estado.enMemoria && EN_MEMORIA]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ConfirmDialog
        open={pregunta !== null}
        onClose={() => setPregunta(null)}
        onConfirm={confirm}
        title={pregunta === 'de-nuevo' ? '¿Grabar de nuevo?' : '¿Descartar la grabación?'}
        confirmLabel={pregunta === 'de-nuevo' ? 'Grabar de nuevo' : 'Descartar'}
        danger
      >
        La grabación de {minutosDe(estado.ms)} se borra de este dispositivo.
      </ConfirmDialog>
    </section>
  )
}

function PorGrabar({ pidiendo, onStart }: { pidiendo: boolean; onStart: () => void }) {
  return (
    <>
      <Button onClick={onStart} saving={pidiendo} savingLabel="Esperando el micrófono…">
        <Mic aria-hidden="true" /> Grabar
      </Button>
      <p className="apagado">{HASTA_CUANDO}</p>
    </>
  )
}

type Curso = Pick<ReturnType<typeof useGrabacion>, 'estado' | 'pause' | 'resume' | 'finish'>

function EnCurso({ estado, pause, resume, finish }: Curso) {
  const { fase, ms, nivel } = estado
  const pausada = fase === 'pausada'
  return (
    <>
      <p className="tiempo hilera">
        <b>{pausada ? 'En pausa' : 'Grabando'}</b>{' '}
        <span>
          {minutosDe(ms)} <span className="apagado">de {minutosDe(MAXIMO_MS)}</span>
        </span>
      </p>
      {!pausada && <Oido nivel={nivel} seOye={seOye(estado)} />}
      <div className="botones">
        {pausada ? (
          <Button onClick={resume}>Seguir grabando</Button>
        ) : (
          <Button onClick={pause}>Pausar</Button>
        )}
        <Button onClick={finish}>Terminar</Button>
      </div>
    </>
  )
}

interface ListaProps {
  estado: Estado
  archivo: File
  /** Nothing where it is chosen already. */
  onChoose: (() => void) | null
  onAsk: (que: 'descartar' | 'de-nuevo') => void
}

function Lista({ estado: { ms, recuperada }, archivo, onChoose, onAsk }: ListaProps) {
  return (
    <>
      <p tabIndex={-1} className="hecha">
        {recuperada ? textoDePendiente(ms) : `Grabación de ${minutosDe(ms)}`}
      </p>
      <Escucha archivo={archivo} />
      <div className="botones">
        {onChoose && <Button onClick={onChoose}>Entregar la grabación</Button>}
        <Button onClick={() => onAsk('de-nuevo')}>Grabar de nuevo</Button>
        <Button onClick={() => onAsk('descartar')}>Descartar</Button>
      </div>
    </>
  )
}

/** The button that was pressed has gone: what came in its place has the focus. */
function useFoco(raiz: RefObject<HTMLElement | null>, { fase, recuperada }: Estado) {
  const antes = useRef(fase)
  useEffect(() => {
    const cambio = antes.current !== fase
    antes.current = fase
    if (!cambio || recuperada || fase === 'pidiendo') return
    raiz.current?.querySelector<HTMLElement>('.hecha, button')?.focus()
  }, [raiz, fase, recuperada])
}

interface OidoProps {
  nivel: number
  seOye: boolean
}

/** That it records, for the eye: how loud it is, and in words. */
function Oido({ nivel, seOye }: OidoProps) {
  return (
    <div className="oido renglon aire-3">
      <meter aria-label="Nivel del micrófono" min={0} max={1} value={Math.sqrt(nivel)} />
      <span>{seOye ? 'Se oye' : 'No se oye nada'}</span>
    </div>
  )
}
