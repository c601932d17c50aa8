import '../../lib/sin-eval'
import { createRoot, type Root } from 'react-dom/client'
import { Dialog } from '../../ui/dialog'
import { asegurarAvisos } from '../avisos'
import { AporteNuevo } from './aporte-nuevo'

let raiz: Root | undefined

/** Opens 'Agregar Nuevo Creador' over the page. */
export function abrirAporte() {
  asegurarAvisos()
  raiz ??= createRoot(document.body.appendChild(document.createElement('div')))
  dibujar(true)
}

/** The form on a page of its own. */
export function montarAporte(hueco: Element) {
  asegurarAvisos()
  createRoot(hueco).render(<AporteNuevo alTerminar={() => scrollTo({ top: 0 })} />)
}

function dibujar(abierto: boolean) {
  const cerrar = () => dibujar(false)
  raiz?.render(
    <Dialog
      open={abierto}
      onClose={cerrar}
      title="Agregar Nuevo Creador"
      description="Lo que envíes se revisa antes de publicarse. Los campos con * son obligatorios."
    >
      <AporteNuevo alTerminar={cerrar} alCancelar={cerrar} />
    </Dialog>,
  )
}
