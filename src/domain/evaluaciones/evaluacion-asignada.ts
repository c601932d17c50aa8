import { z } from 'zod'
import { idsEscritos, isId, textoEscrito } from '../base/campos.ts'
import { isPlazo } from '../base/plazos.ts'
import { applyReglas, type Regla } from '../base/reglas-de-formulario.ts'

const asignacion = z.object({ alumnoIds: idsEscritos, fecha_entrega: textoEscrito })
type Escrita = z.infer<typeof asignacion>

const reglas: Regla<Escrita>[] = [
  [
    'alumnoIds',
    ({ alumnoIds }) => alumnoIds.length === 0,
    'Debes seleccionar al menos un alumno para asignar la evaluación.',
  ],
  [
    'fecha_entrega',
    ({ fecha_entrega }) => !fecha_entrega,
    'Debes seleccionar una fecha de entrega para la evaluación.',
  ],
  ['fecha_entrega', ({ fecha_entrega }) => !isPlazo(fecha_entrega), 'La fecha de entrega no es válida.'],
  ['alumnoIds', ({ alumnoIds }) => !alumnoIds.every(isId), 'Hay un alumno que no es válido.'],
]

/** To whom an evaluation is given, and until when. */
export const asignacionDeEvaluacion = asignacion.superRefine(applyReglas(reglas))
export type DatosDeAsignacion = z.infer<typeof asignacionDeEvaluacion>
