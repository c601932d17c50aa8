import { docenteNuevo } from '../../domain/docentes'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { CamposDePersona } from './campos-de-persona'
import { type Docente, guardarDocente } from './queries-de-docentes'
import { personaVacia, valoresDePersona } from './valores'

interface Props {
  /** Whom it edits; otherwise it is a new one. */
  docente: Docente | undefined
  alCerrar: () => void
}

export default function FormularioDeDocente({ docente, alCerrar }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`docente-${docente?.id ?? 'nuevo'}`}
      iniciales={docente ? valoresDePersona(docente) : personaVacia}
      esquema={docenteNuevo}
      accion={guardarDocente(docente?.id)}
      esEdicion={docente !== undefined}
      falla="No se pudo guardar el docente."
      enviar={docente ? 'Guardar cambios' : 'Crear docente'}
      alCerrar={alCerrar}
    >
      <CamposDePersona />
    </FormularioQueGuarda>
  )
}
