import type { LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Atajos } from '../atajos'
import { BannerSinConexion } from '../sin-conexion/banner'
import { Encabezado } from './encabezado'
import { Riel } from './riel'

export interface Seccion {
  ruta: string
  /** Addresses of the area that one opens from it, and that don't begin as its own. */
  abre?: string[]
  texto: string
  Icono: LucideIcon
  /** Seldom gone to: a telephone's bar has no room for it, its menu has. */
  deVezEnCuando?: true
  /** How much waits there. */
  Cuenta?: () => ReactNode
}

/** What an area tells its frame. */
export interface Area {
  /** The address of its first screen. */
  panel: string
  rol: 'Administrador' | 'Docente' | 'Alumno'
  /** At most two letters, of who is signed in. */
  iniciales: string
  /** Who is signed in, and the address where that is edited; the administrator is nobody in particular. */
  nombre?: string
  perfil?: string
  /** Where the administrator sees how one signs in: of a person that is in the profile. */
  seguridad?: string
  secciones: Seccion[]
  /** What waits for a person to read it. */
  campana?: ReactNode
}

export function Marco({ area }: { area: Area }) {
  const { pathname } = useLocation()
  return (
    <>
      <a className="salto boton" href="#contenido">
        Saltar al contenido
      </a>
      <Encabezado area={area} />
      <BannerSinConexion />
      <div className="marco">
        <Riel area={area} />
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </div>
      <Atajos key={pathname} />
      <ScrollRestoration getKey={lugarEnLaHistoria} />
    </>
  )
}

/** What was come to from outside the area has no key of its own: by the router's, all of it would be one place. */
const lugarEnLaHistoria = ({ key, pathname }: Location) => (key === 'default' ? pathname : key)
