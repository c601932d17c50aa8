import { useEffect } from 'react'
import { nombreCompleto } from '../../domain/creadores/creadores'
import type { DatosDeCreador } from '../../domain/creadores/datos-de-creador'
import { api, unwrap } from '../../lib/api'
import { prepare, takePrueba } from '../../lib/prueba-de-trabajo'
import { valoresVacios } from '../creador/valores'
import { announceRecibo } from './anunciar-recibo'
import { FormularioDeAporte } from './formulario-de-aporte'

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
export function AporteNuevo({ onFinish, onCancel }: { onFinish: () => void; onCancel?: () => void }) {
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
