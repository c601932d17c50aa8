import { useSuspenseQuery } from '@tanstack/react-query'
import { nombreDePersona } from '../../domain/personas/nombres'
import { docentesQuery } from '../personas/queries-de-docentes'

const SIN_DOCENTE = { value: '', label: 'Todavía sin docente' }

/** Whose a course may be, for a list to choose from. */
export function useDocentesPorElegir() {
  const { data: docentes } = useSuspenseQuery(docentesQuery)
  return [
    SIN_DOCENTE,
    ...docentes.map((docente) => ({ value: String(docente.id), label: nombreDePersona(docente) })),
  ]
}
