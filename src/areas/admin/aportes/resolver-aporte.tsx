import { type FormEvent, useState } from 'react'
import { calidades, nombreCompleto } from '../../../domain/creadores'
import { etiquetaDePeriodo, periodosDeLinea } from '../../../domain/periodos'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { Select } from '../../../ui/select'
import { useAccion } from '../../shared/use-accion'
import { DialogoDeMotivo } from '../dialogo-de-motivo'
import { opcionesDeCalidad, opcionesDePeriodo } from '../opciones'
import { type Aporte, aprobarAporte, borradorDeRevision, rechazarAporte, remitirAporte } from './queries'
import type { Decision } from './use-decision'

interface Props {
  aporte: Aporte
  decision: Decision
  /** As soon as it is sent: the answer comes in a toast, wherever one is by then. */
  alEnviar?: () => void
}

/** Approve with what is suggested, or otherwise; send back; reject. */
export function ResolverAporte({ aporte, decision, alEnviar = () => {} }: Props) {
  const { id, suggestedPeriod, suggestedQuality } = aporte
  const { period, quality, setPeriod, setQuality } = decision
  const [pregunta, setPregunta] = useState<'remitir' | 'rechazar' | null>(null)
  const aprobar = useAccion(aprobarAporte)
  const remitir = useAccion(remitirAporte)
  const rechazar = useAccion(rechazarAporte)
  const cerrar = () => setPregunta(null)
  const nombre = nombreCompleto(aporte)

  const publicar = (evento: FormEvent) => {
    evento.preventDefault()
    aprobar.enviar({ id, period, quality })
    alEnviar()
  }

  return (
    <>
      <form className="resolver" onSubmit={publicar}>
        <div className="ui-fila">
          <Select
            label="Período"
            options={opcionesDePeriodo}
            value={period}
            onChange={({ target }) =>
              setPeriod(periodosDeLinea.find((uno) => uno === target.value) ?? period)
            }
            hint={`Sugerido: ${etiquetaDePeriodo[suggestedPeriod]}`}
          />
          <Select
            label="Calidad"
            options={opcionesDeCalidad}
            value={quality}
            onChange={({ target }) => setQuality(calidades.find((una) => una === target.value) ?? quality)}
            hint={`Sugerida: ${suggestedQuality}`}
          />
        </div>
        <div className="botones">
          <Button type="submit" variant="primary" saving={aprobar.enviando} savingLabel="Aprobando...">
            Aprobar<span className="oculto"> {nombre}</span>
          </Button>
          <Button onClick={() => setPregunta('remitir')}>
            Remitir para revisión<span className="oculto">: {nombre}</span>
          </Button>
          <Button variant="danger" onClick={() => setPregunta('rechazar')}>
            Rechazar<span className="oculto"> {nombre}</span>
          </Button>
        </div>
      </form>
      <DialogoDeMotivo
        open={pregunta === 'remitir'}
        onClose={cerrar}
        onConfirm={(reason) => {
          cerrar()
          remitir.enviar({ id, reason })
          alEnviar()
        }}
        titulo={`Remitir a revisión: ${nombre}`}
        nota={
          aporte.email
            ? `Le llegará por correo a ${aporte.email}, con un enlace para corregir su aporte.`
            : 'Este aporte no dejó un email: nadie recibirá las observaciones.'
        }
        falta="Por favor ingrese un motivo para la revisión."
        enviar="Remitir"
        borrador={borradorDeRevision(id)}
      />
      <ConfirmDialog
        open={pregunta === 'rechazar'}
        onClose={cerrar}
        onConfirm={() => {
          cerrar()
          rechazar.enviar({ id })
          alEnviar()
        }}
        title={`¿Rechazar el aporte de ${nombre}?`}
        confirmLabel="Rechazar"
        danger
      >
        <p>No se publicará y saldrá de esta lista. Quien lo envió no recibe ningún correo.</p>
      </ConfirmDialog>
    </>
  )
}
