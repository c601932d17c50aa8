import { FALTA_MOTIVO_DE_RECHAZO } from '../../../domain/motivos'
import { Button } from '../../../ui/button'
import { useAccion } from '../../base/use-accion'
import { usePregunta } from '../../base/use-pregunta'
import { DialogoDeMotivo } from '../dialogo-de-motivo'
import { aprobarSugerencia, borradorDeRechazo, rechazarSugerencia } from './queries'

interface Props {
  id: number
  nombre: string
  email: string
}

export function ResolverSugerencia({ id, nombre, email }: Props) {
  const aprobar = useAccion(aprobarSugerencia)
  const rechazar = usePregunta(rechazarSugerencia)

  return (
    <div className="botones">
      <Button
        variant="primary"
        saving={aprobar.enviando}
        savingLabel="Aprobando..."
        onClick={() => aprobar.enviar({ id })}
      >
        Aprobar<span className="oculto"> la sugerencia para {nombre}</span>
      </Button>
      <Button variant="danger" onClick={rechazar.abrir}>
        Rechazar<span className="oculto"> la sugerencia para {nombre}</span>
      </Button>
      <DialogoDeMotivo
        id={id}
        pregunta={rechazar}
        titulo={`Rechazar la sugerencia para ${nombre}`}
        nota={`El motivo le llegará por correo a ${email}.`}
        falta={FALTA_MOTIVO_DE_RECHAZO}
        enviar="Rechazar la sugerencia"
        enviando="Rechazando..."
        borrador={borradorDeRechazo(id)}
      />
    </div>
  )
}
