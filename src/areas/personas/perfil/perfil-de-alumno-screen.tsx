import { alumnoNuevo } from '../../../domain/personas/alumnos'
import { acceso } from '../../ingreso/acceso-de-alumno'
import { CamposDePersona } from '../campos-de-persona'
import { Estudio } from '../estudio'
import { Tutor } from '../tutor'
import { valoresDeAlumno } from '../valores-de-alumno'
import { FormularioDePerfil } from './formulario-de-perfil'
import { PantallaDePerfil } from './pantalla-de-perfil'
import { UltimosIngresos } from './ultimos-ingresos'

const TEXTOS = { esMenor: 'Soy menor de edad', viveConPadres: 'Vivo con mis padres' }

export function Component() {
  return (
    <PantallaDePerfil acceso={acceso} ingresos={(perfil) => <UltimosIngresos {...perfil} />}>
      {(perfil) => (
        <FormularioDePerfil acceso={acceso} perfil={perfil} valoresDe={valoresDeAlumno} esquema={alumnoNuevo}>
          <CamposDePersona propios />
          <Estudio />
          <Tutor textos={TEXTOS} />
        </FormularioDePerfil>
      )}
    </PantallaDePerfil>
  )
}
