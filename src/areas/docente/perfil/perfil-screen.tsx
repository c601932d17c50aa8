import { docenteNuevo } from '../../../domain/docentes'
import { CamposPropios } from '../../shared/perfil/campos-propios'
import { FormularioDePerfil } from '../../shared/perfil/formulario-de-perfil'
import { PantallaDePerfil } from '../../shared/perfil/pantalla-de-perfil'
import { valoresDePersona } from '../../shared/personas/valores'
import { acceso } from '../acceso'

export function Component() {
  return (
    <PantallaDePerfil acceso={acceso}>
      {(perfil) => (
        <FormularioDePerfil
          acceso={acceso}
          perfil={perfil}
          valoresDe={valoresDePersona}
          esquema={docenteNuevo}
        >
          <CamposPropios />
        </FormularioDePerfil>
      )}
    </PantallaDePerfil>
  )
}
