import { FormProvider } from 'react-hook-form'
import { alumnoNuevo, type DatosDeAlumno } from '../../../domain/alumnos'
import { FormularioDeDialogo } from '../../shared/formulario/formulario-de-dialogo'
import { loCambiado, useFormulario } from '../../shared/formulario/use-formulario'
import { Estudio } from '../../shared/personas/estudio'
import { Tutor } from '../../shared/personas/tutor'
import { alumnoVacio, type ValoresDeAlumno, valoresDeAlumno } from '../../shared/personas/valores-de-alumno'
import { useAccion } from '../../shared/use-accion'
import { CamposDePersona } from '../personas/campos-de-persona'
import { type Alumno, guardarAlumno } from './queries'

const TEXTOS = { esMenor: 'Es menor de edad', viveConPadres: 'Vive con sus padres' }

interface Props {
  /** Whom it edits; otherwise it is a new one. */
  alumno: Alumno | undefined
  alCerrar: () => void
}

export default function FormularioDeAlumno({ alumno, alCerrar }: Props) {
  const iniciales = alumno ? valoresDeAlumno(alumno) : alumnoVacio
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeAlumno,
    DatosDeAlumno
  >({ borrador: `alumno-${alumno?.id ?? 'nuevo'}`, iniciales, esquema: alumnoNuevo })
  const { enviar, enviando } = useAccion(guardarAlumno(alumno?.id))

  const alEnviar = form.handleSubmit((datos) => {
    enviar(alumno ? loCambiado(iniciales, form.getValues(), datos) : datos, {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('No se pudo guardar el alumno.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar={alumno ? 'Guardar cambios' : 'Crear alumno'}
        enviando={enviando}
      >
        <CamposDePersona />
        <Estudio />
        <Tutor textos={TEXTOS} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
