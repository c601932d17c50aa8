import { useQuery } from '@tanstack/react-query'
import { textoDeTamano } from '../../domain/archivos/archivos'
import { alumnoNuevo } from '../../domain/personas/alumnos'
import { TextField } from '../../ui/text-field'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { CamposDePersona } from './campos-de-persona'
import { EmailPorValer } from './email-por-valer'
import { Estudio } from './estudio'
import { type Alumno, alumnoQuery, confirmEmailDeAlumno, saveAlumno } from './queries-de-alumnos'
import { Tutor } from './tutor'
import { alumnoVacio, type ValoresDeAlumno, valoresDeAlumno } from './valores-de-alumno'

const TEXTOS = { esMenor: 'Es menor de edad', viveConPadres: 'Vive con sus padres' }

interface Props {
  /** Whom it edits; otherwise it is a new one. */
  alumno: Alumno | undefined
  onClose: () => void
}

export default function FormularioDeAlumno({ alumno, onClose }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`alumno-${alumno?.id ?? 'nuevo'}`}
      iniciales={alumno ? valoresDeAlumno(alumno) : alumnoVacio}
      esquema={alumnoNuevo}
      accion={saveAlumno(alumno?.id)}
      isEdit={alumno !== undefined}
      falla="No se pudo guardar el alumno."
      send={alumno ? 'Guardar cambios' : 'Crear alumno'}
      onClose={onClose}
    >
      {alumno && <EmailPorValer persona={alumno} accion={confirmEmailDeAlumno} onConfirm={onClose} />}
      <CamposDePersona />
      <Documento />
      <Estudio />
      <Tutor textos={TEXTOS} />
      {alumno && <UsoDeAlumno id={alumno.id} />}
    </FormularioQueGuarda>
  )
}

function Documento() {
  const campo = useCampo<ValoresDeAlumno>()
  return (
    <TextField
      label="Documento"
      hint="Si lo escribes, está en el acta y en la constancia."
      autoComplete="off"
      {...campo('documento')}
    />
  )
}

/** How much of the room that a student has is taken. */
function UsoDeAlumno({ id }: { id: number }) {
  const { data: alumno } = useQuery(alumnoQuery(id))
  const uso = alumno?.uso
  if (!uso) return null
  return (
    <p className="apagado">
      Entregas: {textoDeTamano(uso.archivos)} de {textoDeTamano(uso.cuota_archivos)}. En tablones:{' '}
      {textoDeTamano(uso.textos)} de {textoDeTamano(uso.cuota_textos)}.
    </p>
  )
}
