import { useEffect, useRef } from 'react'
import { nombreCompleto } from '../../domain/creadores/creadores'
import type { DatosDeCreador } from '../../domain/creadores/datos-de-creador'
import { api, unwrap } from '../../lib/api'
import { keepMiAporte, type MiAporte } from '../../lib/mis-aportes'
import { prepare, takePrueba } from '../../lib/prueba-de-trabajo'
import { valoresVacios } from '../creador/valores'
import { openRecibo } from './anunciar-recibo'
import { FormularioDeAporte } from './formulario-de-aporte'

const textos = {
  send: 'Agregar creador',
  exito: '¡Compositor agregado con éxito! Revisa tu correo para el seguimiento.',
  fallo: 'Ocurrió un error al agregar el compositor...',
}

async function send(datos: DatosDeCreador, oculto: object): Promise<MiAporte> {
  const headers = await takePrueba()
  const { recibo } = await unwrap(api.composers.post({ ...datos, ...oculto }, { headers }))
  const aporte = { recibo, nombre: nombreCompleto(datos) }
  keepMiAporte(aporte)
  return aporte
}

/** The same form in the dialog and on its page, with the same draft; its receipt's page is what comes next. */
export function AporteNuevo({ onFinish, onCancel }: { onFinish?: () => void; onCancel?: () => void }) {
  const enviado = useRef<MiAporte>(null)
  useEffect(prepare, [])
  return (
    <FormularioDeAporte
      clave="guarania.aporte"
      iniciales={valoresVacios}
      send={async (datos, oculto) => {
        enviado.current = await send(datos, oculto)
      }}
      textos={textos}
      nuevo
      onFinish={() => {
        if (enviado.current) openRecibo(enviado.current)
        onFinish?.()
      }}
      {...(onCancel && { onCancel })}
    />
  )
}
