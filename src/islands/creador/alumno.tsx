import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox'
import { Texto } from './campos'
import type { Valores } from './valores'

/** Who gives it as a student is credited by name; taking the mark away takes the names. */
export function Alumno() {
  const { register, resetField } = useFormContext<Valores>()
  const isAlumno = useWatch<Valores, 'is_student_contribution'>({ name: 'is_student_contribution' })
  const marca = register('is_student_contribution', {
    onChange: ({ target }) => {
      if (target.checked) return
      resetField('student_first_name', { defaultValue: '' })
      resetField('student_last_name', { defaultValue: '' })
    },
  })
  return (
    <>
      <Checkbox label="Soy estudiante de la cátedra" {...marca} />
      {isAlumno && (
        <div className="ui-fila">
          <Texto name="student_first_name" label="Tu nombre" autoComplete="given-name" required />
          <Texto name="student_last_name" label="Tu apellido" autoComplete="family-name" required />
        </div>
      )}
    </>
  )
}
