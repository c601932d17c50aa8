import { FormProvider } from 'react-hook-form'
import { type DatosDePublicacion, publicacionNueva } from '../../domain/publicacion-nueva'
import { FormularioDeDialogo } from '../base/formulario/formulario-de-dialogo'
import { useFormulario } from '../base/formulario/use-formulario'
import { useAccion } from '../base/use-accion'
import { CamposDePublicacion } from './campos-de-publicacion'
import { type CatedraDeTablon, useTablon } from './contexto'
import { guardarPublicacion } from './queries'
import type { ValoresDePublicacion } from './valores'

interface Props {
  /** Which one it edits; otherwise it is a new one. */
  id?: number
  /** It announces a task or an evaluation: its type stays. */
  anuncia?: boolean
  borrador: string
  iniciales: ValoresDePublicacion
  catedras: CatedraDeTablon[]
  alCerrar: () => void
}

export function FormularioDePublicacion({ id, anuncia, borrador, iniciales, catedras, alCerrar }: Props) {
  const { textos } = useTablon()
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo, cambiosDe } = useFormulario<
    ValoresDePublicacion,
    DatosDePublicacion
  >({ borrador, iniciales, esquema: publicacionNueva })
  const { enviar, enviando } = useAccion(guardarPublicacion(id))

  const alEnviar = form.handleSubmit((datos) => {
    const enviados = id === undefined ? datos : cambiosDe(datos)
    enviar(
      { ...enviados, catedraId: Number(form.getValues('catedraId')) },
      {
        alLograr: () => volverA(iniciales),
        onSuccess: alCerrar,
        onError: mostrarRechazo(id === undefined ? textos.crear : textos.actualizar),
      },
    )
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar={id === undefined ? 'Publicar' : 'Guardar cambios'}
        mientras={id === undefined ? 'Publicando...' : 'Guardando...'}
        enviando={enviando}
      >
        <CamposDePublicacion esNueva={id === undefined} conTipo={!anuncia} catedras={catedras} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
