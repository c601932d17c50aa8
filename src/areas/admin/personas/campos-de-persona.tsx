import { TextField } from '../../../ui/text-field'
import { useCampo } from '../../shared/formulario/use-campo'

export interface ValoresDePersona {
  nombre: string
  apellido: string
  email: string
  telefono: string
  direccion: string
}

type Guardada = Pick<ValoresDePersona, 'nombre' | 'apellido' | 'email'> & {
  telefono: string | null
  direccion: string | null
}

export const personaVacia: ValoresDePersona = {
  nombre: '',
  apellido: '',
  email: '',
  telefono: '',
  direccion: '',
}

export const valoresDePersona = (una: Guardada): ValoresDePersona => ({
  nombre: una.nombre,
  apellido: una.apellido,
  email: una.email,
  telefono: una.telefono ?? '',
  direccion: una.direccion ?? '',
})

/** What a student's form and a teacher's have in common. */
export function CamposDePersona() {
  const campo = useCampo<ValoresDePersona>()
  return (
    <>
      <div className="ui-fila">
        <TextField label="Nombre" autoComplete="off" required {...campo('nombre')} />
        <TextField label="Apellido" autoComplete="off" required {...campo('apellido')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        required
        hint="Con este email recibe el código para ingresar."
        {...campo('email')}
      />
      <div className="ui-fila">
        <TextField label="Teléfono" type="tel" autoComplete="off" {...campo('telefono')} />
        <TextField label="Dirección" autoComplete="off" {...campo('direccion')} />
      </div>
    </>
  )
}
