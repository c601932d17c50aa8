import type { Suceso } from './suceso.ts'
import { DE_CIERRE } from './sucesos-de-cierre.ts'
import { DE_CLASES } from './sucesos-de-clases.ts'
import { DE_CUOTAS } from './sucesos-de-cuotas.ts'
import { DE_DOCENTES } from './sucesos-de-docentes.ts'
import { DE_PERSONAS } from './sucesos-de-personas.ts'
import { DE_TRABAJOS } from './sucesos-de-trabajos.ts'

const TODOS = [DE_PERSONAS, DE_CUOTAS, DE_CLASES, DE_TRABAJOS, DE_DOCENTES, DE_CIERRE]

export const sucesosDe = (hoy: string): Suceso[] => TODOS.flatMap((unos) => unos[hoy] ?? [])
