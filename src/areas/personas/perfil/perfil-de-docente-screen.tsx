import { docenteNuevo } from '../../../domain/docentes'
import { prefetch } from '../../base/consultas'
import { acceso } from '../../ingreso/acceso-de-docente'
import { sesionesQuery } from '../../ingreso/sesiones/queries'
import { CamposDePersona } from '../campos-de-persona'
import { valoresDePersona } from '../valores'
import { FormularioDePerfil } from './formulario-de-perfil'
import { PantallaDePerfil } from './pantalla-de-perfil'
import { correosQuery } from './queries'

export function loader() {
  prefetch(sesionesQuery)
  return prefetch(correosQuery(acceso))
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
