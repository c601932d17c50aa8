import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { inicialesDePersona, nombreDePersona } from '../../domain/personas/nombres'
import { SESION_VENCIDA } from '../../domain/sesiones/textos-de-sesion'
import { pestana } from '../../lib/dispositivo'
import { type Persona, personaDe } from '../../lib/persona'
import { toast } from '../../ui/toast'
import { queryClient } from '../base/consultas'
import { type Area, Marco } from '../base/marco/marco'
import { useSesion } from '../base/use-sesion'
import { Campana } from '../novedades/campana'
import type { Acceso } from './acceso'
import { forgetDestino, saveDestino } from './destino'
import { perfilQuery } from './perfil'

const loadSesionVencida = () => import('./sesion-vencida')
const SesionVencida = lazy(loadSesionVencida)
const UN_RATO_MS = 3000

interface Props {
  acceso: Acceso
  secciones: Area['secciones']
}

/**
 * A courtesy: it is the API that refuses. Who was in the middle of something signs in again over it; a dashboard has
 * nothing to lose, so from there one goes to the login.
 */
export function GuardiaDePersona({ acceso, secciones }: Props) {
  const sesion = useSesion()
  const { pathname } = useLocation()
  const token = sesion[acceso.clave]
  const { data: perfil } = useQuery({ ...perfilQuery(acceso), enabled: Boolean(token) })
  const persona = perfil ?? personaDe(token ?? '')

  useEffect(() => {
    if (token) forgetDestino(acceso.rol)
  }, [acceso, token])

  // It does not weigh on the first sight, and is here by the time that a session ends and the server may be another.
  useEffect(() => {
    const reloj = setTimeout(() => loadSesionVencida().catch(() => {}), UN_RATO_MS)
    return () => clearTimeout(reloj)
  }, [])

  const vencioAqui = sesion.vencida && perfil && pathname !== acceso.panel
  if (!token && !vencioAqui) return <Afuera acceso={acceso} />
  return (
    <>
      <Marco
        area={{
          ...areaDe(acceso, persona, secciones),
          // Anew with each screen, so that it is asked again.
          campana: token && <Campana key={pathname} rol={acceso.rol} />,
        }}
      />
      {!token && perfil && (
        <Suspense fallback={null}>
          <SesionVencida acceso={acceso} email={perfil.email} />
        </Suspense>
      )}
    </>
  )
}

function areaDe(acceso: Acceso, persona: Persona | null, secciones: Area['secciones']): Area {
  const area = { panel: acceso.panel, rol: acceso.etiqueta, secciones }
  if (!persona) return { ...area, iniciales: '' }
  return {
    ...area,
    iniciales: inicialesDePersona(persona),
    nombre: nombreDePersona(persona),
    perfil: acceso.rutaDePerfil(persona.id),
  }
}

/** Out of the area, with nothing of it left behind but where one was going. */
function Afuera({ acceso }: { acceso: Acceso }) {
  const navigate = useNavigate()
  const { vencida } = useSesion()
  const { pathname, search } = useLocation()

  useEffect(() => {
    const a = acceso.sinSesion(pathname)
    if (pathname !== acceso.panel) saveDestino(acceso.rol, pathname + search)
    queryClient.removeQueries()
    if (a === acceso.ingreso) {
      if (vencida) toast.error(SESION_VENCIDA)
      void navigate(a, { replace: true })
    } else {
      if (vencida) announceOnSignIn()
      location.replace(a)
    }
  }, [acceso, pathname, search, navigate, vencida])

  return null
}

/** The page that offers the logins says once that a session has ended. */
const announceOnSignIn = () => pestana.keep('ingreso:aviso', 'vencida')
