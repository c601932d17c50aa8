import type { ReactNode } from 'react'
import { Casilla, Fecha, Parrafo, Texto } from './campos'
import { FilasDeOtrosNombres } from './filas-de-otros-nombres'
import { ObrasNotables } from './obras-notables'

/** `obligatoria`: a new creator has to say it; a suggestion starts from what is there. */
export function Basica({
  obligatoria = false,
  trasNombre,
}: {
  obligatoria?: boolean
  trasNombre?: ReactNode
}) {
  const required = obligatoria && { required: true }
  return (
    <div className="ui-formulario">
      <div className="ui-fila">
        <Texto name="first_name" label="Nombres" {...required} />
        <Texto
          name="last_name"
          label="Apellidos"
          hint="Solo una agrupación u orquesta puede no tener."
          {...required}
        />
      </div>
      {trasNombre}
      <FilasDeOtrosNombres />
      <div className="ui-fila">
        <Fecha de="birth" titulo="Nacimiento" {...required} />
        <div>
          <Fecha de="death" titulo="Fallecimiento" />
          <Casilla name="death_unknown" label="Falleció, se ignora el año" />
        </div>
      </div>
      <Parrafo name="bio" label="Biografía" rows={6} {...required} />
      <ObrasNotables {...required} />
    </div>
  )
}
