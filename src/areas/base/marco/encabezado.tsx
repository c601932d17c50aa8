import { History, LogOut, Menu, ShieldCheck, UserRoundPen } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { bringPopovers } from '../../../lib/emergente'
import { Marca } from '../emblema'
import { leave } from '../salir'
import { AyudaDePantalla } from './ayuda-de-pantalla'
import type { Area } from './marco'

/** From here on the header takes less room. */
const ENCOGE_A_LOS = 20

export function Encabezado({ area }: { area: Area }) {
  const encogido = useSyncExternalStore(alDesplazar, () => desplazada)
  return (
    <header className={encogido ? 'encabezado encogido' : 'encabezado'}>
      <Link className="marca" to={area.panel}>
        <Marca />
      </Link>
      <div className="a-mano">
        {area.campana}
        <AyudaDePantalla />
      </div>
      <MenuDeUsuario area={area} />
    </header>
  )
}

let desplazada = false

/** Asked at any other moment, the position would have the browser lay out the whole page at once. */
function alDesplazar(announce: () => void) {
  const read = () => {
    desplazada = scrollY > ENCOGE_A_LOS
    announce()
  }
  addEventListener('scroll', read, { passive: true })
  return () => removeEventListener('scroll', read)
}

const ID = 'menu-de-usuario'

/** A native popover: it closes by itself with Escape, or with a touch elsewhere. */
function MenuDeUsuario({ area }: { area: Area }) {
  const menu = useRef<HTMLElement>(null)
  const close = () => menu.current?.hidePopover()
  useEffect(bringPopovers, [])
  return (
    <>
      <button type="button" className="usuario" popoverTarget={ID}>
        <span className="iniciales" aria-hidden="true">
          {area.iniciales}
        </span>
        {area.nombre && <span className="nombre">{area.nombre}</span>}
        <span className="rol">{area.rol}</span>
        <Menu className="solo-telefono" aria-hidden="true" />
        <span className="oculto">, abrir el menú</span>
      </button>
      <nav ref={menu} id={ID} popover="auto" className="menu" aria-label="Tu sesión">
        <p>
          <b>{area.nombre || 'Sesión activa'}</b> <span className="rol">{area.rol}</span>
        </p>
        <ul>
          {area.secciones.map(({ ruta, texto, Icono, Cuenta }) => (
            <li key={ruta}>
              <Link to={ruta} onClick={close}>
                <Icono aria-hidden="true" /> {texto} {Cuenta && <Cuenta />}
              </Link>
            </li>
          ))}
          {area.perfil && (
            <li>
              <Link to={area.perfil} onClick={close}>
                <UserRoundPen aria-hidden="true" /> Editar perfil
              </Link>
            </li>
          )}
          {area.seguridad && (
            <li>
              <Link to={area.seguridad} onClick={close}>
                <ShieldCheck aria-hidden="true" /> Seguridad
              </Link>
            </li>
          )}
          <li>
            <a href="/">
              <History aria-hidden="true" /> Ver la línea de tiempo
            </a>
          </li>
          <li>
            <button type="button" onClick={leave}>
              <LogOut aria-hidden="true" /> Cerrar sesión
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}
