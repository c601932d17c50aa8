import type { Leido } from '../base/leer'

export type Justificativo = Leido<'alumnos/me/catedras/:id/justificativos'>[number]
