import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { type DatosDeInstitucion, datosDeInstitucion } from '../../../domain/casa/institucion'
import { Button } from '../../../ui/button'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { type Institucion, saveInstitucion } from './queries'
import { reloadIn } from './recarga'

interface Props {
  institucion: Institucion
  /** Which ones it has; what it has not stays as it is. */
  campos: readonly (keyof DatosDeInstitucion)[]
  /** Under this name what was left half written is kept. */
  borrador: string
  send: string
  /** Where one is once it has been saved. */
  destino: string
  /** The fields, and what else stands beside the button. */
  children: ReactNode
  acciones?: ReactNode
}

/** What is said of the institution, or a part of it. */
export function FormularioDeInstitucion({
  institucion,
  campos,
  borrador,
  send,
  destino,
  children,
  acciones,
}: Props) {
  const { nombre, zona, color, correo, ingreso_por_codigo } = institucion
  const iniciales = { nombre, zona, color: color ?? '', correo: correo ?? '', ingreso_por_codigo }
  const { form, recuperado, returnTo, showFaltas, showRechazo } = useFormulario<
    DatosDeInstitucion,
    DatosDeInstitucion
  >({ borrador, iniciales, esquema: datosDeInstitucion })
  const accion = useAccion(saveInstitucion)

  const onSend = form.handleSubmit(
    (datos) =>
      accion.send(Object.fromEntries(campos.map((campo) => [campo, datos[campo]])), {
        onSuccess: () => {
          returnTo(datos)
          reloadIn(destino, 'Los datos de la institución se guardaron.')
        },
        onError: showRechazo('No se pudieron guardar los datos.'),
      }),
    showFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario" noValidate onSubmit={onSend}>
        {recuperado && <Recuperado onDiscard={() => returnTo(iniciales)} />}
        {children}
        <div className="botones">
          <Button type="submit" variant="primary" saving={accion.enviando}>
            {send}
          </Button>
          {acciones}
        </div>
      </form>
    </FormProvider>
  )
}
