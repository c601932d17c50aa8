import { TextField } from '../../../ui/text-field'
import { useCampo } from '../../shared/formulario/use-campo'
import type { ValoresDePersona } from '../../shared/personas/valores'

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
