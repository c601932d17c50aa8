import type { DatosDeCreador } from '../../domain/datos-de-creador'
import { api, unwrap } from '../../lib/api'
import { valoresVacios } from '../creador/valores'
import { FormularioDeAporte } from './formulario-de-aporte'

const textos = {
  enviar: 'Agregar creador',
  exito: '¡Compositor agregado con éxito! Revisa tu correo para el seguimiento.',
  fallo: 'Ocurrió un error al agregar el compositor...',
}

const enviar = (datos: DatosDeCreador) => unwrap(api.composers.post(datos))

/** The same form in the dialog and on its page, with the same draft. */
export function AporteNuevo({ alTerminar, alCancelar }: { alTerminar: () => void; alCancelar?: () => void }) {
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
