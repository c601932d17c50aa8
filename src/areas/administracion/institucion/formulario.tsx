import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { type DatosDeInstitucion, datosDeInstitucion } from '../../../domain/institucion'
import { Button } from '../../../ui/button'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import { guardarInstitucion, type Institucion } from './queries'
import { recargarEn } from './recarga'

interface Props {
  institucion: Institucion
  /** Which ones it has; what it has not stays as it is. */
  campos: readonly (keyof DatosDeInstitucion)[]
  /** Under this name what was left half written is kept. */
  borrador: string
  enviar: string
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
  enviar,
  destino,
  children,
  acciones,
}: Props) {
  const { nombre, zona, color } = institucion
  const iniciales = { nombre, zona, color: color ?? '' }
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    DatosDeInstitucion,
    DatosDeInstitucion
  >({ borrador, iniciales, esquema: datosDeInstitucion })
  const accion = useAccion(guardarInstitucion)

  const alEnviar = form.handleSubmit(
    (datos) =>
      accion.enviar(Object.fromEntries(campos.map((campo) => [campo, datos[campo]])), {
        onSuccess: () => {
          volverA(datos)
          recargarEn(destino, 'Los datos de la institución se guardaron.')
        },
        onError: mostrarRechazo('No se pudieron guardar los datos.'),
      }),
    mostrarFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario" noValidate onSubmit={alEnviar}>
        {recuperado && <Recuperado alDescartar={() => volverA(iniciales)} />}
        {children}
        <div className="botones">
          <Button type="submit" variant="primary" saving={accion.enviando}>
            {enviar}
          </Button>
          {acciones}
        </div>
      </form>
    </FormProvider>
  )
}
