import { TextField } from '../../../ui/text-field'
import { useCampo } from '../formulario/use-campo'
import type { ValoresDePersona } from '../personas/valores'

/** What everybody says of themselves; the browser may know it already. */
export function CamposPropios() {
  const campo = useCampo<ValoresDePersona>()
  return (
    <>
      <div className="ui-fila">
        <TextField label="Nombre" autoComplete="given-name" required {...campo('nombre')} />
        <TextField label="Apellido" autoComplete="family-name" required {...campo('apellido')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint="A este email llega el código para ingresar."
        {...campo('email')}
      />
      <div className="ui-fila">
        <TextField label="Teléfono" type="tel" autoComplete="tel" {...campo('telefono')} />
        <TextField label="Dirección" autoComplete="street-address" {...campo('direccion')} />
      </div>
    </>
  )
}
