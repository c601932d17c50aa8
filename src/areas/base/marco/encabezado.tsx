import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Marca } from '../emblema'
import type { Area } from './marco'
import { MenuDeUsuario } from './menu-de-usuario'

/** From here on the header takes less room. */
const ENCOGE_A_LOS = 20

export function Encabezado({ area }: { area: Area }) {
  const encogido = useSyncExternalStore(alDesplazar, () => desplazada)
  return (
    <header className={encogido ? 'encabezado encogido' : 'encabezado'}>
      <Link className="marca" to={area.panel}>
        <Marca />
      </Link>
      <MenuDeUsuario area={area} />
    </header>
  )
}

let desplazada = false

/** Asked at any other moment, the position would have the browser lay out the whole page at once. */
function alDesplazar(avisar: () => void) {
  const leer = () => {
    desplazada = scrollY > ENCOGE_A_LOS
    avisar()
  }
  addEventListener('scroll', leer, { passive: true })
  return () => removeEventListener('scroll', leer)
}
