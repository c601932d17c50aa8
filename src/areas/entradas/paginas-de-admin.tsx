import {
  DatabaseBackup,
  GraduationCap,
  HardDrive,
  Landmark,
  LayoutDashboard,
  ListChecks,
  Mails,
  Presentation,
  School,
  ScrollText,
  Trash2,
  UsersRound,
  UserX,
} from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { SESION_VENCIDA } from '../../domain/sesiones/textos-de-sesion'
import type { ApiError } from '../../lib/api'
import { $sesion, closeSesion } from '../../lib/sesion'
import { toast } from '../../ui/toast'
import { admin, rutas } from '../admin'
import { PasosQueFaltan } from '../administracion/primeros-pasos/pasos-que-faltan'
import { queryClient } from '../base/consultas'
import type { Modulo } from '../base/enmarcada'
import { type Area, Marco } from '../base/marco/marco'
import { paginasDe } from '../base/paginas'
import { useSesion } from '../base/use-sesion'

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
    { ruta: rutas.institucion, texto: 'Institución', Icono: Landmark, deVezEnCuando: true },
    { ruta: rutas.auditoria, texto: 'Auditoría', Icono: ScrollText, deVezEnCuando: true },
    { ruta: rutas.papelera, texto: 'Papelera', Icono: Trash2, deVezEnCuando: true },
    { ruta: rutas.copias, texto: 'Copias', Icono: DatabaseBackup, deVezEnCuando: true },
    { ruta: rutas.almacenamiento, texto: 'Espacio usado', Icono: HardDrive, deVezEnCuando: true },
    { ruta: rutas.pedidosDeDatos, texto: 'Pedidos de datos', Icono: UserX, deVezEnCuando: true },
    {
      ruta: rutas.primerosPasos,
      texto: 'Primeros pasos',
      Icono: ListChecks,
      deVezEnCuando: true,
      Cuenta: PasosQueFaltan,
    },
  ],
}

/** A courtesy: it is the API that refuses. Who has to sign in comes back to where this was. */
function Guardia() {
  const { adminToken, vencida } = useSesion()
  const { pathname, search } = useLocation()
  const vencio = !adminToken && vencida

  useEffect(() => {
    if (vencio) toast.error(SESION_VENCIDA)
  }, [vencio])

  if (!adminToken) return <Navigate to={rutas.ingreso} state={{ desde: pathname + search }} replace />
  return <Marco area={area} />
}

/**
 * Here a 403 logs out as a 401 does, but that of a password that is asked for again; anybody else keeps a session that is
 * good in another area.
 */
function onFail({ status, code, token }: ApiError) {
  if (status === 403 && code !== 'credenciales_invalidas' && $sesion.get().adminToken) closeSesion(token)
}
queryClient.getQueryCache().config.onError = onFail
queryClient.getMutationCache().config.onError = onFail

export const paginas = paginasDe(admin, {
  modulos: import.meta.glob<Modulo>([
    '/src/areas/**/*-de-admin-screen.tsx',
    '/src/areas/evaluaciones/{editor,generador,resultados}/*-screen.tsx',
    '/src/areas/{nota-final,inscripciones}/*-screen.tsx',
  ]),
  Guardia,
})
