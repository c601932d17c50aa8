import { alumnoNuevo } from '../../../domain/alumnos'
import { prefetch } from '../../base/consultas'
import { acceso } from '../../ingreso/acceso-de-alumno'
import { sesionesQuery } from '../../ingreso/sesiones/queries'
import { CamposDePersona } from '../campos-de-persona'
import { Estudio } from '../estudio'
import { Tutor } from '../tutor'
import { valoresDeAlumno } from '../valores-de-alumno'
import { FormularioDePerfil } from './formulario-de-perfil'
import { PantallaDePerfil } from './pantalla-de-perfil'
import { correosQuery } from './queries'

const TEXTOS = { esMenor: 'Soy menor de edad', viveConPadres: 'Vivo con mis padres' }

export function loader() {
  prefetch(sesionesQuery)
  return prefetch(correosQuery(acceso))
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
