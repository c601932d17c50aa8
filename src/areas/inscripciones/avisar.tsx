import type { AlInscribir } from '../../domain/inscripciones/inscripciones'
import { Checkbox } from '../../ui/checkbox'
import { useCampo } from '../base/formulario/use-campo'

/** Whether who enrols is told so. */
export function Avisar() {
  const campo = useCampo<AlInscribir>()
  return (
    <Checkbox
      label="Avisarles por correo"
      hint="Que están en la cátedra, y cómo se entra."
      {...campo('avisar')}
    />
  )
}
