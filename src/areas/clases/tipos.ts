import type { z } from 'zod'
import type { diaClaseContado } from '../../../api/cursado/clases/ficha'

export type DiaClase = z.infer<typeof diaClaseContado>
