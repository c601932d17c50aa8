import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Emblema } from '../emblema'
import { nombreDelSitio } from '../sitio'
import type { Area } from './marco'
import { MenuDeUsuario } from './menu-de-usuario'

/** From here on the header takes less room. */
const ENCOGE_A_LOS = 20

export function Encabezado({ area }: { area: Area }) {
  const encogido = useSyncExternalStore(alDesplazar, () => scrollY > ENCOGE_A_LOS)
  return (
    <header className={encogido ? 'encabezado encogido' : 'encabezado'}>
      <Link className="marca" to={area.panel}>
        <Emblema />
        <span>
          <b>{nombreDelSitio}</b>
          <span>Plataforma Educativa Colaborativa</span>
        </span>
      </Link>
      <MenuDeUsuario area={area} />
    </header>
  )
}

function alDesplazar(avisar: () => void) {
  addEventListener('scroll', avisar, { passive: true })
  return () => removeEventListener('scroll', avisar)
}
