import { GraduationCap, LayoutDashboard, Mails, Presentation, School, UsersRound } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { SESION_VENCIDA } from '../../domain/avisos-de-sesion'
import { toast } from '../../ui/toast'
import { type Area, Marco } from '../shared/marco/marco'
import { useSesion } from '../shared/use-sesion'
import { rutas } from './rutas'

const area: Area = {
  panel: rutas.panel,
  rol: 'Administrador',
  iniciales: 'AD',
  seguridad: rutas.seguridad,
  secciones: [
    { ruta: rutas.panel, texto: 'Panel', Icono: LayoutDashboard },
    { ruta: rutas.creadores, texto: 'Creadores', Icono: UsersRound },
    { ruta: rutas.catedras, texto: 'Cátedras', Icono: School },
    { ruta: rutas.alumnos, texto: 'Alumnos', Icono: GraduationCap },
    { ruta: rutas.docentes, texto: 'Docentes', Icono: Presentation },
    { ruta: rutas.correos, texto: 'Correos', Icono: Mails },
  ],
}

/** A courtesy: it is the API that refuses. Who has to sign in comes back to where this was. */
export function Guardia() {
  const { adminToken, vencida } = useSesion()
  const { pathname, search } = useLocation()
  const vencio = !adminToken && vencida

  useEffect(() => {
    if (vencio) toast.error(SESION_VENCIDA)
  }, [vencio])

  if (!adminToken) return <Navigate to={rutas.ingreso} state={{ desde: pathname + search }} replace />
  return <Marco area={area} />
}
