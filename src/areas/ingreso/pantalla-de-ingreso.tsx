import type { ReactNode } from 'react'
import { Marca } from '../base/emblema'

/** Where one signs in: there is no area around it yet. */
export function PantallaDeIngreso({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="encabezado">
        <a className="marca" href="/">
          <Marca />
        </a>
      </header>
      <main className="ingreso" id="contenido">
        {children}
      </main>
    </>
  )
}
