import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { FormularioDePanel } from '../../base/formulario/formulario-de-panel'
import { useFormulario } from '../../base/formulario/use-formulario'
import { useAccion } from '../../base/use-accion'
import type { Acceso, Perfil } from '../../ingreso/acceso'
import { savePerfil } from './mutations'

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
  const { form, recuperado, returnTo, showFaltas, showRechazo, cambiosDe } = useFormulario<V, D>({
    borrador: `perfil-${acceso.rol}-${perfil.id}`,
    iniciales,
    esquema,
  })
  const { send, enviando } = useAccion(savePerfil(acceso))

  const onSend = form.handleSubmit(
    (datos) =>
      send(cambiosDe(datos), {
        onDone: (guardado) => returnTo(valoresDe(guardado)),
        onError: showRechazo('No se pudo guardar el perfil.'),
      }),
    showFaltas,
  )

  return (
    <FormProvider {...form}>
      <FormularioDePanel
        className="perfil"
        onSubmit={onSend}
        onDiscard={recuperado && (() => returnTo(iniciales))}
        enviando={enviando}
      >
        {children}
      </FormularioDePanel>
    </FormProvider>
  )
}
