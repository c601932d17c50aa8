import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { isFecha } from '../../domain/base/fechas'
import { type DiaDeSemana, diaDeSemanaDe } from '../../domain/calendario/semana'
import type { Horario } from '../../domain/catedras/horarios'
import {
  diaClaseNuevo,
  diasProgramados,
  proximaClase,
  proximaFechaLibre,
} from '../../domain/clases/dias-clase'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import type { DiaClase } from '../base/curso/dias'
import { useGestion } from '../base/curso/gestion'
import { FormularioQueGuarda } from '../base/formulario/formulario-que-guarda'
import { useCampo } from '../base/formulario/use-campo'
import { hoy } from '../base/sitio'
import { clases } from './gestion'

interface Props {
  catedraId: number
  horarios: readonly Horario[]
  /** The dates that have a class already. */
  ocupadas: readonly string[]
  /** Which one it edits; otherwise it is a new one. */
  dia: DiaClase | undefined
  onClose: () => void
}

export default function FormularioDeDia({ catedraId, horarios, ocupadas, dia, onClose }: Props) {
  const { saveDia } = useGestion(clases)
  // A new one's draft is of the class that is next: another week it would offer a day that is over.
  const { fecha, dia_semana } = dia ??
    proximaClase(horarios, hoy(), ocupadas) ?? { fecha: '', dia_semana: '' }
  return (
    <FormularioQueGuarda
      borrador={`dia-${catedraId}-${dia?.id ?? fecha}`}
      iniciales={{ fecha, dia_semana }}
      esquema={diaClaseNuevo}
      accion={saveDia(catedraId, dia?.id)}
      isEdit={dia !== undefined}
      falla="Error al guardar el día de clase."
      send={dia ? 'Guardar cambios' : 'Crear el día de clase'}
      onClose={onClose}
    >
      <CamposDeDia horarios={horarios} ocupadas={ocupadas} />
    </FormularioQueGuarda>
  )
}

interface ValoresDeDia {
  fecha: string
  dia_semana: string
}

const OTRO = 'otro'

/** A weekday of the schedule gives its next free date; an extra class has the weekday of its date. */
function CamposDeDia({ horarios, ocupadas }: Pick<Props, 'horarios' | 'ocupadas'>) {
  const { getValues, setValue, setFocus, clearErrors, watch } = useFormContext<ValoresDeDia>()
  const campo = useCampo<ValoresDeDia>()
  const programados = diasProgramados(horarios)
  const isExtra = (dia: string) => !programados.includes(dia as DiaDeSemana)
  const [extra, setExtra] = useState(() => isExtra(getValues('dia_semana')))
  const { dia_semana, fecha } = watch()
  const { onChange: _, ...eleccion } = campo('dia_semana')
  const { onChange, ...escrita } = campo('fecha')

  const put = (nueva: string, dia: string) => {
    setValue('fecha', nueva)
    setValue('dia_semana', dia)
    clearErrors()
  }
  const choose = (dia: string) => {
    setExtra(dia === OTRO)
    if (dia !== OTRO) return put(proximaFechaLibre(dia as DiaDeSemana, hoy(), ocupadas), dia)
    put('', '')
    setFocus('fecha')
  }
  const onWrite = (nueva: string) => {
    const dia = isFecha(nueva) ? diaDeSemanaDe(nueva) : ''
    if (dia) setExtra(isExtra(dia))
    setValue('dia_semana', dia || dia_semana)
    if (dia) clearErrors('dia_semana')
  }

  return (
    <>
      <Select
        label="Día de la semana"
        options={[
          ...programados.map((dia) => ({ value: dia, label: dia })),
          { value: OTRO, label: 'Otro día (clase extra)' },
        ]}
        {...eleccion}
        value={extra ? OTRO : dia_semana}
        onChange={(event) => choose(event.target.value)}
        hint={programados.length === 0 && 'La cátedra todavía no tiene horario: cada clase es extra.'}
      />
      <TextField
        label="Fecha"
        type="date"
        required
        {...escrita}
        onChange={(event) => {
          onWrite(event.target.value)
          return onChange(event)
        }}
        hint={extra && isFecha(fecha) && `Es ${diaDeSemanaDe(fecha).toLowerCase()}.`}
      />
    </>
  )
}
