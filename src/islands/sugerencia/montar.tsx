import '../../lib/sin-eval'
import { createRoot, type Root } from 'react-dom/client'
import { asegurarAvisos } from '../avisos'
import { DialogoDeSugerencia } from './dialogo'

let raiz: Root | undefined

/** Opens 'Sugerir Edición' for a creator over the page, and gives the focus back to the button afterwards. */
export function abrirSugerencia(composerId: number, boton: HTMLElement) {
  asegurarAvisos()
  raiz ??= createRoot(document.body.appendChild(document.createElement('div')))
  dibujar(composerId, boton, true)
}

function dibujar(composerId: number, boton: HTMLElement, abierta: boolean) {
  raiz?.render(
    <DialogoDeSugerencia
      composerId={composerId}
      abierta={abierta}
      boton={boton}
      alCerrar={() => dibujar(composerId, boton, false)}
    />,
  )
}
