import { useController } from 'react-hook-form'
import { etiquetaDeTipo, tiposDePublicacion } from '../../domain/tablon/publicaciones'
import { Checkbox } from '../../ui/checkbox'
import { RichTextField } from '../../ui/rich-text/rich-text-field'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import { type CatedraDeTablon, useTablon } from './contexto'
import type { ValoresDePublicacion } from './valores'

const tipos = tiposDePublicacion.map((tipo) => ({ value: tipo, label: etiquetaDeTipo[tipo] }))

interface Props {
  isNew: boolean
  conTipo: boolean
  catedras: CatedraDeTablon[]
}

/** A student's posts are announcements, for everybody to see. */
export function CamposDePublicacion({ isNew, conTipo, catedras }: Props) {
  const campo = useCampo<ValoresDePublicacion>()
  const { lector } = useTablon()
  const isAlumno = lector.rol === 'alumno'
  return (
    <>
      {isNew && catedras.length > 1 && (
        <Select
          label="Cátedra"
          options={catedras.map(({ id, nombre, anio }) => ({
            value: String(id),
            label: `${nombre} (${anio})`,
          }))}
          {...campo('catedraId')}
        />
      )}
      {!isAlumno && conTipo && <Select label="Tipo" options={tipos} {...campo('tipo')} />}
      <TextField label="Título" autoComplete="off" required {...campo('titulo')} />
      <Contenido />
      {!isAlumno && <Checkbox label="Visible para los alumnos" {...campo('visibleToStudents')} />}
    </>
  )
}

function Contenido() {
  const { field, fieldState } = useController<ValoresDePublicacion, 'contenido'>({ name: 'contenido' })
  return <RichTextField label="Contenido" required {...field} error={fieldState.error?.message} />
}
