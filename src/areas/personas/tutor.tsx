import { useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox'
import { TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import { sinTutor, type ValoresDeAlumno } from './valores-de-alumno'

interface Props {
  /** What the two boxes say: to oneself, or of somebody else. */
  textos: { esMenor: string; viveConPadres: string }
}

/** Who answers for a minor; what was said of them goes where the student is none. */
export function Tutor({ textos }: Props) {
  const { register, setValue } = useFormContext<ValoresDeAlumno>()
  const esMenor = useWatch<ValoresDeAlumno, 'es_menor'>({ name: 'es_menor' })
  const campo = useCampo<ValoresDeAlumno>()

  const onChange = ({ target }: { target: { checked: boolean } }) => {
    if (target.checked) return
    setValue('vive_con_padres', sinTutor.vive_con_padres)
    setValue('nombre_tutor', sinTutor.nombre_tutor)
    setValue('telefono_tutor', sinTutor.telefono_tutor)
  }

  return (
    <>
      <Checkbox label={textos.esMenor} {...register('es_menor', { onChange: onChange })} />
      {esMenor && (
        <>
          <div className="ui-fila">
            <TextField label="Nombre del tutor" autoComplete="off" required {...campo('nombre_tutor')} />
            <TextField
              label="Teléfono del tutor"
              type="tel"
              autoComplete="off"
              required
              {...campo('telefono_tutor')}
            />
          </div>
          <Checkbox label={textos.viveConPadres} {...register('vive_con_padres')} />
        </>
      )}
    </>
  )
}
