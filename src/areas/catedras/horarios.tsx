import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { type DiaDeSemana, diasDeSemana } from '../../domain/semana'

import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { useCampo } from '../base/formulario/use-campo'
import type { ValoresDeCatedra } from './valores'

const opcionesDeDia = diasDeSemana.map((dia) => ({ value: dia, label: dia }))

/** The weekly slots; a new one is at the hour of the last, on the day after. */
export function Horarios() {
  const { control, getValues, setFocus } = useFormContext<ValoresDeCatedra>()
  const { fields, append, remove } = useFieldArray({ control, name: 'horariosPorDia' })

  const anadir = () => append(siguienteA(getValues('horariosPorDia').at(-1)))

  const quitar = (posicion: number) => {
    remove(posicion)
    if (fields.length > 1) setFocus(`horariosPorDia.${Math.min(posicion, fields.length - 2)}.dia_semana`)
  }

  return (
    <fieldset className="horarios">
      <legend>Días y horarios</legend>
      {fields.length === 0 && <p className="ui-ayuda">Todavía sin horario.</p>}
      {fields.map((campo, posicion) => (
        <HorarioItem key={campo.id} posicion={posicion} alQuitar={() => quitar(posicion)} />
      ))}
      <div>
        <Button onClick={anadir}>
          <Plus aria-hidden="true" /> Añadir horario
        </Button>
      </div>
    </fieldset>
  )
}

function HorarioItem({ posicion, alQuitar }: { posicion: number; alQuitar: () => void }) {
  const campo = useCampo<ValoresDeCatedra>()
  return (
    <div className="horario">
      <Select label="Día" options={opcionesDeDia} {...campo(`horariosPorDia.${posicion}.dia_semana`)} />
      <TextField label="Desde" type="time" {...campo(`horariosPorDia.${posicion}.hora_inicio`)} />
      <TextField label="Hasta" type="time" {...campo(`horariosPorDia.${posicion}.hora_fin`)} />
      <Button variant="quiet" className="quitar" onClick={alQuitar}>
        <Trash2 aria-hidden="true" />
        <span className="oculto">Quitar el horario {posicion + 1}</span>
      </Button>
    </div>
  )
}

type Horario = ValoresDeCatedra['horariosPorDia'][number]

function siguienteA(ultimo: Horario | undefined): Horario {
  if (!ultimo) return { dia_semana: 'Lunes', hora_inicio: '', hora_fin: '' }
  const posicion = diasDeSemana.indexOf(ultimo.dia_semana as DiaDeSemana)
  return { ...ultimo, dia_semana: diasDeSemana[(posicion + 1) % diasDeSemana.length] ?? 'Lunes' }
}
