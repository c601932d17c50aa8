import { FormProvider } from 'react-hook-form'
import { type DatosDePublicacion, publicacionNueva } from '../../domain/tablon/publicacion-nueva'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useGuardado } from '../base/formulario/use-guardado'
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
  const { form, save, enDialogo } = useGuardado({
    borrador,
    iniciales,
    esquema: publicacionNueva,
    accion: savePublicacion(id),
    datosDe: (datos: DatosDePublicacion, { form, cambiosDe }) => ({
      ...(id === undefined ? datos : cambiosDe(datos)),
      catedraId: Number(form.getValues('catedraId')),
    }),
    falla: id === undefined ? textos.create : textos.actualizar,
    onClose,
  })
  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={save}
        {...enDialogo}
        send={id === undefined ? 'Publicar' : 'Guardar cambios'}
        mientras={id === undefined ? 'Publicando...' : 'Guardando...'}
      >
        <CamposDePublicacion isNew={id === undefined} conTipo={!anuncia} catedras={catedras} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
