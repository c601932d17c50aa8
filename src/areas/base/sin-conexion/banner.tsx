import { useStore } from '@nanostores/react'
import { CloudOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { diaCorto } from '../../../lib/formato'
import { queryClient } from '../consultas'
import { fechaYHora } from '../instantes'
import { hoy } from '../sitio'
import { $sinConexion } from './conexion'
import { textoSinConexion } from './texto'

/** The one place that says that what is on the screen may have changed. */
export function BannerSinConexion() {
  const sinConexion = useStore($sinConexion)
  return <div role="status">{sinConexion && <DesdeCuando />}</div>
}

function DesdeCuando() {
  const cuando = useSyncExternalStore(hearConsultas, leidoPrimero)
  if (!cuando) return null
  return (
    <p className="banner-sin-conexion renglon">
      <CloudOff aria-hidden="true" />
      {textoSinConexion(fechaYHora(cuando), diaCorto(hoy()))}
    </p>
  )
}

const hearConsultas = (announce: () => void) => queryClient.getQueryCache().subscribe(announce)

/** When the oldest of what the screen shows was read; nothing where it shows nothing that was. */
function leidoPrimero(): string {
  const consultas = queryClient.getQueryCache().findAll({ type: 'active' })
  const instantes = consultas.map(({ state }) => state.dataUpdatedAt).filter(Boolean)
  return instantes.length > 0 ? new Date(Math.min(...instantes)).toISOString() : ''
}
