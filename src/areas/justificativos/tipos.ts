import type { fetchPropios } from './queries-de-alumno'

export type Justificativo = Awaited<ReturnType<typeof fetchPropios>>[number]
