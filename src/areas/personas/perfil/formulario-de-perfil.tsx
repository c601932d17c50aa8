import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { Button } from '../../../ui/button'
import { Recuperado } from '../../base/formulario/recuperado'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { guardarPerfil } from './mutations'

interface Props<P extends Perfil, V extends FieldValues, D extends object> {
  acceso: Acceso<P, D>
  perfil: P
  valoresDe: (perfil: P) => V
  esquema: z.ZodType<D>
  /** The fields. */
  children: ReactNode
}

/** Editing one's own data; only what was changed is sent. */
export function FormularioDePerfil<P extends Perfil, V extends FieldValues, D extends object>({
  acceso,
  perfil,
  valoresDe,
  esquema,
  children,
}: Props<P, V, D>) {
  const iniciales = valoresDe(perfil)
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo, cambiosDe } = useFormulario<V, D>({
    borrador: `perfil-${acceso.rol}-${perfil.id}`,
    iniciales,
    esquema,
  })
  const { enviar, enviando } = useAccion(guardarPerfil(acceso))

  const alEnviar = form.handleSubmit(
    (datos) =>
      enviar(cambiosDe(datos), {
        alLograr: (guardado) => volverA(valoresDe(guardado)),
        onError: mostrarRechazo('No se pudo guardar el perfil.'),
      }),
    mostrarFaltas,
  )

  return (
    <FormProvider {...form}>
      <form className="panel ui-formulario perfil" noValidate onSubmit={alEnviar}>
        {recuperado && <Recuperado alDescartar={() => volverA(iniciales)} />}
        {children}
        <div className="botones">
          <Button type="submit" variant="primary" saving={enviando}>
            Guardar cambios
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
