import { TextArea, TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import type { ValoresDeAlumno } from './valores-de-alumno'

export function Estudio() {
  const campo = useCampo<ValoresDeAlumno>()
  return (
    <>
      <TextField label="Instrumento" autoComplete="off" {...campo('instrumento')} />
      <TextArea label="Detalles adicionales" rows={3} {...campo('detalles_adicionales')} />
    </>
  )
}
