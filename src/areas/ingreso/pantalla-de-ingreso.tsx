import { type ReactNode, useState } from 'react'
import { avisoDeAlmacenamiento } from '../../lib/aviso-de-almacenamiento'
import { Marca } from '../base/emblema'
import { AyudaDePantalla } from '../base/marco/ayuda-de-pantalla'

/** Where one signs in: there is no area around it yet. */
export function PantallaDeIngreso({ children }: { children: ReactNode }) {
  const [aviso] = useState(avisoDeAlmacenamiento)
  return (
    <>
      <header className="encabezado">
        <a className="marca" href="/">
          <Marca />
        </a>
        <AyudaDePantalla />
      </header>
      <main className="ingreso" id="contenido">
        {aviso && <p className="aviso-de-almacenamiento">{aviso}</p>}
        {children}
      </main>
    </>
  )
}
