import '../../lib/sin-eval'
import { useEffect } from 'react'
import type { Root } from 'react-dom/client'
import { nombreCompleto } from '../../domain/creadores/creadores'
import type { DatosDeCreador } from '../../domain/creadores/datos-de-creador'
import { api, unwrap } from '../../lib/api'
import { prepare, takePrueba } from '../../lib/prueba-de-trabajo'
import { Dialog } from '../../ui/dialog'
import { ensureAvisos } from '../avisos'
import { valoresVacios } from '../creador/valores'
import { createRaiz, createRaizAparte } from '../raiz'
import { useAtras } from '../use-atras'
import { announceRecibo } from './anunciar-recibo'
import { FormularioDeAporte } from './formulario-de-aporte'

let raiz: Root | undefined

/** Opens 'Agregar Nuevo Creador' over the page. */
export function openAporte() {
  ensureAvisos()
  raiz ??= createRaizAparte()
  draw(true)
}

/** The form on a page of its own. */
export function mountAporte(hueco: Element) {
  ensureAvisos()
  createRaiz(hueco).render(<AporteNuevo onFinish={() => scrollTo({ top: 0 })} />)
}

const draw = (abierto: boolean) =>
  raiz?.render(<DialogoDeAporte abierto={abierto} onClose={() => draw(false)} />)

function DialogoDeAporte({ abierto, onClose }: { abierto: boolean; onClose: () => void }) {
  useAtras(abierto, onClose)
  return (
    <Dialog
      open={abierto}
      onClose={onClose}
      title="Agregar Nuevo Creador"
      description="Lo que envíes se revisa antes de publicarse. Los campos con * son obligatorios."
    >
      <AporteNuevo onFinish={onClose} onCancel={onClose} />
    </Dialog>
  )
}

const textos = {
  send: 'Agregar creador',
  exito: '¡Compositor agregado con éxito! Revisa tu correo para el seguimiento.',
  fallo: 'Ocurrió un error al agregar el compositor...',
}

async function send(datos: DatosDeCreador, oculto: object) {
  const headers = await takePrueba()
  const { recibo } = await unwrap(api.composers.post({ ...datos, ...oculto }, { headers }))
  announceRecibo({ recibo, nombre: nombreCompleto(datos) })
}

/** The same form in the dialog and on its page, with the same draft. */
function AporteNuevo({ onFinish, onCancel }: { onFinish: () => void; onCancel?: () => void }) {
  useEffect(prepare, [])
  return (
    <FormularioDeAporte
      clave="guarania.aporte"
      iniciales={valoresVacios}
      send={send}
      textos={textos}
      nuevo
      onFinish={onFinish}
      {...(onCancel && { onCancel })}
    />
  )
}
