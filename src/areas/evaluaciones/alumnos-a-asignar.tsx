import { Controller, useFormContext } from 'react-hook-form'
import { nombreDePersona } from '../../domain/nombres'
import { cuantos } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import type { ValoresDeAsignacion } from './formulario-de-asignacion'
import type { Curso } from './tipos'

interface Props {
  alumnos: Curso['CatedraAlumno']
  /** They keep it: it can't be taken from them. */
  yaAsignados: number[]
}

export function AlumnosAAsignar({ alumnos, yaAsignados }: Props) {
  const { control } = useFormContext<ValoresDeAsignacion>()
  const faltan = alumnos.filter(({ alumnoId }) => !yaAsignados.includes(alumnoId))
  if (alumnos.length === 0) return <p>Todavía no hay alumnos inscritos en la cátedra.</p>
  return (
    <Controller
      control={control}
      name="alumnoIds"
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => {
        const toggle = (id: number) =>
          onChange(value.includes(id) ? value.filter((uno) => uno !== id) : [...value, id])
        const todos = [...yaAsignados, ...faltan.map(({ alumnoId }) => alumnoId)]
        return (
          <fieldset className="candidatos" aria-describedby={error && 'falta-de-alumnos'}>
            <legend>Alumnos</legend>
            <div className="botones">
              <Button onClick={() => onChange(todos)} disabled={faltan.length === 0}>
                Seleccionar a todos
              </Button>
              <Button onClick={() => onChange(yaAsignados)}>Quitar la selección</Button>
              <span role="status" className="apagado">
                {cuantos(value.length, 'seleccionado', 'seleccionados')}
              </span>
            </div>
            {error && (
              <p id="falta-de-alumnos" className="ui-error">
                {error.message}
              </p>
            )}
            <div className="opciones completas">
              {alumnos.map(({ alumnoId, Alumno }, i) => (
                <label key={alumnoId}>
                  <input
                    ref={i === 0 ? ref : undefined}
                    type="checkbox"
                    checked={value.includes(alumnoId)}
                    disabled={yaAsignados.includes(alumnoId)}
                    aria-invalid={Boolean(error)}
                    onChange={() => toggle(alumnoId)}
                  />
                  <span>{nombreDePersona(Alumno)}</span>
                  {yaAsignados.includes(alumnoId) && <Badge tone="blue">Ya asignada</Badge>}
                </label>
              ))}
            </div>
          </fieldset>
        )
      }}
    />
  )
}
