import { alumnoNuevo } from '../../../domain/alumnos'
import { adelantar } from '../../shared/consultas'
import { FormularioDePerfil } from '../../shared/perfil/formulario-de-perfil'
import { PantallaDePerfil } from '../../shared/perfil/pantalla-de-perfil'
import { correosQuery } from '../../shared/perfil/queries'
import { CamposDePersona } from '../../shared/personas/campos-de-persona'
import { Estudio } from '../../shared/personas/estudio'
import { Tutor } from '../../shared/personas/tutor'
import { valoresDeAlumno } from '../../shared/personas/valores-de-alumno'
import { sesionesQuery } from '../../shared/sesiones/queries'
import { acceso } from '../acceso'

const TEXTOS = { esMenor: 'Soy menor de edad', viveConPadres: 'Vivo con mis padres' }

export function loader() {
  adelantar(sesionesQuery)
  return adelantar(correosQuery(acceso))
}

export function Component() {
  return (
    <PantallaDePerfil acceso={acceso}>
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
