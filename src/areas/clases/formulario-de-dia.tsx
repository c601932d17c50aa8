import { diaClaseNuevo, proximaClase } from '../../domain/dias-clase'
import type { Horario } from '../../domain/horarios'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { hoy } from '../base/sitio'
import { CamposDeDia } from './campos-de-dia'
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
  // A new one's draft is of the class that is next: another week it would offer a day that is over.
  const { fecha, dia_semana } = dia ?? proximaClase(horarios, hoy()) ?? { fecha: '', dia_semana: '' }
  return (
    <FormularioQueGuarda
      borrador={`dia-${catedraId}-${dia?.id ?? fecha}`}
      iniciales={{ fecha, dia_semana }}
      esquema={diaClaseNuevo}
      accion={guardar}
      esEdicion={dia !== undefined}
      falla="Error al guardar el día de clase."
      enviar={dia ? 'Guardar cambios' : 'Crear el día de clase'}
      alCerrar={alCerrar}
    >
      <CamposDeDia horarios={horarios} />
    </FormularioQueGuarda>
  )
}
