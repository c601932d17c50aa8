import { FormProvider } from 'react-hook-form'
import { type Confirmacion, confirmacion } from '../../../domain/segundo-factor'
import { Button } from '../../../ui/button'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CampoDeCodigo } from '../../ingreso/campo-de-segundo-factor'
import { confirmarFactor } from './queries'
import { Subtitulo } from './subtitulo'

interface Props {
  secreto: string
  /** An SVG. */
  qr: string
  alActivar: (codigos: string[]) => void
  alCancelar: () => void
}

/** The secret goes into an application; a code of hers shows that it is there. */
export function Activacion({ secreto, qr, alActivar, alCancelar }: Props) {
  const { form, mostrarFaltas, mostrarRechazo } = useFormulario<Confirmacion, Confirmacion>({
    borrador: null,
    iniciales: { codigo: '' },
    esquema: confirmacion,
  })
  const { enviar, enviando } = useAccion(confirmarFactor)

  const alEnviar = form.handleSubmit(
    ({ codigo }) =>
      enviar(codigo, {
        alLograr: ({ codigos }) => alActivar(codigos),
        onError: mostrarRechazo('No se pudo activar el segundo factor.'),
      }),
    mostrarFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="ui-formulario" noValidate onSubmit={alEnviar}>
        <Subtitulo>Activar el segundo factor</Subtitulo>
        <p>Con tu aplicación de códigos, lee el código QR o escribe la clave.</p>
        <div className="secreto">
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
          <Button onClick={alCancelar} disabled={enviando}>
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
