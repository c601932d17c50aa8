import { docenteNuevo } from '../../../domain/docentes'
import { adelantar } from '../../shared/consultas'
import { FormularioDePerfil } from '../../shared/perfil/formulario-de-perfil'
import { PantallaDePerfil } from '../../shared/perfil/pantalla-de-perfil'
import { correosQuery } from '../../shared/perfil/queries'
import { CamposDePersona } from '../../shared/personas/campos-de-persona'
import { valoresDePersona } from '../../shared/personas/valores'
import { sesionesQuery } from '../../shared/sesiones/queries'
import { acceso } from '../acceso'

export function loader() {
  adelantar(sesionesQuery)
  return adelantar(correosQuery(acceso))
}

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
          <CamposDePersona propios />
        </FormularioDePerfil>
      )}
    </PantallaDePerfil>
  )
}
