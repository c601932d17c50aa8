import { useQuery } from '@tanstack/react-query'
import { useFormState } from 'react-hook-form'
import { etiquetaDeDato } from '../../domain/evaluaciones/dato-preguntado'
import type { CampoPreguntado } from '../../domain/evaluaciones/evaluaciones'
import { preguntasQuery } from './queries'
import type { ValoresDeAdmin } from './valores'

/** In which fields of the form each datum is. */
const camposDe: Record<CampoPreguntado, readonly (keyof ValoresDeAdmin)[]> = {
  nacimiento: ['birth_certeza', 'birth_year', 'birth_hasta'],
  siglo: ['birth_certeza', 'birth_year', 'birth_hasta'],
  fallecimiento: ['death_certeza', 'death_year', 'death_hasta', 'death_unknown'],
  periodo: ['period'],
  rol: ['mainRole'],
  obra: ['notable_works'],
}

/** Of each datum that the form has changed, how many questions of evaluations ask it. */
export function PreguntasQueLoUsan({ id }: { id: number }) {
  const { dirtyFields } = useFormState<ValoresDeAdmin>()
  const { data } = useQuery(preguntasQuery(id))
  const usados = data?.datos.filter(({ campo }) => camposDe[campo].some((uno) => dirtyFields[uno])) ?? []
  return (
    <div role="status">
      {usados.length > 0 && (
        <div className="nota-de-evaluacion">
          {usados.map(({ campo, texto }) => (
            <p key={campo}>
              {etiquetaDeDato[campo]}: {texto}.
            </p>
          ))}
          <p className="apagado">Al guardar, sus docentes las verán entre sus preguntas por revisar.</p>
        </div>
      )}
    </div>
  )
}
