import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { renameObras } from '../../domain/creadores/obras'
import { TextArea } from '../../ui/text-field'
import type { Valores } from './valores'

/** A title that is written anew takes its links along: once it is written, since each letter is another title. */
export function ObrasNotables({ required = false }: { required?: boolean }) {
  const { register, getValues, setValue, formState } = useFormContext<Valores>()
  const antes = useRef('')
  const follow = () => {
    const [obras, enlaces] = getValues(['notable_works', 'obra_enlaces'])
    setValue('obra_enlaces', renameObras(antes.current, obras, enlaces), { shouldDirty: true })
  }
  return (
    <TextArea
      label="Obras notables"
      rows={3}
      hint="Una por línea, o separadas con punto y coma."
      required={required}
      error={formState.errors.notable_works?.message}
      onFocus={() => {
        antes.current = getValues('notable_works')
      }}
      {...register('notable_works', { onBlur: follow })}
    />
  )
}
