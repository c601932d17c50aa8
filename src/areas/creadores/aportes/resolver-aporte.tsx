import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { FALTA_MOTIVO_DE_REVISION } from '../../../domain/aportes/motivos'
import { isFotoSubida } from '../../../domain/archivos/fotos'
import { isDeBorrada } from '../../../domain/casa/borradas'
import { calidades, nombreCompleto } from '../../../domain/creadores/creadores'
import { etiquetaDePeriodo, periodosDeLinea } from '../../../domain/creadores/periodos'
import { opcionesDePeriodo } from '../../../islands/creador/opciones-de-periodo'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Select } from '../../../ui/select'
import { TextArea } from '../../../ui/text-field'
import { toast } from '../../../ui/toast'
import { rutaDeAporte } from '../../admin'
import { aniosDeVida } from '../../base/anios-de-vida'
import { readBorrador } from '../../base/borrador'
import { useAccion } from '../../base/use-accion'
import { type Pregunta, usePregunta } from '../../base/use-pregunta'
import { DialogoDeMotivo } from '../dialogo-de-motivo'
import { borradorDeFicha } from '../guardar'
import { opcionesDeCalidad } from '../opciones'
import { type Aporte, aprobarAporte, borradorDeRevision, rejectAporte, remitirAporte } from './queries'
import { elMismo, PasarASugerencia } from './se-parece'
import type { Decision } from './use-decision'

/** It would be published as it came, without what was corrected. */
const SIN_GUARDAR = 'Hay cambios sin guardar en esta ficha. Guárdalos antes de aprobar.'

interface Props {
  aporte: Aporte
  decision: Decision
  /** An approval as soon as it is sent: the answer comes in a toast, wherever one is by then. */
  onSend?: () => void
}

/** Of who is there already, a suggestion first; approve with what is suggested, or otherwise; send back; reject. */
export function ResolverAporte({ aporte, decision, onSend = () => {} }: Props) {
  const { period, quality } = decision
  const aprobar = useAccion(aprobarAporte)
  const [preguntando, setPreguntando] = useState(false)
  const remitir = usePregunta(remitirAporte, onSend)
  const reject = usePregunta(rejectAporte, onSend)
  const askToSave = useSinGuardar(rutaDeAporte(aporte.id))
  const nombre = nombreCompleto(aporte)
  const mismo = elMismo(aporte)

  const publish = () => {
    setPreguntando(false)
    aprobar.send({ id: aporte.id, period, quality })
    onSend()
  }
  const onSubmit = (evento: FormEvent) => {
    evento.preventDefault()
    if (readBorrador(borradorDeFicha(aporte.id)) !== null) return askToSave()
    if (mismo) setPreguntando(true)
    else publish()
  }

  return (
    <>
      <form className="resolver pila aire-4" onSubmit={onSubmit}>
        <ComoSePublica aporte={aporte} decision={decision} />
        <div className="botones">
          {mismo && <PasarASugerencia aporte={aporte} creador={mismo} onSend={onSend} variant="primary" />}
          <Button
            type="submit"
            aria-keyshortcuts="A"
            variant={mismo ? 'plain' : 'primary'}
            saving={aprobar.enviando}
            savingLabel="Aprobando..."
          >
            Aprobar<span className="oculto"> {nombre}</span>
          </Button>
          <Button onClick={remitir.open}>
            Remitir para revisión<span className="oculto">: {nombre}</span>
          </Button>
          <Button variant="danger" aria-keyshortcuts="R" onClick={reject.open}>
            Rechazar<span className="oculto"> {nombre}</span>
          </Button>
        </div>
      </form>
      {mismo && (
        <ConfirmDialog
          open={preguntando}
          onClose={() => setPreguntando(false)}
          onConfirm={publish}
          title={`¿Aprobar el aporte de ${nombre} como una ficha más?`}
          confirmLabel="Aprobar igual"
        >
          <p>
            {[nombreCompleto(mismo), aniosDeVida(mismo)].filter(Boolean).join(', ')}, ya está en la línea de
            tiempo: quedarían dos fichas de la misma persona.
          </p>
        </ConfirmDialog>
      )}
      <Remitir aporte={aporte} pregunta={remitir} />
      <Rechazar aporte={aporte} pregunta={reject} />
    </>
  )
}

/** Says that there are corrections to save, and goes to where their form is. */
function useSinGuardar(ruta: string) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return () => {
    toast.error(SIN_GUARDAR)
    if (pathname !== ruta) void navigate(ruta)
  }
}

function ComoSePublica({ aporte, decision }: Pick<Props, 'aporte' | 'decision'>) {
  const { period, quality, setPeriod, setQuality } = decision
  return (
    <div className="ui-fila">
      <Select
        label="Período"
        options={opcionesDePeriodo}
        value={period}
        onChange={({ target }) => setPeriod(periodosDeLinea.find((uno) => uno === target.value) ?? period)}
        hint={`Sugerido: ${etiquetaDePeriodo[aporte.suggestedPeriod]}`}
      />
      <Select
        label="Calidad"
        options={opcionesDeCalidad}
        value={quality}
        onChange={({ target }) => setQuality(calidades.find((una) => una === target.value) ?? quality)}
        hint={`Sugerida: ${aporte.suggestedQuality}`}
      />
    </div>
  )
}

interface RemitirProps {
  aporte: Aporte
  pregunta: Pregunta<{ id: number; reason: string }>
}

function Remitir({ aporte, pregunta }: RemitirProps) {
  return (
    <DialogoDeMotivo
      id={aporte.id}
      pregunta={pregunta}
      titulo={`Remitir a revisión: ${nombreCompleto(aporte)}`}
      nota={
        aporte.email && !isDeBorrada(aporte.email)
          ? `Le llegará por correo a ${aporte.email}, con un enlace para corregir su aporte.`
          : 'Este aporte no tiene un email: nadie recibirá las observaciones.'
      }
      falta={FALTA_MOTIVO_DE_REVISION}
      send="Remitir"
      enviando="Remitiendo..."
      borrador={borradorDeRevision(aporte.id)}
    />
  )
}

interface RechazarProps {
  aporte: Aporte
  pregunta: Pregunta<{ id: number; reason: string }>
}

function Rechazar({ aporte, pregunta }: RechazarProps) {
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      open={pregunta.abierta}
      onClose={pregunta.close}
      onConfirm={() => pregunta.confirm({ id: aporte.id, reason: reason.trim() })}
      saving={pregunta.enviando}
      savingLabel="Rechazando..."
      title={`¿Rechazar el aporte de ${nombreCompleto(aporte)}?`}
      confirmLabel="Rechazar"
      danger
    >
      <p>
        No se publicará y pasará a Remitidos y rechazados
        {isFotoSubida(aporte.photo_url) && !aporte.published_at && ', y su foto se elimina'}. Quien lo envió
        no recibe ningún correo.
      </p>
      <TextArea
        label="Motivo"
        rows={3}
        hint="Si lo escribes, lo lee en la página de su recibo."
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {pregunta.rechazo && <p className="ui-error">{pregunta.rechazo}</p>}
    </ConfirmDialog>
  )
}
