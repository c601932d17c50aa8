import { useState } from 'react'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import { Comparacion } from './comparacion'
import { camposConocidos, etiquetaDeCampo } from './etiquetas'
import { restaurarVersion } from './queries'

const motivos = {
  EDICION: 'Edición',
  SUGERENCIA: 'Sugerencia aprobada',
  ESTADO: 'Cambio de estado',
  CORRECCION: 'Corrección de quien aportó',
  RESTAURACION: 'Restauración',
}

/** What a version can't bring back, or readers' record does not tell. */
const ajenos = ['status', 'rejection_reason', 'email']

interface Props {
  creador: number
  version: {
    id: number
    motivo: keyof typeof motivos
    quien: string
    antes: Record<string, unknown>
    created_at: string
  }
  despues: Record<string, unknown>
}

export function VersionItem({ creador, version, despues }: Props) {
  const { id, motivo, quien, antes, created_at } = version
  const [preguntando, setPreguntando] = useState(false)
  const { enviar, enviando } = useAccion(restaurarVersion(creador))
  const cerrar = () => setPreguntando(false)
  const campos = camposConocidos.filter((campo) => campo in antes)
  const reponibles = campos.filter((campo) => !ajenos.includes(campo))

  return (
    <li className="panel pila">
      <p className="quien-envio">
        <b>{motivos[motivo]}</b>
        <span>{quien === 'admin' ? 'Administrador' : quien}</span>
        <time dateTime={created_at}>{fechaYHora(created_at)}</time>
      </p>
      <Comparacion campos={campos} antes={antes} despues={despues} titulos={['Antes', 'Después']} />
      {reponibles.length > 0 && (
        <div className="botones">
          <Button onClick={() => setPreguntando(true)}>
            Restaurar lo de antes<span className="oculto"> del {fechaYHora(created_at)}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={preguntando}
        onClose={cerrar}
        onConfirm={() => enviar(id, { onSuccess: cerrar })}
        title="¿Restaurar lo que decía antes?"
        confirmLabel="Restaurar"
        saving={enviando}
        savingLabel="Restaurando..."
      >
        <p>Vuelven a su valor anterior: {reponibles.map(etiquetaDeCampo).join(', ')}.</p>
        <p>Lo que dice ahora queda en el historial.</p>
      </ConfirmDialog>
    </li>
  )
}
