import { createRoot, type Root } from 'react-dom/client'
import { asegurarAvisos } from '../avisos'
import { DialogoDeSugerencia } from './dialogo'
import '../../styles/ui.css'
import '../../styles/formulario.css'

let raiz: Root | undefined

/** Opens 'Sugerir Edición' for a creator over the page. */
export function abrirSugerencia(composerId: number) {
  asegurarAvisos()
  raiz ??= createRoot(document.body.appendChild(document.createElement('div')))
  dibujar(composerId, true)
}

function dibujar(composerId: number, abierta: boolean) {
  raiz?.render(
    <DialogoDeSugerencia
      composerId={composerId}
      abierta={abierta}
      alCerrar={() => dibujar(composerId, false)}
    />,
  )
}
