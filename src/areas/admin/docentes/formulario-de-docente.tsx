import { FormProvider } from 'react-hook-form'
import { type DatosDeDocente, docenteNuevo } from '../../../domain/docentes'
import { FormularioDeDialogo } from '../../shared/formulario/formulario-de-dialogo'
import { loCambiado, useFormulario } from '../../shared/formulario/use-formulario'
import { personaVacia, type ValoresDePersona, valoresDePersona } from '../../shared/personas/valores'
import { useAccion } from '../../shared/use-accion'
import { CamposDePersona } from '../personas/campos-de-persona'
import { type Docente, guardarDocente } from './queries'

interface Props {
  /** Whom it edits; otherwise it is a new one. */
  docente: Docente | undefined
  alCerrar: () => void
}

export default function FormularioDeDocente({ docente, alCerrar }: Props) {
  const iniciales = docente ? valoresDePersona(docente) : personaVacia
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDePersona,
    DatosDeDocente
  >({ borrador: `docente-${docente?.id ?? 'nuevo'}`, iniciales, esquema: docenteNuevo })
  const { enviar, enviando } = useAccion(guardarDocente(docente?.id))

  const alEnviar = form.handleSubmit((datos) => {
    enviar(docente ? loCambiado(iniciales, form.getValues(), datos) : datos, {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('No se pudo guardar el docente.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar={docente ? 'Guardar cambios' : 'Crear docente'}
        enviando={enviando}
      >
        <CamposDePersona />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
