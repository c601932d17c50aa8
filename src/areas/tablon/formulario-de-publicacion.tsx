import { FormProvider } from 'react-hook-form'
import { type DatosDePublicacion, publicacionNueva } from '../../domain/publicacion-nueva'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
import { CamposDePublicacion } from './campos-de-publicacion'
import { type CatedraDeTablon, useTablon } from './contexto'
import { savePublicacion } from './queries'
import type { ValoresDePublicacion } from './valores'

interface Props {
  /** Which one it edits; otherwise it is a new one. */
  id?: number
  /** It announces a task or an evaluation: its type stays. */
  anuncia?: boolean
  borrador: string
  iniciales: ValoresDePublicacion
  catedras: CatedraDeTablon[]
  onClose: () => void
}

export function FormularioDePublicacion({ id, anuncia, borrador, iniciales, catedras, onClose }: Props) {
  const { textos } = useTablon()
  const { form, recuperado, returnTo, showFaltas, showRechazo, cambiosDe } = useFormulario<
    ValoresDePublicacion,
    DatosDePublicacion
  >({ borrador, iniciales, esquema: publicacionNueva })
  const { send, enviando } = useAccion(savePublicacion(id))

  const onSend = form.handleSubmit((datos) => {
    const enviados = id === undefined ? datos : cambiosDe(datos)
    send(
      { ...enviados, catedraId: Number(form.getValues('catedraId')) },
      {
        onDone: () => returnTo(iniciales),
        onSuccess: onClose,
        onError: showRechazo(id === undefined ? textos.create : textos.actualizar),
      },
    )
  }, showFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={onSend}
        onDiscard={recuperado && (() => returnTo(iniciales))}
        onCancel={onClose}
        send={id === undefined ? 'Publicar' : 'Guardar cambios'}
        mientras={id === undefined ? 'Publicando...' : 'Guardando...'}
        enviando={enviando}
      >
        <CamposDePublicacion isNew={id === undefined} conTipo={!anuncia} catedras={catedras} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
