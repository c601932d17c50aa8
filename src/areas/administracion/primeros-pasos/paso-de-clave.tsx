import { FormProvider } from 'react-hook-form'
import { type CambioDeClave, cambioDeClave, MINIMO_DE_CLAVE } from '../../../domain/clave'
import { Button } from '../../../ui/button'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CampoDeClave } from '../../ingreso/campo-de-clave'
import type { PropsDePaso } from './paso'
import { cambiarClave } from './queries'

const vacia: CambioDeClave = { actual: '', nueva: '' }

export function PasoDeClave({ pasos: { clave }, alSeguir, saltar }: PropsDePaso) {
  if (clave === 'ambiente') {
    return (
      <div className="panel apartado">
        <p>La contraseña la pone ADMIN_PASSWORD, en el ambiente del programa: se cambia ahí.</p>
        <div className="botones">{saltar}</div>
      </div>
    )
  }
  return <Formulario esLaGenerada={clave === 'generada'} alSeguir={alSeguir} saltar={saltar} />
}

function Formulario({
  esLaGenerada,
  alSeguir,
  saltar,
}: Omit<PropsDePaso, 'pasos'> & { esLaGenerada: boolean }) {
  const { form, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<CambioDeClave, CambioDeClave>({
    borrador: null,
    iniciales: vacia,
    esquema: cambioDeClave,
  })
  const { enviar, enviando } = useAccion(cambiarClave)

  const alEnviar = form.handleSubmit(
    (datos) =>
      enviar(datos, {
        onSuccess: () => {
          volverA(vacia)
          alSeguir()
        },
        onError: mostrarRechazo('No se pudo cambiar la contraseña.'),
      }),
    mostrarFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario" noValidate onSubmit={alEnviar}>
        <p>
          {esLaGenerada
            ? 'Entraste con la que el programa creó y mostró una vez, al arrancar. Elige una que puedas recordar.'
            : 'Ya elegiste la tuya. Aquí puedes poner otra; las demás sesiones abiertas se cierran.'}
        </p>
        <Campos />
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando}>
            Cambiar la contraseña
          </Button>
          {saltar}
        </div>
      </form>
    </FormProvider>
  )
}

function Campos() {
  const campo = useCampo<CambioDeClave>()
  return (
    <>
      {/* So that a browser that keeps passwords knows whose it is. */}
      <input
        className="oculto"
        type="text"
        autoComplete="username"
        value="admin"
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <CampoDeClave label="Contraseña de ahora" {...campo('actual')} />
      <CampoDeClave
        label="Contraseña nueva"
        autoComplete="new-password"
        hint={`Al menos ${MINIMO_DE_CLAVE} caracteres.`}
        {...campo('nueva')}
      />
    </>
  )
}
