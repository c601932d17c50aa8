import { docenteNuevo } from '../../domain/personas/docentes'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { CamposDePersona } from './campos-de-persona'
import { EmailPorValer } from './email-por-valer'
import { confirmEmailDeDocente, type Docente, saveDocente } from './queries-de-docentes'
import { personaVacia, valoresDePersona } from './valores'

interface Props {
  /** Whom it edits; otherwise it is a new one. */
  docente: Docente | undefined
  onClose: () => void
}

export default function FormularioDeDocente({ docente, onClose }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`docente-${docente?.id ?? 'nuevo'}`}
      iniciales={docente ? valoresDePersona(docente) : personaVacia}
      esquema={docenteNuevo}
      accion={saveDocente(docente?.id)}
      isEdit={docente !== undefined}
      falla="No se pudo guardar el docente."
      send={docente ? 'Guardar cambios' : 'Crear docente'}
      onClose={onClose}
    >
      {docente && <EmailPorValer persona={docente} accion={confirmEmailDeDocente} onConfirm={onClose} />}
      <CamposDePersona />
    </FormularioQueGuarda>
  )
}
