import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import type { RolConAvisos } from '../../domain/correos/avisos'
import { cuentaQuery } from './queries'

/** It is asked anew where one comes back to the page, or goes on to another: not more often, and never by itself. */
const UN_MINUTO = 60_000

const CABEN = 99

export function Campana({ rol }: { rol: RolConAvisos }) {
  const { data } = useQuery({ ...cuentaQuery(rol), staleTime: UN_MINUTO })
  const n = data?.sin_leer ?? 0
  return (
    <Link className="campana" to={`/${rol}/novedades`}>
      <Bell aria-hidden="true" />
      <span className="oculto">Novedades{n > 0 && `, ${n} sin leer`}</span>
      {n > 0 && <b aria-hidden="true">{n > CABEN ? `${CABEN}+` : n}</b>}
    </Link>
  )
}
