import type { Curso } from './tipos'

/** The course's units, for a list to choose from. */
export function opcionesDeUnidad({ PlanDeClases }: Curso) {
  const varios = PlanDeClases.length > 1
  const suyas = PlanDeClases.flatMap(({ titulo, UnidadPlan }) =>
    UnidadPlan.map(({ id, periodo }) => ({
      value: String(id),
      label: varios ? `${titulo}: ${periodo}` : periodo,
    })),
  )
  return [{ value: '', label: 'Ninguna en particular' }, ...suyas]
}
