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
      {versiones.map((version, lugar) => (
        <VersionItem
          key={version.id}
          creador={creador.id}
          version={version}
          despues={valoresTras(versiones.slice(0, lugar), creador)}
        />
      ))}
    </ol>
  )
}

/** What the record said after a change: what the later changes replaced, the nearest first, over what it says now. */
function valoresTras(posteriores: { antes: Record<string, unknown> }[], creador: Creador) {
  return Object.assign({}, creador, ...posteriores.map(({ antes }) => antes)) as Record<string, unknown>
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
    created_at: string
  }
  despues: Record<string, unknown>
}

function VersionItem({ creador, version, despues }: Props) {
  const { id, motivo, quien, antes, created_at } = version
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
      <p className="quien-envio">
        <b>{motivos[motivo]}</b>
        <span>{nombreDe(quien)}</span>
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
