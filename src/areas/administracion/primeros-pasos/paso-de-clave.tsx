import { FormProvider } from 'react-hook-form'
import { type CambioDeClave, cambioDeClave, MINIMO_DE_CLAVE } from '../../../domain/sesiones/clave'
import { Button } from '../../../ui/button'
import { useCampo } from '../../base/formulario/use-campo'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { CampoDeClave } from '../../ingreso/campo-de-clave'
import type { PropsDePaso } from './paso'
import { changeClave } from './queries'

const vacia: CambioDeClave = { actual: '', nueva: '' }

export function PasoDeClave({ pasos: { clave }, onFollow, saltar }: PropsDePaso) {
  if (clave === 'ambiente') {
    return (
      <div className="panel apartado">
        <p>La contraseña la pone ADMIN_PASSWORD, en el ambiente del programa: se cambia ahí.</p>
        <div className="botones">{saltar}</div>
      </div>
    )
  }
  return <Formulario isGenerated={clave === 'generada'} onFollow={onFollow} saltar={saltar} />
}

function Formulario({
  isGenerated,
  onFollow,
  saltar,
}: Omit<PropsDePaso, 'pasos'> & { isGenerated: boolean }) {
  const { form, returnTo, showFaltas, showRechazo } = useFormulario<CambioDeClave, CambioDeClave>({
    borrador: null,
    iniciales: vacia,
    esquema: cambioDeClave,
  })
  const { send, enviando } = useAccion(changeClave)

  const onSend = form.handleSubmit(
    (datos) =>
      send(datos, {
        onSuccess: () => {
          returnTo(vacia)
          onFollow()
        },
        onError: showRechazo('No se pudo cambiar la contraseña.'),
      }),
    showFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario" noValidate onSubmit={onSend}>
        <p>
          {isGenerated
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
