import { FormProvider } from 'react-hook-form'
import { catedraNueva, type DatosDeCatedra } from '../../../domain/catedras'
import { FormularioDeDialogo } from '../../shared/formulario/formulario-de-dialogo'
import { loCambiado, useFormulario } from '../../shared/formulario/use-formulario'
import { useAccion } from '../../shared/use-accion'
import { CamposDeCatedra } from './campos-de-catedra'
import { Horarios } from './horarios'
import { type CatedraEditable, guardarCatedra } from './queries'
import { catedraVacia, type ValoresDeCatedra, valoresDeCatedra } from './valores'

interface Props {
  /** Which one it edits; otherwise it is a new one. */
  catedra: CatedraEditable | undefined
  alCerrar: () => void
}

export default function FormularioDeCatedra({ catedra, alCerrar }: Props) {
  const iniciales = catedra ? valoresDeCatedra(catedra) : catedraVacia()
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeCatedra,
    DatosDeCatedra
  >({ borrador: `catedra-${catedra?.id ?? 'nueva'}`, iniciales, esquema: catedraNueva })
  const { enviar, enviando } = useAccion(guardarCatedra(catedra?.id))

  const alEnviar = form.handleSubmit((datos) => {
    enviar(catedra ? loCambiado(iniciales, form.getValues(), datos) : datos, {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('No se pudo guardar la cátedra.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar={catedra ? 'Guardar cambios' : 'Crear cátedra'}
        enviando={enviando}
      >
        <CamposDeCatedra />
        <Horarios />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
