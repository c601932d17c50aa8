import { FormProvider } from 'react-hook-form'
import { type Confirmacion, confirmacion } from '../../../domain/sesiones/segundo-factor'
import { Button } from '../../../ui/button'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CampoDeCodigo } from '../../ingreso/campo-de-segundo-factor'
import { confirmFactor } from './queries'
import { Subtitulo } from './subtitulo'

interface Props {
  /** The drawing is an SVG. */
  empezado: { secreto: string; qr: string }
  onActivate: (codigos: string[]) => void
  onCancel: () => void
}

/** The secret goes into an application; a code of hers shows that it is there. */
export function Activacion({ empezado: { secreto, qr }, onActivate, onCancel }: Props) {
  const { form, showFaltas, showRechazo } = useFormulario<Confirmacion, Confirmacion>({
    borrador: null,
    iniciales: { codigo: '' },
    esquema: confirmacion,
  })
  const { send, enviando } = useAccion(confirmFactor)

  const onSend = form.handleSubmit(
    ({ codigo }) =>
      send(codigo, {
        onDone: ({ codigos }) => onActivate(codigos),
        onError: showRechazo('No se pudo activar el segundo factor.'),
      }),
    showFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="ui-formulario" noValidate onSubmit={onSend}>
        <Subtitulo>Activar el segundo factor</Subtitulo>
        <p>Con tu aplicación de códigos, lee el código QR o escribe la clave.</p>
        <div className="secreto fila">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt="Código QR con la clave"
            width={200}
            height={200}
          />
          <p>
            Clave: <code>{secreto.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
        </div>
        <Codigo />
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando} savingLabel="Activando...">
            Confirmar y activar
          </Button>
          <Button onClick={onCancel} disabled={enviando}>
            Cancelar
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function Codigo() {
  const campo = useCampo<Confirmacion>()
  return <CampoDeCodigo {...campo('codigo')} hint="Los seis dígitos que la aplicación muestra." />
}
