import { FormProvider } from 'react-hook-form'
import { Link } from 'react-router'
import { type CorreoDePrueba, correoDePrueba, type Proveedor } from '../../../domain/correos/correo-de-prueba'
import { textoDeFalla } from '../../../lib/api'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import { rutas } from '../../admin'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import type { PropsDePaso } from './paso'
import { tryOutCorreo } from './queries'

const porDonde: Record<Proveedor, string> = {
  resend: 'Los correos salen por Resend.',
  smtp: 'Los correos salen por un servidor SMTP.',
  carpeta: 'Todavía no hay por dónde enviarlos: cada correo queda como un archivo en la carpeta correos.',
}
const vacio: CorreoDePrueba = { para: '' }
const FALLA = 'No se pudo enviar el correo de prueba.'

export function PasoDeCorreo({ pasos: { correo }, saltar }: PropsDePaso) {
  const { form, showFaltas, showRechazo } = useFormulario<CorreoDePrueba, CorreoDePrueba>({
    borrador: 'correo-de-prueba',
    iniciales: vacio,
    esquema: correoDePrueba,
  })
  const { send, enviando, error, datos } = useAccion(tryOutCorreo)
  const onSend = form.handleSubmit((prueba) => send(prueba, { onError: showRechazo(FALLA) }), showFaltas)

  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario" noValidate onSubmit={onSend}>
        <p>
          Docentes y alumnos ingresan con un código que llega por correo. {porDonde[correo]} El servicio se
          elige en <Link to={`${rutas.institucion}?tab=correo`}>Institución, Correo</Link>.
        </p>
        <Campo />
        <div role="status">
          {datos && !enviando && <p className="resultado">{datos.message}</p>}
          {error && !enviando && <p className="ui-error">{textoDeFalla(FALLA, error)}</p>}
        </div>
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando} savingLabel="Enviando...">
            Enviar una prueba
          </Button>
          {saltar}
        </div>
        <p className="apagado">
          Lo que se envía a los demás está en <Link to={rutas.correos}>Correos</Link>.
        </p>
      </form>
    </FormProvider>
  )
}

function Campo() {
  const campo = useCampo<CorreoDePrueba>()
  return (
    <TextField
      label="Tu email"
      type="email"
      autoComplete="email"
      required
      hint="Ahí va el correo de prueba."
      {...campo('para')}
    />
  )
}
