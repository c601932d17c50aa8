import { docenteNuevo } from '../../../domain/personas/docentes'
import { acceso } from '../../ingreso/acceso-de-docente'
import { CamposDePersona } from '../campos-de-persona'
import { valoresDePersona } from '../valores'
import { FormularioDePerfil } from './formulario-de-perfil'
import { PantallaDePerfil } from './pantalla-de-perfil'
import { UltimosIngresos } from './ultimos-ingresos'

export function Component() {
  return (
    <PantallaDePerfil acceso={acceso} ingresos={(perfil) => <UltimosIngresos {...perfil} />}>
      {(perfil) => (
        <FormularioDePerfil
          acceso={acceso}
          perfil={perfil}
          valoresDe={valoresDePersona}
          esquema={docenteNuevo}
        >
          <CamposDePersona propios />
        </FormularioDePerfil>
      )}
    </PantallaDePerfil>
  )
}
