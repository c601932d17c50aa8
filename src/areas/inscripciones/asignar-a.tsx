import type { ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { type AQuienes, TODOS } from '../../domain/tareas/asignar-al-crear'
import { cuantos } from '../../lib/formato'
import { AlumnosPorAsignar, type Inscrito } from './alumnos-por-asignar'

/** What a form says of to whom it gives what it creates. */
export interface ValoresDeAsignar {
  asignar: AQuienes
}

interface Props {
  inscritos: readonly Inscrito[]
}

/** To whom something is given as it is created: all of a course, some of them, or nobody yet. */
export function AsignarA({ inscritos }: Props) {
  const { clearErrors } = useFormContext<ValoresDeAsignar>()
  const { field, fieldState } = useController<ValoresDeAsignar, 'asignar'>({ name: 'asignar' })
  const libres = inscritos.map(({ alumnoId }) => alumnoId)
  const eligiendo = Array.isArray(field.value)

  const choose = (asignar: AQuienes) => {
    field.onChange(asignar)
    clearErrors('asignar')
  }

  if (inscritos.length === 0) return null
  return (
    <>
      <fieldset className="asignar-a hilera">
        <legend>Asignar a</legend>
        <Opcion elegida={field.value === TODOS} onChoose={() => choose(TODOS)}>
          Todos <span className="apagado">({cuantos(inscritos.length, 'alumno', 'alumnos')})</span>
        </Opcion>
        <Opcion elegida={eligiendo} onChoose={() => choose([])}>
          Elegir
        </Opcion>
        <Opcion elegida={field.value === null} onChoose={() => choose(null)}>
          Después
        </Opcion>
      </fieldset>
      {Array.isArray(field.value) && (
        <AlumnosPorAsignar
          inscritos={inscritos}
          asignados={[]}
          libres={libres}
          // A draft may name who has left.
          elegidos={field.value.filter((id) => libres.includes(id))}
          onChoose={choose}
          falta={fieldState.error?.message ?? ''}
        />
      )}
    </>
  )
}

interface OpcionProps {
  elegida: boolean
  onChoose: () => void
  children: ReactNode
}

function Opcion({ elegida, onChoose, children }: OpcionProps) {
  return (
    <label>
      <input type="radio" name="asignar-a" checked={elegida} onChange={onChoose} />
      <span>{children}</span>
    </label>
  )
}
