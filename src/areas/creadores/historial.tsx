import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isDeBorrada, UNA_BORRADA } from '../../domain/casa/borradas'
import type { Creador } from '../../domain/creadores/creadores'
import { sinRepetir } from '../../islands/creador/etiquetas'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { EmptyState } from '../../ui/empty-state'
import { fechaYHora } from '../base/instantes'
import { useAccion } from '../base/use-accion'
import Comparacion from './comparacion'
import { camposConocidos, etiquetaDeCampo } from './etiquetas'
import { historialQuery, restoreVersion } from './queries'

/** What a record said before each change, to be put back. */
export default function Historial({ creador }: { creador: Creador }) {
  const { data: versiones } = useSuspenseQuery(historialQuery(creador.id))
  if (versiones.length === 0) {
    return (
      <EmptyState title="Esta ficha no cambió desde que se publicó">
        Cada cambio queda aquí con lo que decía antes, quién lo hizo y cuándo, y se puede deshacer.
      </EmptyState>
    )
  }
  return (
    <ol className="pila" aria-label="Cambios, del último al primero">
      {versiones.map((version) => (
        <VersionItem key={version.id} creador={creador.id} version={version} />
      ))}
    </ol>
  )
}

const motivos = {
  EDICION: 'Edición',
  SUGERENCIA: 'Sugerencia aprobada',
  ESTADO: 'Cambio de estado',
  CORRECCION: 'Corrección de quien aportó',
  RESTAURACION: 'Restauración',
  FUSION: 'Fusión con otra ficha',
  DESHECHO: 'Se deshizo un cambio',
}

const nombreDe = (quien: string) => {
  if (quien === 'admin') return 'Administrador'
  return isDeBorrada(quien) ? UNA_BORRADA : quien
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
    despues?: Record<string, unknown>
    /** With whom it came. */
    de: string | null
    created_at: string
  }
}

function VersionItem({ creador, version }: Props) {
  const { id, motivo, quien, antes, despues = {}, de, created_at } = version
  const [preguntando, setPreguntando] = useState(false)
  const { send, enviando } = useAccion(restoreVersion(creador))
  const close = () => setPreguntando(false)
  const campos = sinRepetir(
    camposConocidos.filter((campo) => campo in antes),
    antes,
    despues,
  )
  const reponibles = campos.filter((campo) => !ajenos.includes(campo))

  return (
    <li className="panel pila">
      <p className="quien-envio fila">
        <b>{motivos[motivo]}</b>
        {de !== null && <span>de «{de}»</span>}
        <span>{nombreDe(quien)}</span>
        <time dateTime={created_at}>{fechaYHora(created_at)}</time>
      </p>
      {campos.length > 0 ? (
        <Comparacion campos={campos} antes={antes} despues={despues} titulos={['Antes', 'Después']} />
      ) : (
        <p className="apagado">La ficha quedó como estaba.</p>
      )}
      {reponibles.length > 0 && (
        <div className="botones">
          <Button onClick={() => setPreguntando(true)}>
            Restaurar lo de antes<span className="oculto"> del {fechaYHora(created_at)}</span>
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={preguntando}
        onClose={close}
        onConfirm={() => send(id, { onSuccess: close })}
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
