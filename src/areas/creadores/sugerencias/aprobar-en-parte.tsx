import { type FormEvent, useState } from 'react'
import { FALTA_MOTIVO_DE_RECHAZO } from '../../../domain/aportes/motivos'
import { Button } from '../../../ui/button'
import { CheckboxGroup } from '../../../ui/checkbox-group'
import { Dialog } from '../../../ui/dialog'
import { TextArea } from '../../../ui/text-field'
import type { Pregunta } from '../../base/use-pregunta'
import { etiquetaDeCampo } from '../etiquetas'

interface Props {
  id: number
  nombre: string
  datos: string[]
  pregunta: Pregunta<{ id: number; campos: string[]; reason: string }>
}

const NINGUNO = 'Elige al menos un dato.'

/** Which of the proposed data are taken, and why the others are not. */
export function AprobarEnParte({ id, nombre, datos, pregunta }: Props) {
  const [campos, setCampos] = useState<string[]>([])
  const [reason, setReason] = useState('')
  const [error, setError] = useState<{ campos?: string; reason?: string }>({})

  const confirm = (evento: FormEvent) => {
    evento.preventDefault()
    if (campos.length === 0) return setError({ campos: NINGUNO })
    if (campos.length < datos.length && !reason.trim()) return setError({ reason: FALTA_MOTIVO_DE_RECHAZO })
    setError({})
    pregunta.confirm({ id, campos, reason: reason.trim() })
  }

  return (
    <Dialog
      open={pregunta.abierta}
      onClose={pregunta.close}
      title={`Aprobar en parte la sugerencia para ${nombre}`}
      description="Lo que no elijas se rechaza, con el motivo que escribas: llega por correo a quien la envió."
      size="narrow"
    >
      <form noValidate onSubmit={confirm}>
        <div className="ui-dialogo-cuerpo">
          <CheckboxGroup
            name="campos"
            label="Datos que se toman"
            options={datos.map((value) => ({ value, label: etiquetaDeCampo(value) }))}
            value={campos}
            onChange={setCampos}
            error={error.campos}
          />
          <TextArea
            label="Motivo"
            rows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={error.reason || pregunta.rechazo}
          />
        </div>
        <footer className="ui-acciones">
          <Button onClick={pregunta.close} disabled={pregunta.enviando}>
            Cancelar
          </Button>
          <Button type="submit" variant="primary" saving={pregunta.enviando} savingLabel="Aprobando...">
            Aprobar lo elegido
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
