import { TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import type { ValoresDePersona } from './valores'

/** What a student and a teacher have in common. What people say of themselves, the browser may know already. */
export function CamposDePersona({ propios = false }: { propios?: boolean }) {
  const campo = useCampo<ValoresDePersona>()
  const sabido = (dato: string) => ({ autoComplete: propios ? dato : 'off' })
  return (
    <>
      <div className="ui-fila">
        <TextField label="Nombre" required {...sabido('given-name')} {...campo('nombre')} />
        <TextField label="Apellido" required {...sabido('family-name')} {...campo('apellido')} />
      </div>
      <TextField
        label="Email"
        type="email"
        required
        hint={
          propios
            ? 'A este email llega el código para ingresar. Si lo cambias, te pediremos confirmarlo, y valdrá 72 horas después.'
            : 'Con este email recibe el código para ingresar.'
        }
        {...sabido('email')}
        {...campo('email')}
      />
      <div className="ui-fila">
        <TextField label="Teléfono" type="tel" {...sabido('tel')} {...campo('telefono')} />
        <TextField label="Dirección" {...sabido('street-address')} {...campo('direccion')} />
      </div>
    </>
  )
}
