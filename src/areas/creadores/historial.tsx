import { useSuspenseQuery } from '@tanstack/react-query'
import type { Creador } from '../../domain/creadores'
import { EmptyState } from '../../ui/empty-state'
import { Lectura } from '../base/lectura'
import { historialQuery } from './queries'
import { VersionItem } from './version'

export function Historial({ creador }: { creador: Creador }) {
  return (
    <Lectura falla="No se pudo cargar el historial.">
      <Lista creador={creador} />
    </Lectura>
  )
}

function Lista({ creador }: { creador: Creador }) {
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
