import { alumnoNuevo } from '../../../domain/alumnos'
import { FormularioQueGuarda } from '../../shared/formulario/formulario-que-guarda'
import { CamposDePersona } from '../../shared/personas/campos-de-persona'
import { Estudio } from '../../shared/personas/estudio'
import { Tutor } from '../../shared/personas/tutor'
import { alumnoVacio, valoresDeAlumno } from '../../shared/personas/valores-de-alumno'
import { type Alumno, guardarAlumno } from './queries'
import { UsoDeAlumno } from './uso-de-alumno'

const TEXTOS = { esMenor: 'Es menor de edad', viveConPadres: 'Vive con sus padres' }

interface Props {
  /** Whom it edits; otherwise it is a new one. */
  alumno: Alumno | undefined
  alCerrar: () => void
}

export default function FormularioDeAlumno({ alumno, alCerrar }: Props) {
  return (
    <FormularioQueGuarda
      borrador={`alumno-${alumno?.id ?? 'nuevo'}`}
      iniciales={alumno ? valoresDeAlumno(alumno) : alumnoVacio}
      esquema={alumnoNuevo}
      accion={guardarAlumno(alumno?.id)}
      esEdicion={alumno !== undefined}
      falla="No se pudo guardar el alumno."
      enviar={alumno ? 'Guardar cambios' : 'Crear alumno'}
      alCerrar={alCerrar}
    >
      <CamposDePersona />
      <Estudio />
      <Tutor textos={TEXTOS} />
      {alumno && <UsoDeAlumno id={alumno.id} />}
    </FormularioQueGuarda>
  )
}
