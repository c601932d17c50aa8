import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { inicialesDePersona, nombreDePersona } from '../../domain/nombres'
import { type Persona, personaDe } from '../../lib/persona'
import { queryClient } from './consultas'
import type { Acceso } from './ingreso/acceso'
import { avisarAlIngresar } from './ingreso/aviso'
import { guardarDestino, olvidarDestino } from './ingreso/destino'
import { SesionVencida } from './ingreso/sesion-vencida'
import { type Area, Marco } from './marco/marco'
import { perfilQuery } from './perfil/queries'
import { useSesion } from './use-sesion'

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
    if (token) olvidarDestino(acceso.rol)
  }, [acceso, token])

  if (token) return <Marco area={areaDe(acceso, persona, secciones)} />
  if (!sesion.vencida || !perfil || pathname === acceso.panel) return <Afuera acceso={acceso} />
  return (
    <>
      <Marco area={areaDe(acceso, perfil, secciones)} />
      <SesionVencida acceso={acceso} email={perfil.email} />
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
    if (pathname !== acceso.panel) guardarDestino(acceso.rol, pathname + search)
    queryClient.removeQueries()
    if (a === acceso.ingreso) {
      void navigate(a, { replace: true })
    } else {
      if (vencida) avisarAlIngresar()
      location.replace(a)
    }
  }, [acceso, pathname, search, navigate, vencida])

  return null
}
