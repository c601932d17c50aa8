import { alumnoNuevo } from '../../../domain/alumnos'
import { TextArea, TextField } from '../../../ui/text-field'
import { useCampo } from '../../shared/formulario/use-campo'
import { CamposPropios } from '../../shared/perfil/campos-propios'
import { FormularioDePerfil } from '../../shared/perfil/formulario-de-perfil'
import { PantallaDePerfil } from '../../shared/perfil/pantalla-de-perfil'
import { acceso } from '../acceso'
import { Tutor } from './tutor'
import { type ValoresDePerfil, valoresDePerfil } from './valores'

export function Component() {
  return (
    <PantallaDePerfil acceso={acceso}>
      {(perfil) => (
        <FormularioDePerfil acceso={acceso} perfil={perfil} valoresDe={valoresDePerfil} esquema={alumnoNuevo}>
          <CamposPropios />
          <Estudio />
          <Tutor />
        </FormularioDePerfil>
      )}
    </PantallaDePerfil>
  )
}

function Estudio() {
  const campo = useCampo<ValoresDePerfil>()
  return (
    <>
      <TextField label="Instrumento" autoComplete="off" {...campo('instrumento')} />
      <TextArea label="Detalles adicionales" rows={3} {...campo('detalles_adicionales')} />
    </>
  )
}
