import '../../lib/sin-eval'
import { createRoot, type Root } from 'react-dom/client'
import type { DatosDeCreador } from '../../domain/datos-de-creador'
import { api, unwrap } from '../../lib/api'
import { Dialog } from '../../ui/dialog'
import { asegurarAvisos } from '../avisos'
import { valoresVacios } from '../creador/valores'
import { FormularioDeAporte } from './formulario-de-aporte'

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

const textos = {
  enviar: 'Agregar creador',
  exito: '¡Compositor agregado con éxito! Revisa tu correo para el seguimiento.',
  fallo: 'Ocurrió un error al agregar el compositor...',
}

const enviar = (datos: DatosDeCreador) => unwrap(api.composers.post(datos))

/** The same form in the dialog and on its page, with the same draft. */
function AporteNuevo({ alTerminar, alCancelar }: { alTerminar: () => void; alCancelar?: () => void }) {
  return (
    <FormularioDeAporte
      clave="guarania.aporte"
      iniciales={valoresVacios}
      enviar={enviar}
      textos={textos}
      nuevo
      alTerminar={alTerminar}
      {...(alCancelar && { alCancelar })}
    />
  )
}
