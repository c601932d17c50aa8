import { FormProvider } from 'react-hook-form'
import { type DatosDeDiaClase, diaClaseNuevo, proximaClase } from '../../../domain/dias-clase'
import type { Horario } from '../../../domain/horarios'
import { FormularioDeDialogo } from '../formulario/formulario-de-dialogo'
import { loCambiado, useFormulario } from '../formulario/use-formulario'
import { hoy } from '../sitio'
import { useAccion } from '../use-accion'
import { CamposDeDia, type ValoresDeDia } from './campos-de-dia'
import type { DiaClase, GuardarDia } from './tipos'

interface Props {
  catedraId: number
  horarios: readonly Horario[]
  /** Which one it edits; otherwise it is a new one. */
  dia: DiaClase | undefined
  guardar: GuardarDia
  alCerrar: () => void
}

export default function FormularioDeDia({ catedraId, horarios, dia, guardar, alCerrar }: Props) {
  const { fecha, dia_semana } = dia ?? proximaClase(horarios, hoy()) ?? { fecha: '', dia_semana: '' }
  const iniciales: ValoresDeDia = { fecha, dia_semana }
  const { form, recuperado, volverA, mostrarFaltas, mostrarRechazo } = useFormulario<
    ValoresDeDia,
    DatosDeDiaClase
  >({ borrador: `dia-${catedraId}-${dia?.id ?? 'nuevo'}`, iniciales, esquema: diaClaseNuevo })
  const { enviar, enviando } = useAccion(guardar)

  const alEnviar = form.handleSubmit((datos) => {
    enviar(dia ? loCambiado(iniciales, form.getValues(), datos) : datos, {
      onSuccess: () => {
        volverA(iniciales)
        alCerrar()
      },
      onError: mostrarRechazo('Error al guardar el día de clase.'),
    })
  }, mostrarFaltas)

  return (
    <FormProvider {...form}>
      <FormularioDeDialogo
        onSubmit={alEnviar}
        alDescartar={recuperado && (() => volverA(iniciales))}
        alCancelar={alCerrar}
        enviar={dia ? 'Guardar cambios' : 'Crear el día de clase'}
        enviando={enviando}
      >
        <CamposDeDia horarios={horarios} />
      </FormularioDeDialogo>
    </FormProvider>
  )
}
