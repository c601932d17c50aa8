import { useState } from 'react'
import { Button } from '../../../ui/button'
import { useAccion } from '../../shared/use-accion'
import { DialogoDeMotivo } from '../dialogo-de-motivo'
import { aprobarSugerencia, borradorDeRechazo, rechazarSugerencia } from './queries'

interface Props {
  id: number
  nombre: string
  email: string
}

export function ResolverSugerencia({ id, nombre, email }: Props) {
  const [rechazando, setRechazando] = useState(false)
  const aprobar = useAccion(aprobarSugerencia)
  const rechazar = useAccion(rechazarSugerencia)
  const cerrar = () => setRechazando(false)

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
      <Button variant="danger" onClick={() => setRechazando(true)}>
        Rechazar<span className="oculto"> la sugerencia para {nombre}</span>
      </Button>
      <DialogoDeMotivo
        open={rechazando}
        onClose={cerrar}
        onConfirm={(reason) => {
          cerrar()
          rechazar.enviar({ id, reason })
        }}
        titulo={`Rechazar la sugerencia para ${nombre}`}
        nota={`El motivo le llegará por correo a ${email}.`}
        falta="Por favor, ingrese un motivo para rechazar la sugerencia."
        enviar="Rechazar la sugerencia"
        borrador={borradorDeRechazo(id)}
      />
    </div>
  )
}
