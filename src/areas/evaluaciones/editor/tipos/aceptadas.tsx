import { useController, useFormContext } from 'react-hook-form'
import { TextArea } from '../../../../ui/text-field'
import { mensajeDe } from '../mensaje'
import type { ValoresDeEvaluacion } from '../valores'

/** What is taken for right, a line for each. */
export function Aceptadas({ lugar }: { lugar: number }) {
  const { control } = useFormContext<ValoresDeEvaluacion>()
  const { field, fieldState } = useController({ control, name: `preguntas.${lugar}.aceptadas` })
  return (
    <TextArea
      {...field}
      label="Respuestas que valen"
      hint="Una por línea. No se miran acentos, mayúsculas, espacios de más ni el punto final; «1,5» es lo mismo que «1.5»."
      rows={3}
      error={mensajeDe(fieldState.error)}
      value={(field.value ?? []).join('\n')}
      onChange={({ target }) => field.onChange(target.value.split('\n'))}
    />
  )
}
